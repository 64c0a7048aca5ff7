public import Observation2

/// A stream whose events start anew with each subscription, at ticks counted from it.
@MainActor
public final class ColdTestStream<Element> {
  private let clock: VirtualTime
  /// The events of the first subscription, of the second and so on; the last ones repeat.
  private let attempts: [[RecordedEvent<Element>]]
  private let log: SpanLog

  /// Creates a stream of events with times that count from the subscription.
  public convenience init(_ clock: VirtualTime, _ events: [RecordedEvent<Element>]) {
    self.init(clock, attempts: [events])
  }

  /// Creates a stream whose subscriptions differ, as those of `retry` do: the first one has the first
  /// events, the second one the second, and all further ones the last.
  ///
  /// ```swift
  /// let load = ColdTestStream<String>(
  ///   time,
  ///   attempts: [[.error(20)], [.error(30)], [.next(10, "ok"), .completed(10)]]
  /// )
  /// let observer = time.start { load.asStream().retry(attempts: 3) }
  /// #expect(observer.events == [.next(260, "ok"), .completed(260)])
  /// #expect(load.spans == [.init(200, 220), .init(220, 250), .init(250, 260)])
  /// ```
  ///
  /// Without any events for a subscription it stays silent.
  public init(_ clock: VirtualTime, attempts: [[RecordedEvent<Element>]]) {
    self.clock = clock
    self.attempts = attempts
    log = SpanLog(clock)
  }

  /// The subscriptions so far, in the order in which they were made.
  public var spans: [SubscriptionSpan] { log.spans }
}

extension ColdTestStream: @MainActor EventStreamConvertible {
  /// The stream.
  public func asStream() -> EventStream<Element> {
    let (clock, attempts, log) = (clock, attempts, log)
    return .create { observer in
      let span = log.open()
      let events = attempts.dropFirst(span).first ?? attempts.last ?? []
      let timers = events.map { record in
        clock.schedule(after: .ticks(record.time)) { observer.on(record.event) }
      }
      return AnyDisposable {
        log.close(span)
        for timer in timers { timer.dispose() }
      }
    }
  }
}

extension ColdTestStream {
  /// Creates a stream from a marble diagram, whose first character is the subscription.
  ///
  /// - Throws: An error that says what is wrong with the diagram.
  public convenience init(
    _ clock: VirtualTime,
    _ diagram: String,
    _ marbles: Marbles<Element>
  ) throws(MarbleError) {
    self.init(clock, try marbles.coldEvents(diagram))
  }

  /// Creates a stream from marble diagrams, one for each subscription; all further ones have the last.
  ///
  /// - Throws: An error that says what is wrong with a diagram.
  public convenience init(
    _ clock: VirtualTime,
    attempts diagrams: [String],
    _ marbles: Marbles<Element>
  ) throws(MarbleError) {
    self.init(
      clock,
      attempts: try diagrams.map { diagram throws(MarbleError) in try marbles.coldEvents(diagram) }
    )
  }

  /// Creates a stream from a marble diagram whose characters stand for themselves.
  ///
  /// - Throws: An error that says what is wrong with the diagram.
  public convenience init(
    _ clock: VirtualTime,
    _ diagram: String
  ) throws(MarbleError) where Element: LosslessStringConvertible {
    try self.init(clock, diagram, Marbles())
  }
}
