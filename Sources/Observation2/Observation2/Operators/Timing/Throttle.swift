extension EventStream {
  /// Emits at most one value per time span: the first one at once, then none until the span is
  /// over.
  ///
  /// ```
  /// source                      -1-2-3------4-5|
  /// throttle(4)                 -1---3------4---5|
  /// throttle(4, latest: false)  -1----------4--|
  /// ```
  ///
  /// With `latest` the newest value inside a span is emitted when it is over, and another span
  /// begins; a completion waits for it. A value that comes exactly when the span is over is emitted
  /// at once and supersedes the waiting one. An error drops the waiting value (rule 22 of
  /// <doc:TheRules>).
  ///
  /// - Parameters:
  ///   - dueTime: The length of the span.
  ///   - latest: Whether the last value inside the span is emitted at its end.
  ///   - scheduler: The scheduler that provides the time.
  ///   - fileID: The file that ledgers name for its timers; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A stream of at most one value per span.
  public func throttle(
    _ dueTime: Duration,
    latest: Bool = true,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = ThrottleNode(sink, dueTime, latest, scheduler, origin)
      node.listen(to: self, next: { node.receive($0) }, end: { node.ended($0) })
      return node.link
    }
  }
}

private final class ThrottleNode<Element>: LinkedNode<Element> {
  private let dueTime: Duration
  private let latest: Bool
  private let scheduler: any StreamScheduler
  private let origin: SourceSpot
  private var spanEnd: Duration?
  private var waiting: Element?
  private var hasCompleted = false

  init(
    _ sink: EventSink<Element>,
    _ dueTime: Duration,
    _ latest: Bool,
    _ scheduler: any StreamScheduler,
    _ origin: SourceSpot
  ) {
    self.dueTime = dueTime
    self.latest = latest
    self.scheduler = scheduler
    self.origin = origin
    super.init(sink)
  }

  func receive(_ value: Element) {
    let now = scheduler.now
    guard let spanEnd, now < spanEnd else { return pass(value, at: now) }
    guard latest else { return }
    // Released when all is done, here and below: the value's `deinit` may send to this node.
    let superseded = exchange(&waiting, with: .some(value))
    if case .none = superseded {
      keep(scheduler.wait(spanEnd - now, at: origin, isDeadline: true) { self.spanIsOver() })
    }
    extendLifetime(superseded)
  }

  func ended(_ end: StreamEnd) {
    if case .completed = end, hasWaiting { hasCompleted = true } else { finish(end) }
  }

  override func letGo() {
    let dropped = waiting.take()
    super.letGo()
    extendLifetime(dropped)
  }

  private var hasWaiting: Bool {
    if case .some = waiting { true } else { false }
  }

  private func spanIsOver() {
    guard let value = waiting else { return }
    pass(value, at: scheduler.now)
    if hasCompleted { finish(.completed) }
  }

  private func pass(_ value: Element, at now: Duration) {
    let superseded = waiting.take()
    if case .some = superseded { dropKept() }
    spanEnd = now + dueTime
    send(value)
    extendLifetime(superseded)
  }
}
