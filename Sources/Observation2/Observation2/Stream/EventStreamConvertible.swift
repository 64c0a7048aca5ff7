/// Something that can be observed as a stream: a stream, a subject, a relay, a driver.
public protocol EventStreamConvertible<Element> {
  /// The type of the values.
  associatedtype Element

  /// The stream of the values.
  func asStream() -> EventStream<Element>
}

extension EventStream: EventStreamConvertible {
  /// The stream itself.
  @inlinable
  public func asStream() -> EventStream<Element> { self }
}
