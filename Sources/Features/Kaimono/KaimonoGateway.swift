/// The way to the shop; nothing outside it knows where data comes from.
///
/// It belongs to no actor. What the way does is an error; what the shop refuses is an answer.
package protocol KaimonoGateway: Sendable {
  /// Loads the cart, for the next day that can be ordered for.
  func cart() async throws(KaimonoConnectionError) -> KaimonoCart

  /// Loads products as the shop offers them now, in the order of the identifiers; it leaves out what it does
  /// not have.
  func products(
    _ ids: [CartProduct.ID]
  ) async throws(KaimonoConnectionError) -> [ShopProduct]

  /// Loads a shop with its products; `nil` if there is none with this identifier.
  func shop(_ id: Int) async throws(KaimonoConnectionError) -> ShopFront?

  /// Loads what the first screen says of the shop.
  func top() async throws(KaimonoConnectionError) -> KaimonoTop

  /// Loads what the first screen says of the person's orders.
  func deliveries() async throws(KaimonoConnectionError) -> KaimonoDeliveries

  /// Loads the orders that the shop has taken, the newest first.
  func placedOrders() async throws(KaimonoConnectionError) -> [PlacedOrder]

  /// Loads an order that the shop has taken; `nil` if there is none with this number.
  func placedOrder(_ id: PlacedOrder.ID) async throws(KaimonoConnectionError) -> PlacedOrder?

  /// Loads what there is to choose from, and what is chosen.
  func choices(
    _ subject: KaimonoChoiceSubject
  ) async throws(KaimonoConnectionError) -> KaimonoChoices

  /// Chooses one for the orders to come; an order that has been sent keeps what it says itself.
  ///
  /// The shop takes it only if none has been chosen since the revision, so that a request which arrives late
  /// does not replace a later choice.
  ///
  /// - Returns: What there is to choose from then, and what is chosen: another one, if the shop does not have
  ///   the one that was asked for, or the revision is an older one.
  func choose(
    _ id: KaimonoChoice.ID,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) async throws(KaimonoConnectionError) -> KaimonoChoices

  /// Sends an order. If the shop has already taken an order with this key, it returns that order's
  /// receipt; if it has refused the key before, it always answers ``KaimonoRefusal/voided``.
  func place(_ order: KaimonoOrder) async throws(KaimonoConnectionError) -> OrderAnswer

  /// Resolves an order whose answer was lost: returns its receipt if it has arrived. If not, the
  /// shop refuses an order with this key with ``KaimonoRefusal/voided`` from now on.
  func resolve(_ key: OrderKey) async throws(KaimonoConnectionError) -> OrderReceipt?
}
