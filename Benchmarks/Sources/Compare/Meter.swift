import CMeter

/// Adds up what the measured part of one repetition costs; what lies outside `start` and `stop`
/// costs nothing.
struct Meter {
  /// What is measured.
  enum Quantity {
    /// Nanoseconds of the process's CPU time, which waiting for a core does not count into.
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
