/// The newest values of a stream, for those who join late.
///
/// - Complexity: O(1) to add a value, however many are kept.
struct ReplayBuffer<Element> {
  private let limit: Int
  /// A ring once it is full.
  private var values: [Element] = []
  /// Where the oldest value is.
  private var oldest = 0

  /// - Parameter limit: How many values are kept; all of them if `nil`.
  init(limit: Int?) {
    self.limit = limit ?? .max
  }

  var isEmpty: Bool { values.isEmpty }

  /// Adds a value; answers the one that it takes the place of, which must not go before the buffer
  /// is whole again, since its end may run anyone's code.
  mutating func add(_ value: Element) -> Element? {
    if values.count < limit {
      values.append(value)
      return nil
    }
    if limit == 0 { return nil }
    var former = value
    swap(&former, &values[oldest])
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    return former
  }

  /// Gives all values, the oldest first, until no more is wanted; answers whether it still is.
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
