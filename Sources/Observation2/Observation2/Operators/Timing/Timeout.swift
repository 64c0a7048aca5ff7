extension EventStream {
  /// Fails with ``StreamError/timeout`` when nothing comes for a while.
  ///
  /// ```
  /// source       --1--2---------3--|
  /// timeout(5)   --1--2----#
  /// ```
  ///
  /// The time starts with the subscription and restarts with each value. A value that comes exactly
  /// when the time is up is in time (rule 24 of <doc:TheRules>).
  public func timeout(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = TimeoutNode(sink, dueTime, nil, scheduler, origin)
      node.start(self)
      return node.link
    }
  }

  /// Continues with another stream when nothing comes for a while.
  ///
  /// ```
  /// source                  --1--2---------3--|
  /// other                          --8--9--|
  /// timeout(5, other: …)    --1--2----8--9--|
  /// ```
  ///
  /// The time starts with the subscription and restarts with each value. The other stream has no
  /// time limit.
  ///
  /// - Parameters:
  ///   - dueTime: The longest time without an event.
  ///   - other: The stream to continue with.
  ///   - scheduler: The scheduler that provides the time.
  ///   - fileID: The file that ledgers name for its timers; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A stream that is never silent for longer, while it follows the source.
  public func timeout(
    _ dueTime: Duration,
    other: some EventStreamConvertible<Element>,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    timeout(
      dueTime,
      other: other.asStream(),
      scheduler: scheduler,
      fileID: fileID,
      line: line
    )
  }

  /// The same for a stream, so that it can be written as `.just(1)`.
  @_documentation(visibility: internal)
  public func timeout(
    _ dueTime: Duration,
    other: EventStream,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = TimeoutNode(sink, dueTime, other, scheduler, origin)
      node.start(self)
      return node.link
    }
  }
}

private final class TimeoutNode<Element>: LinkedNode<Element> {
  private let dueTime: Duration
  /// The stream to continue with, if silence is no error.
  private let other: EventStream<Element>?
  private let scheduler: any StreamScheduler
  private let origin: SourceSpot
  private let input = LinkedInput()
  private var due: Duration

  init(
    _ sink: EventSink<Element>,
    _ dueTime: Duration,
    _ other: EventStream<Element>?,
    _ scheduler: any StreamScheduler,
    _ origin: SourceSpot
  ) {
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
    self.origin = origin
    due = scheduler.now + dueTime
    super.init(sink)
  }

  /// The timer starts after the source, so that timers that the source has set run first.
  func start(_ source: EventStream<Element>) {
    listen(
      to: source,
      by: input,
      next: { value in
        self.due = self.scheduler.now + self.dueTime
        self.send(value)
      },
      end: { self.finish($0) }
    )
    if !isOver { watch(for: dueTime) }
  }

  /// One timer is enough: a value only moves the deadline that the timer checks when it fires.
  private func watch(for delay: Duration) {
    keep(scheduler.wait(delay, at: origin, isDeadline: true) { self.timeIsUp() })
  }

  private func timeIsUp() {
    let left = due - scheduler.now
    if left > .zero { return watch(for: left) }
    guard let other else { return finish(.error(StreamError.timeout)) }
    leave(input)
    listen(to: other, next: { self.send($0) }, end: { self.finish($0) })
  }
}
