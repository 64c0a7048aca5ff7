/// What has become of the embedded shop since it opened.
struct ShopRecord: Codable, Hashable, Sendable {
  /// What is chosen of a subject.
  struct Chosen: Codable, Hashable, Sendable {
    /// `nil` if none is yet.
    var id: KaimonoChoice.ID?
    /// How often one has been chosen.
    var revision = 0
  }

  /// What the shop has in the cart.
  var products: [CartProduct]
  /// How many it has of each product of which that has changed.
  var stock: [CartProduct.ID: Int] = [:]
  var receipts: [OrderKey: OrderReceipt] = [:]
  /// The keys that it has refused or resolved, and never takes.
  var voided: Set<OrderKey> = []
  var refusesNextPayment = false
  var orders: [KaimonoOrder] = []
  /// The identifiers of the orders that wait to be picked up.
  var acceptableDeliveries: Set<String> = []
  var areNotificationsDenied = false
  /// What is chosen; `nil` in a file from before there was anything to choose.
  var chosen: [KaimonoChoiceSubject: Chosen]?
}
