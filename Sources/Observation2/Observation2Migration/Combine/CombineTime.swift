public import Observation2

extension EventStream {
  /// Combine’s `debounce(for:scheduler:)`.
  @available(*, unavailable, renamed: "debounce(_:scheduler:)")
  public func debounce(for interval: Duration, scheduler: Any) -> EventStream { unreachable() }

  /// Combine’s `throttle(for:scheduler:latest:)`.
  @available(*, unavailable, renamed: "throttle(_:latest:scheduler:)")
  public func throttle(for interval: Duration, scheduler: Any, latest: Bool) -> EventStream {
    unreachable()
  }

  /// Combine’s `delay(for:scheduler:)`.
  @available(*, unavailable, renamed: "delay(_:scheduler:)")
  public func delay(for interval: Duration, scheduler: Any) -> EventStream { unreachable() }

  /// Combine’s `debounce(for:scheduler:)`, with seconds as a number.
  @available(*, unavailable, message: "Write debounce(.seconds(0.3), scheduler: clock.scheduler).")
  public func debounce(for interval: Double, scheduler: Any) -> EventStream { unreachable() }

  /// Combine’s `throttle(for:scheduler:latest:)`, with seconds as a number.
  @available(
    *,
    unavailable,
    message: "Write throttle(.seconds(1), latest: true, scheduler: clock.scheduler)."
  )
  public func throttle(for interval: Double, scheduler: Any, latest: Bool) -> EventStream {
    unreachable()
  }

  /// Combine’s `delay(for:scheduler:)`, with seconds as a number.
  @available(*, unavailable, message: "Write delay(.seconds(1), scheduler: clock.scheduler).")
  public func delay(for interval: Double, scheduler: Any) -> EventStream { unreachable() }
}

extension SharedStream {
  /// Combine’s `debounce(for:scheduler:)`.
  @available(*, unavailable, renamed: "debounce(_:scheduler:)")
  public func debounce(for interval: Duration, scheduler: Any) -> SharedStream { unreachable() }

  /// Combine’s `throttle(for:scheduler:latest:)`.
  @available(*, unavailable, renamed: "throttle(_:latest:scheduler:)")
  public func throttle(for interval: Duration, scheduler: Any, latest: Bool) -> SharedStream {
    unreachable()
  }

  /// Combine’s `delay(for:scheduler:)`.
  @available(*, unavailable, renamed: "delay(_:scheduler:)")
  public func delay(for interval: Duration, scheduler: Any) -> SharedStream { unreachable() }

  /// Combine’s `debounce(for:scheduler:)`, with seconds as a number.
  @available(*, unavailable, message: "Write debounce(.seconds(0.3), scheduler: clock.scheduler).")
  public func debounce(for interval: Double, scheduler: Any) -> SharedStream { unreachable() }

  /// Combine’s `throttle(for:scheduler:latest:)`, with seconds as a number.
  @available(
    *,
    unavailable,
    message: "Write throttle(.seconds(1), latest: true, scheduler: clock.scheduler)."
  )
  public func throttle(for interval: Double, scheduler: Any, latest: Bool) -> SharedStream {
    unreachable()
  }

  /// Combine’s `delay(for:scheduler:)`, with seconds as a number.
  @available(*, unavailable, message: "Write delay(.seconds(1), scheduler: clock.scheduler).")
  public func delay(for interval: Double, scheduler: Any) -> SharedStream { unreachable() }
}
