extension EventStream {
  /// Subscribes again after an error, up to a number of attempts in all, and waits before each
  /// further one.
  ///
  /// ```
  /// source                                --1#
  /// retry(attempts: 3, delay: .fixed(4))  --1------1------1#
  /// ```
  ///
  /// ```swift
  /// load.retry(attempts: 5, delay: .exponential(.seconds(1), upTo: .seconds(30)), scheduler: time)
  /// ```
  ///
  /// The first subscription counts (rule 26 of <doc:TheRules>). The error of the last attempt ends
  /// the result at once; it completes when the source does.
  ///
  /// - Parameters:
  ///   - attempts: The largest number of subscriptions.
  ///   - delay: The time to wait after the first, the second… error.
  ///   - scheduler: The scheduler that provides the time.
  ///   - fileID: The file that ledgers name for its timers; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A stream that fails only when all attempts have.
  /// - Precondition: `attempts` is positive.
  public func retry(
    attempts: Int,
    delay: RetryBackoff,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    precondition(attempts > 0, "retry(attempts:delay:): attempts is \(attempts), must be positive")
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = RetryNode(sink, self, attempts, delay, scheduler, origin)
      node.start()
      return node.link
    }
  }
}

private final class RetryNode<Element>: LinkedNode<Element> {
  private let source: EventStream<Element>
  private let attempts: Int
  private let delay: RetryBackoff
  private let scheduler: any StreamScheduler
  private let origin: SourceSpot
  private var failures = 0

  init(
    _ sink: EventSink<Element>,
    _ source: EventStream<Element>,
    _ attempts: Int,
    _ delay: RetryBackoff,
    _ scheduler: any StreamScheduler,
    _ origin: SourceSpot
  ) {
    self.source = source
    self.attempts = attempts
    self.delay = delay
    self.scheduler = scheduler
    self.origin = origin
    super.init(sink)
  }

  func start() {
    listen(to: source, next: { self.send($0) }, end: { self.ended($0) })
  }

  private func ended(_ end: StreamEnd) {
    failures += 1
    guard case .error = end, failures < attempts else { return finish(end) }
    let pause = delay.delay(afterFailure: failures)
    keep(scheduler.wait(pause, at: origin) { self.start() })
  }
}
