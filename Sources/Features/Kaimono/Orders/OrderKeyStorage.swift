/// Keeps the key of the order that has no answer, and what it orders, over the end of the app.
@MainActor
protocol OrderKeyStorage: AnyObject {
  /// What is kept.
  var pending: PendingOrder? { get }

  /// Keys that could be neither kept nor, for certain, taken back: a later run may find them and send
  /// their orders. Before anyone is told that there is no order, the shop has to settle them.
  var doubtful: [OrderKey] { get }

  /// Reads what an earlier run has kept, unless that has been read.
  ///
  /// - Throws: ``KaimonoError/unread``, and it is unknown whether there is an order without an answer.
  func read() throws(KaimonoError)

  /// Keeps an order in the place of what was kept; on return it is as safe as it will be.
  ///
  /// An order that is kept already, under this key, is safe: how it is marked decides only whether a
  /// restart sends it by itself.
  ///
  /// - Throws: ``KaimonoError/notKept``, and what was kept before still is.
  func keep(_ order: PendingOrder) throws(KaimonoError)

  /// Keeps nothing any more, for the shop has answered.
  ///
  /// If that fails, a restart asks the shop again with the same key: one order all the same, and none
  /// if it was refused, for then the key is void.
  func forget()
}

extension OrderKeyStorage {
  /// Notes that the person does not wait for the order that has no answer, so that a restart sends
  /// nothing behind their back: it has the shop settle the order instead.
  func giveUpWaiting() {
    guard var lost = pending, lost.isAwaited else { return }
    lost.isAwaited = false
    // If it can't be noted, a restart sends the order once more with its key: one order all the same.
    try? keep(lost)
  }
}
