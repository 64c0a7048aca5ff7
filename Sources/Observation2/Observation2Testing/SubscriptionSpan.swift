import Observation2

/// The ticks between which a test stream was subscribed to.
public struct SubscriptionSpan: Hashable, Sendable, CustomStringConvertible {
  /// The tick of an end that has not come.
  public static let never = Int.max

  /// The tick of the subscription.
  public let subscribed: Int
  /// The tick at which it was disposed of or the stream ended; ``never`` if neither happened.
  public let disposed: Int

  /// Creates a span.
  public init(_ subscribed: Int, _ disposed: Int = SubscriptionSpan.never) {
    self.subscribed = subscribed
    self.disposed = disposed
  }

  /// `200…260`, or `200…` if it has not ended.
  public var description: String {
    disposed == SubscriptionSpan.never ? "\(subscribed)…" : "\(subscribed)…\(disposed)"
  }
}

/// The spans of a test stream.
@MainActor
final class SpanLog {
  private(set) var spans: [SubscriptionSpan] = []
  private let clock: ClockFace

  init(_ clock: VirtualTime) {
    self.clock = clock.face
  }

  /// Opens a span; returns its number, for ``close(_:)``.
  func open() -> Int {
    spans.append(SubscriptionSpan(clock.now.inTicks))
    return spans.count - 1
  }

  func close(_ number: Int) {
    guard spans[number].disposed == SubscriptionSpan.never else { return }
    spans[number] = SubscriptionSpan(spans[number].subscribed, clock.now.inTicks)
  }
}
