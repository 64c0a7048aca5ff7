extension EventStream where Element == Int {
  /// 0 after a while, then completion.
  ///
  /// ```
  /// timer(3)   ---0|
  /// ```
  public static func timer(
    _ dueTime: Duration,
    scheduler: any StreamScheduler
  ) -> EventStream {
    EventStream { sink in
      let stage = LinkedStage(sink)
      stage.keep(
        scheduler.schedule(after: dueTime) {
          stage.send(0)
          stage.finish(.completed)
        }
      )
      return stage.link
    }
  }

  /// 0 after a while, then 1, 2 and so on, one number each period.
  ///
  /// ```
  /// timer(3, period: 2)   ---0-1-2-3-
  /// ```
  ///
  /// Never ends by itself. Keeps to the beat as ``interval(_:scheduler:)`` does.
  ///
  /// - Precondition: `period` is positive.
  public static func timer(
    _ dueTime: Duration,
    period: Duration,
    scheduler: any StreamScheduler
  ) -> EventStream {
    precondition(period > .zero, "timer: the period is \(period), must be positive")
    return EventStream { sink in
      let stage = BeatStage(sink, period, scheduler)
      stage.start(after: dueTime)
      return stage.link
    }
  }
}

private final class BeatStage: LinkedStage<Int> {
  private let period: Duration
  private let scheduler: any StreamScheduler
  private var due: Duration = .zero
  private var count = 0

  init(_ sink: EventSink<Int>, _ period: Duration, _ scheduler: any StreamScheduler) {
    self.period = period
    self.scheduler = scheduler
    super.init(sink)
  }

  func start(after dueTime: Duration) {
    due = scheduler.now + dueTime
    keep(scheduler.schedule(after: dueTime) { self.beat() })
  }

  /// The next beat is scheduled before this one is given, so that what follows a number is behind it
  /// in line.
  private func beat() {
    let now = scheduler.now
    due += period
    if due < now { due = now + period }
    keep(scheduler.schedule(after: due - now) { self.beat() })
    let number = count
    count += 1
    send(number)
  }
}
