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
public final class AsyncSubject<Element>: HubOwner, EventStreamConvertible {
  @exclusivity(unchecked) private var last: Element?
  @exclusivity(unchecked) private var hasCompleted = false

  /// Creates a subject without a value.
  ///
  /// - Parameter isolation: The domain that it belongs to; by default the caller's.
  public init(isolation: (any Actor)? = #isolation) {
    super.init(EventHub<Element>(), isolation)
  }

  /// Notes a value as the last one so far.
  public func onNext(_ value: Element) {
    if isOver { return }
    last = .some(value)
  }

  /// Fails, and drops the value; nothing can be sent any more.
  public func onError(_ error: any Error) {
    if isOver { return }
    last = nil
    with(EventHub<Element>.self) { $0.sendEnd(.error(error)) }
  }

  /// Gives the last value, if there was any, and completes.
  public func onCompleted() {
    if isOver { return }
    hasCompleted = true
    with(EventHub<Element>.self) { hub in
      if let last { hub.pass(last) }
      hub.sendEnd(.completed)
    }
  }

  /// Sends any event.
  public func on(_ event: StreamEvent<Element>) {
    switch event {
    case .next(let value): onNext(value)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  private var isOver: Bool { hasCompleted || hub.isEnded }

  /// The stream of the last value.
  public func asStream() -> EventStream<Element> {
    EventStream { sink in
      if self.hasCompleted, let last = self.last, !sink.next(last) { return .none }
      return self.with(EventHub<Element>.self) { $0.observe(sink) }
    }
  }
}
