public import Observation2

/// A stream whose events happen at their ticks, whether or not anyone listens.
///
/// The events are scheduled when it is made, so those of streams made earlier come first within one
/// instant. Events may follow its end: they reach only observers that subscribe after that. An
/// observer that subscribes while an event is being delivered does not receive it.
@MainActor
public final class HotTestStream<Element> {
  /// Replaced at each end, so that a later observer does not receive that end.
  private var subject = PublishSubject<Element>()
  private let log: SpanLog

  /// Creates a stream and schedules its events.
  ///
  /// Those before the clock's time have happened already: nobody receives them.
  public init(_ clock: VirtualTime, _ events: [RecordedEvent<Element>]) {
    log = SpanLog(clock)
    for record in events where .ticks(record.time) >= clock.now {
      _ = clock.schedule(at: .ticks(record.time)) { self.send(record.event) }
    }
  }

  /// The subscriptions so far, in the order in which they were made.
  public var spans: [SubscriptionSpan] { log.spans }

  private func send(_ event: StreamEvent<Element>) {
    let receiver = subject
    if event.isTerminal { subject = PublishSubject() }
    receiver.on(event)
  }
}

extension HotTestStream: @MainActor EventStreamConvertible {
  /// The stream.
  public func asStream() -> EventStream<Element> {
    .deferred {
      let log = self.log
      let span = log.open()
      return self.subject.asStream().do(onDispose: { log.close(span) })
    }
  }
}

extension HotTestStream {
  /// Creates a stream from a marble diagram.
  ///
  /// - Parameters:
  ///   - clock: The clock by which the events happen.
  ///   - diagram: The events.
  ///   - origin: The tick of the diagram's first character; by default that of the subscription.
  ///   - marbles: The meaning of the diagram's characters.
  /// - Throws: An error that says what is wrong with the diagram.
  public convenience init(
    _ clock: VirtualTime,
    _ diagram: String,
    from origin: Int = 200,
    _ marbles: Marbles<Element>
  ) throws(MarbleError) {
    self.init(clock, try marbles.events(diagram, from: origin))
  }

  /// Creates a stream from a marble diagram whose characters stand for themselves.
  ///
  /// - Throws: An error that says what is wrong with the diagram.
  public convenience init(
    _ clock: VirtualTime,
    _ diagram: String,
    from origin: Int = 200
  ) throws(MarbleError) where Element: LosslessStringConvertible {
    try self.init(clock, diagram, from: origin, Marbles())
  }
}
