/// The way to the shop; nothing outside it knows where data comes from.
@MainActor
package protocol KaimonoGateway: AnyObject {
  /// Loads the cart, for the next day that can be ordered for.
  func cart() async throws(KaimonoError) -> KaimonoCart

  /// Sends an order. If the shop has already taken an order with this key, it returns that order's
  /// receipt; if it has refused the key before, it always throws ``KaimonoError/voided``.
  func place(_ order: KaimonoOrder) async throws(KaimonoError) -> OrderReceipt

  /// Resolves an order whose answer was lost: returns its receipt if it has arrived. If not, the
  /// shop refuses an order with this key with ``KaimonoError/voided`` from now on.
  func resolve(_ key: OrderKey) async throws(KaimonoError) -> OrderReceipt?
}
