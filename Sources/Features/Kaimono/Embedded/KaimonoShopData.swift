/// What the embedded shop starts with, as its file says it.
struct KaimonoShopData: Hashable, Sendable {
  /// A product of the cart and how many of it the shop has.
  struct Item: Hashable, Sendable {
    let product: CartProduct
    let stock: Int
  }

  let items: [Item]
  let pickupPlace: String
  let payment: String
  /// The days that can be ordered for, the earliest first; at least one.
  let pickupDays: [PickupDay]
}
