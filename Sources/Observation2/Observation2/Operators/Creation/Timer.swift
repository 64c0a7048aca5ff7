extension EventStream where Element == Int {
  /// Emits 0 after a delay, then completes.
  ///
  /// ```
  /// timer(3)   ---0|
  /// ```
  public static func timer(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = LinkedNode(sink)
      // The timer is the only source: if its scheduler drops it, nothing can come any more.
      node.lose()
      node.keep(
        scheduler.wait(dueTime, at: origin) {
          node.send(0)
          node.finish(.completed)
        }
      )
      return node.link
    }
  }

  /// Emits 0 after a delay, then 1, 2 and so on, one number each period.
  ///
  /// ```
  /// timer(3, period: 2)   ---0-1-2-3-
  /// ```
  ///
  /// Never ends by itself. Keeps its rhythm as ``interval(_:scheduler:fileID:line:)`` does.
  ///
  /// With a period of zero it takes turns with everything else that is due: one number, then the
  /// others, then the next number. Real time passes between the numbers. Virtual time does not, so
  /// the observer has to stop taking numbers: see ``VirtualTime/advance(by:)``.
  ///
  /// - Precondition: `period` is not negative.
  public static func timer(
    _ dueTime: Duration,
    period: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    precondition(period >= .zero, "timer: the period is \(period), must not be negative")
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = BeatNode(sink, period, scheduler, origin)
      node.start(after: dueTime)
      return node.link
    }
  }
}

private final class BeatNode: LinkedNode<Int> {
  private let period: Duration
  private let scheduler: any StreamScheduler
  private let origin: SourceSpot
  private var due: Duration = .zero
  private var count = 0

  init(
    _ sink: EventSink<Int>,
    _ period: Duration,
    _ scheduler: any StreamScheduler,
    _ origin: SourceSpot
  ) {
    self.period = period
    self.scheduler = scheduler
    self.origin = origin
    super.init(sink)
  }

  func start(after dueTime: Duration) {
    // The beats are the only source: if the scheduler drops them, nothing can come any more.
    lose()
    due = scheduler.now + max(dueTime, .zero)
    keep(scheduler.wait(dueTime, at: origin) { self.beat() })
  }

  /// The next beat is scheduled before this one is sent, so that timers set in reaction to a number
  /// come after it.
  private func beat() {
    let now = scheduler.now
    due += period
    if due < now { due = now + period }
    keep(scheduler.wait(due - now, at: origin) { self.beat() })
    let number = count
    count += 1
    send(number)
  }
}
