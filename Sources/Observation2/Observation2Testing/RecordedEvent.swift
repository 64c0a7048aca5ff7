public import Observation2

/// An event and the tick at which it happened.
///
/// ```swift
/// #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(260)])
/// ```
public struct RecordedEvent<Element> {
  /// The tick: absolute for a hot stream and an observer, from the subscription for a cold stream.
  public let time: Int
  /// The event.
  public let event: StreamEvent<Element>

  /// Creates a record.
  public init(time: Int, event: StreamEvent<Element>) {
    self.time = time
    self.event = event
  }

  /// A value at a tick.
  public static func next(_ time: Int, _ value: Element) -> RecordedEvent {
    RecordedEvent(time: time, event: .next(value))
  }

  /// A failure at a tick.
  public static func error(_ time: Int, _ error: any Error = TestError()) -> RecordedEvent {
    RecordedEvent(time: time, event: .error(error))
  }

  /// A completion at a tick.
  public static func completed(_ time: Int) -> RecordedEvent {
    RecordedEvent(time: time, event: .completed)
  }
}

extension RecordedEvent: Sendable where Element: Sendable {}

extension RecordedEvent: Equatable where Element: Equatable {
  /// Whether both happened at the same tick and have the same content.
  ///
  /// Errors are the same if they are equal, or, if their type is not `Equatable`, if they have the
  /// same type and description.
  public static func == (left: RecordedEvent, right: RecordedEvent) -> Bool {
    guard left.time == right.time else { return false }
    switch (left.event, right.event) {
    case (.next(let left), .next(let right)): return left == right
    case (.error(let left), .error(let right)): return TestError.areSame(left, right)
    case (.completed, .completed): return true
    default: return false
    }
  }
}

extension RecordedEvent: CustomStringConvertible {
  /// `1@210`, `#boom@250` or `|@260`.
  public var description: String {
    switch event {
    case .next(let value): "\(value)@\(time)"
    case .error(let error): "#\(error)@\(time)"
    case .completed: "|@\(time)"
    }
  }
}
