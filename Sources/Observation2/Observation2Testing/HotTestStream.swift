public import Observation2

/// A stream whose events happen at their ticks, whether or not anyone listens.
///
/// The events are scheduled when it is made, so those of streams made earlier come first within one
/// instant. Events may follow its end: they reach only who subscribes after that. An observer that
/// arrives while an event is being delivered does not get it.
@MainActor
public final class HotTestStream<Element> {
  /// Replaced at each end, so that a later observer is not told of it.
  private var subject = PublishSubject<Element>()
  private let log: SpanLog

  /// Creates a stream and schedules its events.
  public init(_ clock: VirtualTime, _ events: [RecordedEvent<Element>]) {
    log = SpanLog(clock)
    for record in events {
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
      let span = self.log.open()
      return self.subject.asStream().do(onDispose: { self.log.close(span) })
    }
  }
}

extension HotTestStream {
  /// Creates a stream from a marble diagram.
  ///
  /// - Parameters:
  ///   - clock: The time that the events happen in.
  ///   - diagram: The events.
  ///   - origin: The tick of the diagram's first character; by default that of the subscription.
  ///   - marbles: How the diagram is read.
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
