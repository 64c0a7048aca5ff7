public import Observation2

/// RxTest’s `TestableObservable`: here a test stream of `Observation2Testing`.
@available(
  *,
  unavailable,
  message: "Import Observation2Testing and write HotTestStream or ColdTestStream."
)
public final class TestableObservable<Element>: EventStreamConvertible {
  /// RxTest’s `subscriptions`: here `spans`.
  public var subscriptions: [Subscription] { unreachable() }

  /// RxTest’s `recordedEvents`.
  public var recordedEvents: [Recorded<StreamEvent<Element>>] { unreachable() }

  /// The stream.
  public func asStream() -> EventStream<Element> { unreachable() }
}
