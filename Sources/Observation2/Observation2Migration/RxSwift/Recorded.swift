public import Observation2

/// RxTest’s `Recorded`: here an event of `Observation2Testing`.
@available(
  *,
  unavailable,
  message:
    "Import Observation2Testing and write RecordedEvent<Int>, which stands for Recorded<Event<Int>>."
)
public struct Recorded<Value>: Equatable {
  /// RxTest’s `next(_:_:)`.
  public static func next<Element>(_ time: Int, _ element: Element) -> Recorded
  where Value == StreamEvent<Element> { unreachable() }

  /// RxTest’s `completed(_:)`.
  public static func completed<Element>(
    _ time: Int,
    _ type: Element.Type = Element.self
  ) -> Recorded
  where Value == StreamEvent<Element> { unreachable() }

  /// RxTest’s `error(_:_:)`.
  public static func error<Element>(
    _ time: Int,
    _ error: any Error,
    _ type: Element.Type = Element.self
  ) -> Recorded where Value == StreamEvent<Element> { unreachable() }

  /// RxTest’s `events(_:)`.
  public static func events<Element>(_ events: Recorded...) -> [Recorded]
  where Value == StreamEvent<Element> { unreachable() }

  /// RxTest’s `events(_:)` with a list.
  public static func events<Element>(_ events: [Recorded]) -> [Recorded]
  where Value == StreamEvent<Element> { unreachable() }

  /// No two are equal.
  public static func == (left: Recorded, right: Recorded) -> Bool { unreachable() }
}
