import CMeter

/// Adds up the cost between `start` and `stop`.
struct Gauge {
  let quantity: Quantity
  private(set) var nanoseconds = 0.0
  private(set) var bytes = 0.0
  private var nanosecondsAtStart = 0.0
  private var bytesAtStart = 0.0

  /// The quantity whose growth a row measures.
  enum Quantity {
    /// The process's CPU time.
    case time
    /// The growth of the heap.
    case bytes
  }

  init(_ quantity: Quantity) {
    self.quantity = quantity
  }

  mutating func start() {
    if quantity == .bytes { bytesAtStart = Double(heap_bytes_in_use()) }
    nanosecondsAtStart = cpu_nanoseconds()
  }

  mutating func stop() {
    nanoseconds += cpu_nanoseconds() - nanosecondsAtStart
    if quantity == .bytes { bytes += Double(heap_bytes_in_use()) - bytesAtStart }
  }
}
