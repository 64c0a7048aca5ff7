#if canImport(Combine)
/// How many values a Combine subscriber still takes; told on any thread.
final class StreamDemand: Sendable {
  private struct Count: Sendable {
    /// `Int.max` stands for no limit.
    var left = 0
    var isCancelled = false
  }

  private let count = Guarded(Count())

  /// Adds values to take; `nil` is no limit.
  func add(_ more: Int?) {
    if more == 0 { return }
    count.withLock { count in
      let (sum, overflows) = count.left.addingReportingOverflow(more ?? .max)
      count.left = overflows ? .max : sum
    }
  }

  var isCancelled: Bool { count.withLock { $0.isCancelled } }

  /// Nothing is to be taken any more.
  func cancel() {
    count.withLock { $0.isCancelled = true }
  }

  /// Whether one more value may be delivered, which then counts as taken.
  func take() -> Bool {
    count.withLock { count in
      if count.isCancelled || count.left == 0 { return false }
      if count.left != .max { count.left -= 1 }
      return true
    }
  }
}
#endif
