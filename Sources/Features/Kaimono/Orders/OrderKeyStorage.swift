/// Keeps the key of the order that has no answer, and what it orders, over the end of the app.
@MainActor
protocol OrderKeyStorage: AnyObject {
  /// What is kept.
  var pending: PendingOrder? { get }

  /// Keeps an order in the place of what was kept; on return it is as safe as it will be.
  ///
  /// - Throws: ``KaimonoError/notKept``, and what was kept before still is.
  func keep(_ order: PendingOrder) throws(KaimonoError)

  /// Keeps nothing any more, for the shop has answered.
  ///
  /// If that fails, a restart asks the shop again with the same key: one order all the same, but one
  /// that was refused may be taken then.
  func forget()
}
