/// The entrance for values from other isolation domains: `Sendable`, and in order.
///
/// ```swift
/// let inlet = StreamInlet<Reading>()
/// sensor.onReading = { inlet.send($0) }                      // on any thread
/// inlet.stream.subscribe { show($0) }.disposed(by: bag)      // on the main actor
/// ```
///
/// Values are delivered on the main actor, in the order in which they were sent, never while
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

  /// The values sent, on the main actor.
  ///
  /// Nothing is stored for observers that subscribe later.
  @MainActor
  public var stream: EventStream<Element> { subject.asStream() }

  /// Sends a value from any isolation domain.
  public func send(_ value: Element) {
    post(.next(value))
  }

  /// Ends the stream: with `error`, or with completion if that is `nil`.
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

  /// Delivers the waiting events; those sent meanwhile wait for the next job, so that the main
  /// actor gets to other things however many come.
  @MainActor
  private func collect() {
    let events = mailbox.withLock { mailbox in
      defer { mailbox.events = [] }
      return mailbox.events
    }
    for event in events { subject.on(event) }
    let isDone = mailbox.withLock { mailbox in
      mailbox.isCollecting = !mailbox.events.isEmpty
      return !mailbox.isCollecting
    }
    if !isDone { MainActorHop.run { self.collect() } }
  }
}
