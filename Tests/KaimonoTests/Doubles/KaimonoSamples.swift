@testable import Kaimono

extension CartProduct {
  static let carrot = CartProduct(
    id: 101,
    name: "にんじん",
    picture: "carrot",
    price: Yen(198),
    quantity: 2
  )
  static let pork = CartProduct(
    id: 102,
    name: "豚こま切れ肉",
    picture: "pork",
    price: Yen(540),
    quantity: 1
  )
  static let salt = CartProduct(
    id: 103,
    name: "塩",
    picture: "salt",
    price: Yen(120),
    quantity: 1
  )
  static let asparagus = CartProduct(.asparagus, quantity: 1)
  static let onion = CartProduct(.onion, quantity: 1)
}

extension ShopProduct {
  static let asparagus = ShopProduct(
    id: 201,
    name: "アスパラガス",
    picture: "asparagus",
    price: Yen(248),
    stock: 20,
    isNew: true
  )
  static let shrimp = ShopProduct(
    id: 202,
    name: "桜えび",
    picture: "sakura-shrimp",
    price: Yen(680),
    stock: 5,
    isLimited: true
  )
  static let seaBream = ShopProduct(
    id: 203,
    name: "真だい",
    picture: "sea-bream",
    price: Yen(780),
    stock: 12,
    isDelivered: false
  )
  static let strawberry = ShopProduct(
    id: 204,
    name: "いちご",
    picture: "strawberry",
    price: Yen(598),
    stock: 0
  )
  static let onion = ShopProduct(
    id: 205,
    name: "たまねぎ",
    picture: "onion",
    price: Yen(178),
    stock: 60
  )
}

extension PickupDay {
  static let april2 = PickupDay(year: 2026, month: 4, day: 2, deadline: .seconds(1_775_005_200))
  static let april3 = PickupDay(year: 2026, month: 4, day: 3, deadline: .seconds(1_775_091_600))
}

extension KaimonoCart {
  static func sample(
    _ products: [CartProduct] = [.carrot, .pork, .salt],
    pickupPlace: String? = "渋谷駅前ステーション"
  ) -> KaimonoCart {
    KaimonoCart(
      products: products,
      pickupPlace: pickupPlace,
      pickupDay: .april2,
      payment: "クレジットカード"
    )
  }
}

extension OrderReceipt {
  static let first = OrderReceipt(number: 1, total: Yen(1056), pickupDay: .april2)
}
