extension EventStream {
  /// Splits the values into streams, each of which ends when it has had enough values or its time
  /// is up; then the next one begins.
  ///
  /// ```
  /// source          --1-2---------3-|
  /// window(5, 2)    a---b----c----d-|
  ///   a             --1-2|
  ///   b                 -----|
  ///   c                      -----|
  ///   …
  /// ```
  ///
  /// The first begins with the subscription, and the time restarts with each. A window replays no
  /// values to a late observer, only its end. When nobody observes the stream of windows any more,
  /// windows that have observers continue; the source is cancelled after the last of them.
  ///
  /// - Parameters:
  ///   - timeSpan: The longest time that a window is open.
  ///   - count: The largest number of values that it emits.
  ///   - scheduler: The scheduler that provides the time.
  ///   - fileID: The file that ledgers name for its timers; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A stream of windows.
  /// - Precondition: `count` and `timeSpan` are positive.
  /// - SeeAlso: ``buffer(timeSpan:count:scheduler:fileID:line:)``, which emits arrays.
  public func window(
    timeSpan: Duration,
    count: Int,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream<EventStream> {
    precondition(count > 0, "window: count is \(count), must be positive")
    precondition(timeSpan > .zero, "window: the time span is \(timeSpan), must be positive")
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream<EventStream> { sink in
      let node = WindowNode(sink, timeSpan, count, scheduler, origin)
      node.start(self)
      return node.link
    }
  }
}

private final class WindowNode<Element>: NestingNode<Element, EventStream<Element>> {
  private let timeSpan: Duration
  private let limit: Int
  private let scheduler: any StreamScheduler
  private let origin: SourceSpot
  private let timer = SerialDisposable()
  private var current: InnerHub<Element>?
  private var count = 0

  init(
    _ sink: EventSink<EventStream<Element>>,
    _ timeSpan: Duration,
    _ limit: Int,
    _ scheduler: any StreamScheduler,
    _ origin: SourceSpot
  ) {
    self.timeSpan = timeSpan
    self.limit = limit
    self.scheduler = scheduler
    self.origin = origin
    super.init(sink)
  }

  func start(_ source: EventStream<Element>) {
    open()
    listen(to: source) { self.add($0) }
  }

  override func stop() {
    super.stop()
    timer.dispose()
  }

  private func open() {
    let hub = openInner()
    current = hub
    count = 0
    send(hub.stream)
    timer.disposable = scheduler.wait(timeSpan, at: origin) { self.turn() }
  }

  private func add(_ value: Element) {
    current?.send(value)
    count += 1
    if count == limit { turn() }
  }

  private func turn() {
    if let current { close(current) }
    if !isFinished, !input.isOver { open() }
  }
}
