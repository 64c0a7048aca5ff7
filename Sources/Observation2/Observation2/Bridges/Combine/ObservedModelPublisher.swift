#if canImport(Combine)
public import Combine

/// The publisher of an ``ObservedModel`` that is about to change.
///
/// It retains the model; a subscription to it does not.
public struct ObservedModelPublisher: Publisher {
  /// That something changes; what does, the model tells.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  let model: any ObservedModel

  /// Subscribes to the model's changes.
  ///
  /// - Precondition: The caller is on the main thread.
  public func receive<Receiver: Combine.Subscriber>(subscriber: Receiver)
  where Receiver.Input == Void, Receiver.Failure == Never {
    precondition(
      Domain.isOnMain,
      "objectWillChange of \(type(of: model)) was subscribed to on another thread than the main one."
    )
    // Unsafe, and never shared: both are used here alone, on the main thread.
    nonisolated(unsafe) let model = model
    nonisolated(unsafe) var changes = EventStream<Void>.never()
    MainActor.assumeIsolated { changes = model.willChange.asStream() }
    StreamPublisher(changes, SourceSpot(fileID: #fileID, line: #line)) { _ in .finished }
      .receive(subscriber: subscriber)
  }
}
#endif
