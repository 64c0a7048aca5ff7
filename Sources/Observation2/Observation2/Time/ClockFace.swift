/// The time that a ``VirtualTime`` shows, readable without retaining the clock.
@MainActor
package final class ClockFace {
  /// The time since the clock was made.
  package internal(set) var now: Duration = .zero
}
