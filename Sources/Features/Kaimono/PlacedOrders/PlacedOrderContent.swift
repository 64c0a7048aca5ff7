/// What pages say of a placed order.
struct PlacedOrderContent: Identifiable, Hashable, Sendable {
  let id: PlacedOrder.ID
  let name: String
  let state: String
  let products: [CartProduct]
  let total: String
  let pickupDay: String
  let pickupPlace: String
  let payment: String
}

extension PlacedOrderContent {
  init(_ order: PlacedOrder) {
    id = order.id
    name = "注文番号 \(order.id)"
    state = order.state.words
    products = order.cart.products
    total = KaimonoWords.total(of: order.cart)
    pickupDay = KaimonoWords.text(of: order.cart.pickupDay)
    pickupPlace = order.cart.pickupPlace ?? ""
    payment = order.cart.payment
  }
}

extension PlacedOrder.State {
  fileprivate var words: String {
    switch self {
    case .onItsWay: "お届け中"
    case .waiting: "受け取り待ち"
    case .pickedUp: "受け取り済み"
    }
  }
}
