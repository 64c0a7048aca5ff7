/// The values of one group; see ``EventStream/groupBy(_:)``.
public struct GroupedStream<Key, Element>: EventStreamConvertible {
  /// The key that the values have in common.
  public let key: Key
  private let stream: EventStream<Element>

  init(key: Key, stream: EventStream<Element>) {
    self.key = key
    self.stream = stream
  }

  /// The values of the group from now on.
  public func asStream() -> EventStream<Element> { stream }
}

@available(*, unavailable)
extension GroupedStream: Sendable {}
