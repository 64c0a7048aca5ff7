/// A subject that gives its last value, and only when it has completed.
///
/// ```
/// sent         --a--b--|
/// observer 1   --------b|
/// observer 2            ~b|
/// ```
///
/// An observer that comes later gets value and end. An error is given without the value.
///
/// - Complexity: O(1) per send, O(n) on completion for n observers.
public final class AsyncSubject<Element>: EventHub<Element>, EventStreamConvertible {
  @exclusivity(unchecked) private var last: Element?
  @exclusivity(unchecked) private var hasCompleted = false

  /// Creates a subject without a value.
  public override init() {}

  /// Notes a value as the last one so far.
  public func onNext(_ value: Element) {
    if hasCompleted || isEnded { return }
    last = .some(value)
  }

  /// Fails, and drops the value; nothing can be sent any more.
  public func onError(_ error: any Error) {
    if hasCompleted || isEnded { return }
    last = nil
    sendEnd(.error(error))
  }

  /// Gives the last value, if there was any, and completes.
  public func onCompleted() {
    if hasCompleted || isEnded { return }
    hasCompleted = true
    if let last, begin(last) {
      deliver(last)
      finish()
    }
    sendEnd(.completed)
  }

  /// Sends any event.
  public func on(_ event: StreamEvent<Element>) {
    switch event {
    case .next(let value): onNext(value)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// The stream of the last value.
  public func asStream() -> EventStream<Element> {
    EventStream { sink in
      if self.hasCompleted, let last = self.last, !sink.next(last) { return .none }
      return self.observe(sink)
    }
  }
}
