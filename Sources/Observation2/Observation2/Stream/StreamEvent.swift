/// One event of a stream: any number of values come, then at most one error or completion.
@frozen
public enum StreamEvent<Element> {
  /// The next value.
  case next(Element)
  /// The stream failed; nothing follows.
  case error(any Error)
  /// The stream is over; nothing follows.
  case completed

  /// The value, if the event has one.
  public var value: Element? {
    guard case .next(let value) = self else { return nil }
    return value
  }

  /// The value, if the event has one: ``value`` by the name that Rx has for it.
  public var element: Element? { value }

  /// The error, if the stream failed.
  public var error: (any Error)? {
    guard case .error(let error) = self else { return nil }
    return error
  }

  /// Whether nothing follows.
  public var isTerminal: Bool {
    if case .next = self { return false }
    return true
  }

  /// The same event with its value transformed; ends stay as they are.
  public func map<Result>(
    _ transform: (Element) throws -> Result
  ) rethrows -> StreamEvent<Result> {
    switch self {
    case .next(let value): .next(try transform(value))
    case .error(let error): .error(error)
    case .completed: .completed
    }
  }
}

extension StreamEvent: Sendable where Element: Sendable {}
