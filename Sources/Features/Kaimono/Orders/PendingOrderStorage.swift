/// An order that may have been sent and has no answer, with everything needed to send it again.
package struct PendingOrder: Codable, Hashable, Sendable {
  package let order: KaimonoOrder
  /// A Boolean value that indicates whether the person waits for the answer.
  ///
  /// If not, the app has reported to them that none came, and must not send the order without them.
  var isAwaited = true

  /// Creates one with all its values.
  package init(order: KaimonoOrder, isAwaited: Bool = true) {
    (self.order, self.isAwaited) = (order, isAwaited)
  }
}

/// Stores the order that has no answer beyond the end of the app.
@MainActor
package protocol PendingOrderStorage: AnyObject {
  /// The stored order.
  var pending: PendingOrder? { get }

  /// Keys that could not be stored and perhaps not removed either: a later run may find them and
  /// send their orders. The shop has to resolve them before the app reports that there is no order.
  var doubtful: [OrderKey] { get }

  /// Notes that the shop has resolved a doubtful key, so that it need not be asked again.
  func settled(_ key: OrderKey)

  /// Reads the order that an earlier run has stored, unless it has been read.
  ///
  /// - Throws: ``KaimonoDeviceError/unread``; it is then unknown whether there is an order without an
  ///   answer.
  func read() throws(KaimonoDeviceError)

  /// Stores an order in place of the stored one; it is safe on return.
  ///
  /// If an order with this key is already stored safely, a failed write is no error, because the
  /// mark only decides whether a restart sends the order by itself.
  ///
  /// - Throws: ``KaimonoDeviceError/notKept``; the order stored before is still stored.
  func keep(_ order: PendingOrder) throws(KaimonoDeviceError)

  /// Removes the stored order, because the shop has answered.
  ///
  /// If that fails, a restart asks the shop again with the same key: still only one order, and none
  /// if it was refused, because then the key is void.
  func forget()
}

extension PendingOrderStorage {
  /// Notes that the person doesn't wait for the pending order any more, so that the next run doesn't
  /// send it unasked but has the shop settle it.
  package func giveUpWaiting() {
    // Stored again even if it is known here: the last time it may not have reached the disk.
    guard var lost = pending else { return }
    lost.isAwaited = false
    // If this can't be stored, the next process sends the order again with its key: still only one order.
    try? keep(lost)
  }
}

/// Stores the pending order in memory, for an installation whose app is stopped and launched again
/// within one process.
package final class PendingOrderMemory: PendingOrderStorage {
  package private(set) var pending: PendingOrder?
  package let doubtful: [OrderKey] = []

  /// Creates a memory without an order.
  package init() {}

  package func read() {}

  package func keep(_ order: PendingOrder) {
    pending = order
  }

  package func settled(_ key: OrderKey) {}

  package func forget() {
    pending = nil
  }
}
