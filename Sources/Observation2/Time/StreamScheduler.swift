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
  /// - Returns: What takes it back; after that `action` is not called.
  func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable
}
