extension EventStream {
  /// Collects values into arrays, and emits each when it is full or its time is up.
  ///
  /// ```
  /// source            --1-2---------3-|
  /// buffer(5, 2)      ----[1,2]-[]----[3]|
  /// ```
  ///
  /// The time restarts with each array; when it is up, the array is emitted even if it is empty. On
  /// completion the rest is emitted, also if it is empty; an error drops it (rule 24 of
  /// <doc:TheRules>).
  ///
  /// - Parameters:
  ///   - timeSpan: The longest time that an array waits.
  ///   - count: The largest number of values in an array.
  ///   - scheduler: The scheduler that provides the time.
  ///   - fileID: The file that ledgers name for its timers; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A stream of arrays.
  /// - Precondition: `count` and `timeSpan` are positive.
  public func buffer(
    timeSpan: Duration,
    count: Int,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream<[Element]> {
    precondition(count > 0, "buffer: count is \(count), must be positive")
    precondition(timeSpan > .zero, "buffer: the time span is \(timeSpan), must be positive")
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream<[Element]> { sink in
      let node = BufferNode(sink, timeSpan, count, scheduler, origin)
      node.start(self)
      return node.link
    }
  }
}

private final class BufferNode<Element>: LinkedNode<[Element]> {
  private let timeSpan: Duration
  private let count: Int
  private let scheduler: any StreamScheduler
  private let origin: SourceSpot
  private var values: [Element] = []

  init(
    _ sink: EventSink<[Element]>,
    _ timeSpan: Duration,
    _ count: Int,
    _ scheduler: any StreamScheduler,
    _ origin: SourceSpot
  ) {
    self.timeSpan = timeSpan
    self.count = count
    self.scheduler = scheduler
    self.origin = origin
    super.init(sink)
  }

  func start(_ source: EventStream<Element>) {
    restartClock()
    listen(to: source, next: { self.add($0) }, end: { self.ended($0) })
  }

  private func restartClock() {
    keep(scheduler.wait(timeSpan, at: origin) { self.flush() })
  }

  private func add(_ value: Element) {
    values.append(value)
    if values.count == count { flush() }
  }

  private func flush() {
    let full = values
    values = []
    restartClock()
    send(full)
  }

  private func ended(_ end: StreamEnd) {
    // First: otherwise an observer that advances time would receive the rest twice.
    dropKept()
    if case .completed = end { send(values) }
    finish(end)
  }
}
