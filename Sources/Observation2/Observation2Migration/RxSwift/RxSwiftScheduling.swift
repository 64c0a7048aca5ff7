public import Observation2

extension StreamScheduler {
  /// RxSwift’s `scheduleRelative(_:dueTime:action:)`.
  @available(*, unavailable, message: "Write schedule(after: delay) { … }.")
  public func scheduleRelative<State>(
    _ state: State,
    dueTime: Duration,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable { unreachable() }

  /// RxSwift’s `schedulePeriodic(_:startAfter:period:action:)`.
  @available(*, unavailable, message: "Write EventStream.timer(_:period:scheduler:).")
  public func schedulePeriodic<State>(
    _ state: State,
    startAfter: Duration,
    period: Duration,
    action: @escaping (State) -> State
  ) -> any Disposable { unreachable() }
}
