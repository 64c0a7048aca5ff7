public import Observation2

/// Combine’s `Subscription`: here ``Observation2/Disposable``; RxTest’s: a span of `Observation2Testing`.
@available(
  *,
  unavailable,
  message:
    "Write any Disposable; for RxTest’s, import Observation2Testing and write SubscriptionSpan."
)
public final class Subscription: Disposable, Equatable {
  /// RxTest’s `init(_:_:)`.
  public init(_ subscribe: Int, _ unsubscribe: Int = 0) { unreachable() }

  /// Combine’s `request(_:)`.
  public func request(_ demand: Subscribers.Demand) { unreachable() }

  /// Ends it.
  public func dispose() { unreachable() }

  /// No two are equal.
  public static func == (left: Subscription, right: Subscription) -> Bool { unreachable() }
}
