/// An order that may have been sent and has no answer: all that is needed to send it again.
struct PendingOrder: Codable, Hashable, Sendable {
  let order: KaimonoOrder
  /// Whether the person waits for it; if not, they have been told that no answer came, and nothing
  /// may be sent without them.
  var isAwaited = true
}

/// Keeps the order that has no answer over the end of the app.
@MainActor
protocol PendingOrderStorage: AnyObject {
  /// What is kept.
  var pending: PendingOrder? { get }

  /// Keys that could be neither kept nor, for certain, taken back: a later run may find them and send
  /// their orders. Before anyone is told that there is no order, the shop has to resolve them.
  var doubtful: [OrderKey] { get }

  /// Reads the order that an earlier run has stored, unless it has been read.
  ///
  /// - Throws: ``KaimonoError/unread``; it is then unknown whether there is an order without an
  ///   answer.
  func read() throws(KaimonoError)

  /// Stores an order in place of the stored one; it is safe on return.
  ///
  /// If an order with this key is already stored safely, a failed write is no error, because the
  /// mark only decides whether a restart sends the order by itself.
  ///
  /// - Throws: ``KaimonoError/notKept``; the order stored before is still stored.
  func keep(_ order: PendingOrder) throws(KaimonoError)

  /// Removes the stored order, because the shop has answered.
  ///
  /// If that fails, a restart asks the shop again with the same key: still only one order, and none
  /// if it was refused, because then the key is void.
  func forget()
}

/// Keeps the pending order for as long as this object lives, which stands for an installation whose
/// app is stopped and launched again within one process.
final class PendingOrderMemory: PendingOrderStorage {
  private(set) var pending: PendingOrder?
  let doubtful: [OrderKey] = []

  func read() {}

  func keep(_ order: PendingOrder) {
    pending = order
  }

  func forget() {
    pending = nil
  }
}
