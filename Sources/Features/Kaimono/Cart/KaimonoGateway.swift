/// The way to the shop; nothing outside it knows where data comes from.
///
/// 6 of 7: here an order leaves the app, and what it returns or throws goes back up the numbers:
/// service, interactor, presenter, scene, data source, view.
@MainActor
package protocol KaimonoGateway: AnyObject {
  /// Loads the cart, for the next day that can be ordered for.
  func cart() async throws(KaimonoError) -> KaimonoCart

  /// Sends an order. If the shop has already taken an order with this key, it returns that order's
  /// receipt; if it has refused the key before, it always throws ``KaimonoError/voided``.
  func place(_ order: KaimonoOrder) async throws(KaimonoError) -> OrderReceipt

  /// Settles an order whose answer was lost: returns its receipt if it has arrived. If not, the
  /// shop refuses an order with this key with ``KaimonoError/voided`` from now on.
  func settle(_ key: OrderKey) async throws(KaimonoError) -> OrderReceipt?
}
