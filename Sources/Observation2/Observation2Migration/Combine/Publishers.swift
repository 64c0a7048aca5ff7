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
  /// `EventStream.combineLatest(a, b, c)`.
  public static func CombineLatest3<First, Second, Third>(
    _ first: EventStream<First>,
    _ second: EventStream<Second>,
    _ third: EventStream<Third>
  ) -> EventStream<(First, Second, Third)> { unreachable() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `EventStream.zip(a, b, c)`.
  public static func Zip3<First, Second, Third>(
    _ first: EventStream<First>,
    _ second: EventStream<Second>,
    _ third: EventStream<Third>
  ) -> EventStream<(First, Second, Third)> { unreachable() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `a.concat(b)`.
  public static func Concatenate<Element>(
    prefix: EventStream<Element>,
    suffix: EventStream<Element>
  ) -> EventStream<Element> { unreachable() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `EventStream.merge(a, b, c)`.
  public static func Merge3<Element>(_ streams: EventStream<Element>...) -> EventStream<Element> {
    unreachable()
  }

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
