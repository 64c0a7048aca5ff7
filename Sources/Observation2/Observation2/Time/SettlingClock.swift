/// A clock that can be made to run everything that is due: a test holds time in its own hands.
///
/// ``VirtualTime`` is one. A stage takes any.
@MainActor
public protocol SettlingClock: AppClock {
  /// The time until which the next timer waits, since the clock's start; `nil` if there is none.
  var nextDue: Duration? { get }

  /// Runs all work that is due at the current instant.
  func settle() async

  /// Advances time, running the work that falls due on the way.
  func advance(by duration: Duration) async

  /// Advances time to the next due work, but not beyond `limit`, a time since the clock's start.
  ///
  /// - Returns: Whether there was such work.
  func advanceToNext(limit: Duration) async -> Bool
}

extension VirtualTime: SettlingClock {}
