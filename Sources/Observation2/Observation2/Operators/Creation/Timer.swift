extension EventStream where Element == Int {
  /// 0 after a while, then completion.
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
      node.keep(
        scheduler.wait(dueTime, at: origin) {
          node.send(0)
          node.finish(.completed)
        }
      )
      return node.link
    }
  }

  /// 0 after a while, then 1, 2 and so on, one number each period.
  ///
  /// ```
  /// timer(3, period: 2)   ---0-1-2-3-
  /// ```
  ///
  /// Never ends by itself. Keeps to the beat as ``interval(_:scheduler:fileID:line:)`` does.
  ///
  /// With a period of zero it takes turns with everything else that is due: one number, then the
  /// others, then the next number. Real time goes on meanwhile. In virtual time it does not, so who
  /// takes the numbers has to stop: see ``VirtualTime/advance(by:)``.
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
    due = scheduler.now + max(dueTime, .zero)
    keep(scheduler.wait(dueTime, at: origin) { self.beat() })
  }

  /// The next beat is scheduled before this one is given, so that what follows a number is behind it
  /// in line.
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
