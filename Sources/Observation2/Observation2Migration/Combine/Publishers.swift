public import Observation2

/// Combine’s `Publishers`: here static functions of ``Observation2/EventStream``.
@available(
  *,
  unavailable,
  message: "Write EventStream.combineLatest(a, b), zip(a, b), merge(a, b) or concat(a, b)."
)
public enum Publishers {
  // The names are Combine's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `EventStream.combineLatest(a, b)`.
  public static func CombineLatest<First: EventStreamConvertible, Second: EventStreamConvertible>(
    _ first: First,
    _ second: Second
  ) -> EventStream<(First.Element, Second.Element)> { unreachable() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `EventStream.zip(a, b)`.
  public static func Zip<First: EventStreamConvertible, Second: EventStreamConvertible>(
    _ first: First,
    _ second: Second
  ) -> EventStream<(First.Element, Second.Element)> { unreachable() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `EventStream.merge(a, b)`.
  public static func Merge<Element>(_ streams: EventStream<Element>...) -> EventStream<Element> {
    unreachable()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `EventStream.merge(streams)`.
  public static func MergeMany<Element>(_ streams: [EventStream<Element>]) -> EventStream<Element> {
    unreachable()
  }
}
