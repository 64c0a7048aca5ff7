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
