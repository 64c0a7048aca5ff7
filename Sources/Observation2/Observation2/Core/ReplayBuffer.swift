/// The newest values of a stream, for observers that subscribe late.
///
/// - Complexity: O(1) to add a value, however many are kept.
struct ReplayBuffer<Element> {
  private let limit: Int
  /// A ring once it is full.
  private var values: [Element] = []
  /// The index of the oldest value.
  private var oldest = 0

  /// - Parameter limit: The number of values to keep; all of them if `nil`.
  init(limit: Int?) {
    self.limit = limit ?? .max
  }

  var isEmpty: Bool { values.isEmpty }

  var newest: Element? { oldest == 0 ? values.last : values[oldest - 1] }

  /// Adds a value; returns the one that it replaces, which must not be released before the buffer
  /// is consistent again, since its `deinit` may run anyone's code.
  mutating func add(_ value: Element) -> Element? {
    if values.count < limit {
      values.append(value)
      return nil
    }
    if limit == 0 { return nil }
    let former = exchange(&values[oldest], with: value)
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    return former
  }

  /// Delivers all values, the oldest first, until no more are wanted; returns whether they still
  /// are.
  func replay(to sink: EventSink<Element>) -> Bool {
    for index in oldest..<values.count {
      guard sink.next(values[index]) else { return false }
    }
    for index in 0..<oldest {
      guard sink.next(values[index]) else { return false }
    }
    return true
  }
}
