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
///
/// ```
/// sent, another thread  --1-2-3-4----5--
/// main actor            ####busy--------
/// unbounded             --------1234-5--
/// bufferingNewest(1)    --------4----5--
/// bufferingOldest(1)    --------1----5--
/// ```
public final class StreamInlet<Element: Sendable>: Sendable {
  private let mailbox: InletMailbox<Element>
  @MainActor let subject: PublishSubject<Element>

  /// Creates an inlet without an observer.
  ///
  /// - Parameter bufferingPolicy: The values to keep until the main actor gets to them; by default
  ///   all. The end of the stream is always kept.
  /// - Precondition: A policy with a limit keeps at least one value.
  /// - Complexity: O(1) per value, however many wait.
  @MainActor
  public init(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
  ) {
    switch bufferingPolicy {
    case .bufferingNewest(let limit), .bufferingOldest(let limit):
      precondition(limit > 0, "StreamInlet: a policy of \(limit) values would let none through")
    default: break
    }
    let subject = PublishSubject<Element>()
    self.subject = subject
    mailbox = InletMailbox(bufferingPolicy) { subject.on($0) }
  }

  /// The values sent, on the main actor.
  ///
  /// Nothing is stored for observers that subscribe later. The stream does not retain the inlet: a
  /// subscription is over once the inlet has been released and the values sent have been delivered.
  @MainActor
  public var stream: EventStream<Element> {
    EventStream { [weak subject] sink in
      guard let subject else {
        sink.raw.upstreamGone()
        return .none
      }
      return subject.asStream().connect(sink)
    }
  }

  /// Sends a value from any isolation domain.
  public func send(_ value: Element) {
    mailbox.post(.next(value))
  }

  /// Ends the stream: with `error`, or with completion if that is `nil`.
  public func finish(throwing error: (any Error)? = nil) {
    mailbox.post(error.map { .error($0) } ?? .completed)
  }
}
