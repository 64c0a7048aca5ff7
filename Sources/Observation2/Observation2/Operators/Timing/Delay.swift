extension EventStream {
  /// Emits values and completion later.
  ///
  /// ```
  /// source     -1-2----3|
  /// delay(3)   ----1-2----3|
  /// ```
  ///
  /// An error passes at once and drops the waiting events (rule 23 of <doc:TheRules>).
  ///
  /// - Complexity: amortised O(1) per event beside the scheduling of one timer; waiting values are
  ///   stored.
  public func delay(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = DelayNode(sink, dueTime, scheduler, origin)
      node.listen(
        to: self,
        next: { node.receive(.next($0)) },
        end: { end in
          if case .error = end { node.finish(end) } else { node.receive(.completed) }
        }
      )
      return node.link
    }
  }
}

private final class DelayNode<Element>: LinkedNode<Element> {
  private struct Late {
    let due: Duration
    let event: StreamEvent<Element>
  }

  private let dueTime: Duration
  private let scheduler: any StreamScheduler
  private let origin: SourceSpot
  private var waiting = Backlog<Late>()

  init(
    _ sink: EventSink<Element>,
    _ dueTime: Duration,
    _ scheduler: any StreamScheduler,
    _ origin: SourceSpot
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.origin = origin
    super.init(sink)
  }

  func receive(_ event: StreamEvent<Element>) {
    let isFirst = waiting.isEmpty
    waiting.append(Late(due: scheduler.now + dueTime, event: event))
    if isFirst { scheduleFirst() }
  }

  override func letGo() {
    super.letGo()
    let dropped = waiting.removeAll()
    extendLifetime(dropped)
  }

  private func scheduleFirst() {
    guard let first = waiting.first else { return }
    keep(scheduler.wait(first.due - scheduler.now, at: origin) { self.giveDue() })
  }

  /// Sends the events that are due; the timer for the rest is set before, so that it keeps its
  /// place in the queue.
  private func giveDue() {
    let now = scheduler.now
    var due: [StreamEvent<Element>] = []
    while let first = waiting.first, first.due <= now {
      due.append(first.event)
      _ = waiting.popFirst()
    }
    scheduleFirst()
    for event in due {
      if case .next(let value) = event { send(value) } else { finish(.completed) }
    }
  }
}
