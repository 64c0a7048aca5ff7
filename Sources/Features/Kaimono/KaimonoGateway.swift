/// The way to the shop; nothing outside it knows where data comes from.
///
/// It belongs to no actor. What the way does is an error; what the shop refuses is an answer.
package protocol KaimonoGateway: Sendable {
  /// Loads the cart, for the next day that can be ordered for.
  func cart() async throws(KaimonoConnectionError) -> KaimonoCart

  /// Sends an order. If the shop has already taken an order with this key, it returns that order's
  /// receipt; if it has refused the key before, it always answers ``KaimonoRefusal/voided``.
  func place(_ order: KaimonoOrder) async throws(KaimonoConnectionError) -> OrderAnswer

  /// Resolves an order whose answer was lost: returns its receipt if it has arrived. If not, the
  /// shop refuses an order with this key with ``KaimonoRefusal/voided`` from now on.
  func resolve(_ key: OrderKey) async throws(KaimonoConnectionError) -> OrderReceipt?
}
