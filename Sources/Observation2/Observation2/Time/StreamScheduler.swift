/// Where time comes from for operators that wait.
///
/// What falls due at the same instant runs in the order in which it was scheduled (rule 25 of
/// <doc:TheRules>). Implementations are usually confined to the main actor and conform there:
/// `extension MyClock: @MainActor StreamScheduler`.
public protocol StreamScheduler: AnyObject {
  /// The time since the scheduler's own beginning. Never goes back.
  var now: Duration { get }

  /// Calls `action` once, after `delay`. A delay of zero or less means as soon as possible, but not
  /// before this returns.
  ///
  /// Callers get ``schedule(after:fileID:line:_:)``, which passes their place on.
  ///
  /// - Returns: What takes it back; after that `action` is not called.
  @_disfavoredOverload
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable

  /// The same for an operator.
  ///
  /// A scheduler that does not implement this does what it does without.
  ///
  /// - Parameters:
  ///   - delay: How long to wait.
  ///   - origin: The place that asked for it, for ledgers.
  ///   - isDeadline: Whether everything else that is due at the same instant goes first, also what
  ///     is scheduled later: a value that comes exactly when a `debounce`, a `throttle` or a
  ///     `timeout` is due is in time (rules 21, 22 and 24).
  ///   - action: What is called.
  /// - Returns: What takes it back.
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

  /// Schedules without regard to what it is for.
  public func schedule(
    after delay: Duration,
    at origin: SourceSpot,
    isDeadline: Bool,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    schedule(after:_:)(delay, action)
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
