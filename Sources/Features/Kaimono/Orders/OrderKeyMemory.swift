/// Keeps the pending order for as long as this object lives, which stands for an installation whose
/// app is stopped and launched again within one process.
final class OrderKeyMemory: OrderKeyStorage {
  private(set) var pending: PendingOrder?

  func keep(_ order: PendingOrder) {
    pending = order
  }

  func forget() {
    pending = nil
  }
}
