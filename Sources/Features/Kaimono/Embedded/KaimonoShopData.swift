/// The initial data of the embedded shop, as read from its file.
struct KaimonoShopData: Hashable, Sendable {
  /// A product of the cart and the shop's stock of it.
  struct Item: Hashable, Sendable {
    let product: CartProduct
    let stock: Int
  }

  let items: [Item]
  let pickupPlace: String
  let payment: String
  /// The days for which orders can be placed, the earliest first; at least one.
  let pickupDays: [PickupDay]
}
