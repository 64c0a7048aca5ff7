/// The way to the shop; nothing outside it knows where data comes from.
@MainActor
package protocol KaimonoGateway: AnyObject {
  /// Loads the cart, for the next day that can be ordered for.
  func cart() async throws(KaimonoError) -> KaimonoCart

  /// Orders. An order whose key the shop has taken before gets the receipt of that time; one whose key
  /// it has refused is answered with ``KaimonoError/voided``, for ever.
  func place(_ order: KaimonoOrder) async throws(KaimonoError) -> OrderReceipt

  /// Resolves an order whose answer was lost: gives its receipt if it has arrived. If not, the shop
  /// answers an order with this key with ``KaimonoError/voided`` from now on.
  func resolve(_ key: OrderKey) async throws(KaimonoError) -> OrderReceipt?
}
