extension EventStream {
  /// Emits a value when none has followed it for a while.
  ///
  /// ```
  /// source       --1-2---3----4-|
  /// debounce(3)  -------2---3---4|      (the completion brings 4 with it)
  /// ```
  ///
  /// Each value restarts the wait; one that comes exactly when the wait is over supersedes the
  /// waiting one. Completion emits the waiting value and completes; an error drops it (rule 21 of
  /// <doc:TheRules>).
  ///
  /// - Parameters:
  ///   - dueTime: The time without values that has to pass.
  ///   - scheduler: The scheduler that provides the time.
  ///   - fileID: The file that ledgers name for its timers; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A stream of the values that were followed by quiet.
  /// - Complexity: O(1) per event beside the scheduling, one stored value.
  public func debounce(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = DebounceNode(sink, dueTime, scheduler, origin)
      node.input.start { self.connect(node.receiver) }
      return node.input.isOver ? .none : UpstreamLink(node)
    }
  }
}

private final class DebounceNode<Element>: StreamNode {
  let input = NodeInput()
  private let sink: EventSink<Element>
  private let dueTime: Duration
  private let scheduler: any StreamScheduler
  private let origin: SourceSpot
  private let timer = SerialDisposable()
  private var waiting: Element?
  private var isLost = false

  init(
    _ sink: EventSink<Element>,
    _ dueTime: Duration,
    _ scheduler: any StreamScheduler,
    _ origin: SourceSpot
  ) {
    self.sink = sink
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.origin = origin
  }

  deinit {
    if input.isOver {
      sink.raw.upstreamGone()
    } else {
      sink.raw.nodeGone(leaving: [input], isLost: isLost)
    }
  }

  var receiver: EventSink<Element> {
    EventSink { payload, signal in
      switch signal {
      case .next:
        if self.input.isOver { return false }
        self.restart(with: payload.assumingMemoryBound(to: Element.self).pointee)
        return true
      case .end:
        self.input.upstream.clear()
        self.ended(payload.assumingMemoryBound(to: StreamEnd.self).pointee)
        return false
      case .gone:
        if self.input.upstream.lose(payload) { self.isLost = true }
        return false
      default: return self.sink.raw.receive(payload, signal)
      }
    }
  }

  override func cancel(_ id: UInt32) {
    let dropped = waiting.take()
    timer.dispose()
    input.stop()
    // Last here and below: the value's `deinit` may send to this source, or to another one of this
    // node.
    extendLifetime(dropped)
  }

  private func restart(with value: Element) {
    let superseded = exchange(&waiting, with: value)
    timer.disposable = scheduler.wait(dueTime, at: origin, isDeadline: true) { self.flush() }
    extendLifetime(superseded)
  }

  private func flush() {
    guard let value = waiting.take() else { return }
    if !sink.next(value) { cancel(0) }
  }

  private func ended(_ end: StreamEnd) {
    guard !input.isOver else { return }
    timer.dispose()
    if case .completed = end, let value = waiting.take() {
      guard sink.next(value), !input.isOver else { return cancel(0) }
    }
    input.isOver = true
    sink.end(end)
    cancel(0)
  }
}
