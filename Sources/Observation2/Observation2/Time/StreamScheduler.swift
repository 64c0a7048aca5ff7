/// The source of time for operators that wait.
///
/// Actions that are due at the same instant run in the order in which they were scheduled (rule 25
/// of <doc:TheRules>). Implementations are usually confined to the main actor and conform there:
/// `extension MyClock: @MainActor StreamScheduler`.
public protocol StreamScheduler: AnyObject {
  /// The time since the scheduler's own beginning. Never goes back.
  var now: Duration { get }

  /// Calls `action` once, after `delay`. A delay of zero or less means as soon as possible, but not
  /// before this returns.
  ///
  /// Callers other than operators use ``schedule(after:fileID:line:_:)``, which passes the caller's
  /// place on.
  ///
  /// - Parameters:
  ///   - delay: The time to wait.
  ///   - origin: The place that started the timer. A scheduler with timers of its own enters each in
  ///     the ledger there (``Ledger/enter(_:at:)``); a scheduler that uses another one passes it on.
  ///   - isDeadline: Whether everything else that is due at the same instant runs first, even if it
  ///     is scheduled later: a value that comes exactly when a `debounce`, a `throttle` or a
  ///     `timeout` is due is in time (rules 21, 22 and 24).
  ///   - action: The closure to call.
  /// - Returns: The disposable that cancels the call; after that `action` is not called.
  func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable
}

extension StreamScheduler {
  /// Calls `action` once, after `delay`; ledgers name the place of this call.
  ///
  /// - Returns: The disposable that cancels the call; after that `action` is not called.
  public func schedule(
    after delay: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let origin = SourceSpot(fileID: fileID, line: line)
    return schedule(after: delay, at: origin, isDeadline: false, action)
  }

  /// Schedules for an operator, and retains this scheduler until the call.
  func wait(
    _ delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool = false,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(after: delay, at: origin, isDeadline: isDeadline) {
      withExtendedLifetime(self, action)
    }
  }
}
