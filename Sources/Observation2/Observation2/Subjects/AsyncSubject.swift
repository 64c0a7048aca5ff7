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
  /// Creates a subject without a value.
  ///
  /// - Parameter isolation: The domain that it belongs to; by default the caller's.
  public init(isolation: (any Actor)? = #isolation) {
    super.init(LastValueHub<Element>(), isolation)
  }

  /// Notes a value as the last one so far.
  public func onNext(_ value: Element) {
    with(LastValueHub<Element>.self) { $0.note(value) }
  }

  /// Fails, and drops the value; nothing can be sent any more.
  public func onError(_ error: any Error) {
    with(LastValueHub<Element>.self) { $0.fail(error) }
  }

  /// Gives the last value, if there was any, and completes.
  public func onCompleted() {
    with(LastValueHub<Element>.self) { $0.complete() }
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
    EventStream { sink in self.with(LastValueHub<Element>.self) { $0.observeLast(sink) } }
  }
}
