/// Stores the pending order in memory, for an installation whose app is stopped and launched again
/// within one process.
final class OrderMemory: OrderKeyStorage {
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
