import Observation2

/// The spans of a test stream.
@MainActor
final class SpanLog {
  private(set) var spans: [SubscriptionSpan] = []
  private let clock: VirtualTime

  init(_ clock: VirtualTime) {
    self.clock = clock
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
