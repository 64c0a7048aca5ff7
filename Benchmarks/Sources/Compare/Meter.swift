import CMeter

/// Adds up the cost of one repetition, of the parts between `start` and `stop`.
struct Meter {
  /// The measured quantity.
  enum Quantity {
    /// Nanoseconds of the process's CPU time, which exclude waiting for a core.
    case cpuTime
    /// Bytes of the heap that are in use.
    case heap
  }

  let quantity: Quantity
  private(set) var total = 0.0
  private var started = 0.0

  init(_ quantity: Quantity) {
    self.quantity = quantity
  }

  mutating func start() {
    started = reading
  }

  mutating func stop() {
    total += reading - started
  }

  private var reading: Double {
    switch quantity {
    case .cpuTime: cpu_nanoseconds()
    case .heap: Double(heap_bytes_in_use())
    }
  }
}
