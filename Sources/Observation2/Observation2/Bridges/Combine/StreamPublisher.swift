#if canImport(Combine)
import Combine

/// A publisher each of whose subscribers subscribes to a stream of the main actor.
struct StreamPublisher<Output, Failure: Error>: Publisher {
  private let stream: EventStream<Output>
  private let origin: SourceSpot
  private let completion: (StreamEnd) -> Subscribers.Completion<Failure>

  init(
    _ stream: EventStream<Output>,
    _ origin: SourceSpot,
    completion: @escaping (StreamEnd) -> Subscribers.Completion<Failure>
  ) {
    self.stream = stream
    self.origin = origin
    self.completion = completion
  }

  // `Subscriber` alone is a class of this module.
  func receive<Receiver: Combine.Subscriber>(subscriber: Receiver)
  where Receiver.Input == Output, Receiver.Failure == Failure {
    precondition(
      Domain.isOnMain,
      """
      The publisher of a stream (\(origin)) was subscribed to on another thread than the main one. \
      Leave out subscribe(on:), which is not needed: the stream delivers on the main actor.
      """
    )
    let subscription = StreamSubscription(subscriber, completion)
    subscriber.receive(subscription: subscription)
    subscription.start(stream, at: origin)
  }
}

/// The subscription of a Combine subscriber to a stream.
///
/// Ownership: the subscriber retains it; it retains the subscriber and the subscription to the
/// stream, which retains it, until one of the two ends it.
private final class StreamSubscription<Receiver: Combine.Subscriber>: Combine.Subscription {
  /// Set on any thread; everything else here belongs to the main one.
  private let demand = StreamDemand()
  private var receiver: Receiver?
  private var upstream: (any Disposable)?
  private var waiting = Backlog<Receiver.Input>()
  private var end: StreamEnd?
  /// `true` if nothing more comes from the stream: it has ended, or its source has gone without an end.
  private var isOver = false
  private var isDelivering = false
  private let completion: (StreamEnd) -> Subscribers.Completion<Receiver.Failure>

  init(
    _ receiver: Receiver,
    _ completion: @escaping (StreamEnd) -> Subscribers.Completion<Receiver.Failure>
  ) {
    self.receiver = receiver
    self.completion = completion
  }

  /// Subscribes to the stream, once the subscriber has had the chance to demand values.
  func start(_ stream: EventStream<Receiver.Input>, at origin: SourceSpot) {
    if receiver == nil { return }
    let untilOver = stream.do(onDispose: {
      self.isOver = true
      self.deliver()
    })
    let subscription = untilOver.subscribe(
      at: origin,
      step: { value in
        self.waiting.append(value)
        self.deliver()
        return self.receiver != nil
      },
      onEnd: { end in
        self.end = end
        self.deliver()
      }
    )
    if receiver == nil { return subscription.dispose() }
    Ledger.noteKept(subscription)
    upstream = subscription
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand.add(demand.max)
    Domain.main.perform { self.deliver() }
  }

  func cancel() {
    demand.cancel()
    Domain.main.perform { self.stop() }
  }

  /// Delivers what is demanded, and the end after all values; releases the subscriber when nothing can
  /// come any more.
  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while !waiting.isEmpty, demand.take(), let receiver, let value = waiting.popFirst() {
      demand.add(receiver.receive(value).max)
    }
    guard waiting.isEmpty, isOver || end != nil, !demand.isCancelled, let receiver else { return }
    stop()
    if let end { receiver.receive(completion: completion(end)) }
  }

  /// Releases the subscriber, the values that wait and the stream, when all is consistent.
  private func stop() {
    let (released, subscription) = (receiver.take(), upstream.take())
    let values = waiting.removeAll()
    subscription?.dispose()
    extendLifetime(released)
    extendLifetime(values)
  }
}
#endif
