/// Where values from other isolation domains come in: `Sendable`, and in order.
///
/// ```swift
/// let inlet = StreamInlet<Reading>()
/// sensor.onReading = { inlet.send($0) }      // on any thread
/// inlet.stream.drive…                        // on the main actor
/// ```
///
/// Values are handed over on the main actor, in the order in which they were sent, never while
/// ``send(_:)`` runs. No lock is held while a value is delivered.
public final class StreamInlet<Element: Sendable>: Sendable {
  private struct Mailbox {
    var events: [StreamEvent<Element>] = []
    var isCollecting = false
  }

  private let mailbox = Guarded(Mailbox())
  @MainActor private let subject = PublishSubject<Element>()

  /// Creates an inlet that nobody observes yet.
  @MainActor
  public init() {}

  /// What came in, on the main actor.
  ///
  /// Nothing is kept for who observes later.
  @MainActor
  public var stream: EventStream<Element> { subject.asStream() }

  /// Sends a value from any isolation domain.
  public func send(_ value: Element) {
    post(.next(value))
  }

  /// Ends the stream; with an error if one is given.
  public func finish(throwing error: (any Error)? = nil) {
    post(error.map { .error($0) } ?? .completed)
  }

  private func post(_ event: StreamEvent<Element>) {
    let mustCollect = mailbox.withLock { mailbox in
      mailbox.events.append(event)
      defer { mailbox.isCollecting = true }
      return !mailbox.isCollecting
    }
    if mustCollect { MainActorHop.run { self.collect() } }
  }

  @MainActor
  private func collect() {
    while true {
      let events = mailbox.withLock { mailbox in
        defer { mailbox.events = [] }
        if mailbox.events.isEmpty { mailbox.isCollecting = false }
        return mailbox.events
      }
      if events.isEmpty { return }
      for event in events { subject.on(event) }
    }
  }
}
