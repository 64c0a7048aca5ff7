/// Where time comes from for operators that wait.
///
/// What falls due at the same instant runs in the order in which it was scheduled (SEMANTICS 25).
/// Implementations are usually confined to the main actor and conform there:
/// `extension MyClock: @MainActor StreamScheduler`.
public protocol StreamScheduler: AnyObject {
  /// The time since the scheduler's own beginning. Never goes back.
  var now: Duration { get }

  /// Calls `action` once, after `delay`. A delay of zero or less means as soon as possible, but not
  /// before this returns.
  ///
  /// Callers that are no operators use ``schedule(after:fileID:line:_:)``, which passes their place on.
  ///
  /// - Parameters:
  ///   - delay: How long to wait.
  ///   - origin: The place that asked for it. A scheduler that keeps its own timers enters each there
  ///     (``Ledger/enter(_:at:)``); one that leaves them to another scheduler hands the place on.
  ///   - isDeadline: Whether everything else that is due at the same instant goes first, also what
  ///     is scheduled later: a value that comes exactly when a `debounce`, a `throttle` or a
  ///     `timeout` is due is in time (SEMANTICS 21, 22, 24).
  ///   - action: What is called.
  /// - Returns: What takes it back; after that `action` is not called.
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
  /// - Returns: What takes it back; after that `action` is not called.
  public func schedule(
    after delay: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    let origin = SourceSpot(fileID: fileID, line: line)
    return schedule(after: delay, at: origin, isDeadline: false, action)
  }

  /// Schedules for an operator: nobody else need hold this scheduler until then.
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
