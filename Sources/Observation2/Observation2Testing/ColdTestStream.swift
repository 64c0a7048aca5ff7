public import Observation2

/// A stream whose events start anew with each subscription, at ticks counted from it.
@MainActor
public final class ColdTestStream<Element> {
  private let clock: VirtualTime
  private let events: [RecordedEvent<Element>]
  private let log: SpanLog

  /// Creates a stream of events with times that count from the subscription.
  public init(_ clock: VirtualTime, _ events: [RecordedEvent<Element>]) {
    self.clock = clock
    self.events = events
    log = SpanLog(clock)
  }

  /// The subscriptions so far, in the order in which they were made.
  public var spans: [SubscriptionSpan] { log.spans }
}

extension ColdTestStream: @MainActor EventStreamConvertible {
  /// The stream.
  public func asStream() -> EventStream<Element> {
    let (clock, events, log) = (clock, events, log)
    return .create { observer in
      let span = log.open()
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
    self.init(clock, try marbles.events(diagram))
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
