/// A subject that holds a value: an observer gets it first, then what is sent.
///
/// ```
/// sent        a--b--c--|
/// observer 1  a--b--c--|
/// observer 2     ~b-c--|
/// ```
///
/// Once it has ended, an observer gets the end alone (SEMANTICS 2).
///
/// - Complexity: O(n) per send for n observers.
public final class BehaviorSubject<Element>: HubOwner, EventStreamConvertible {
  /// Creates a subject that holds `value`.
  ///
  /// - Parameters:
  ///   - value: The value to begin with.
  ///   - isolation: The domain that it belongs to; by default the caller's.
  @inlinable
  public init(value: Element, isolation: (any Actor)? = #isolation) {
    super.init(HeldValueHub(value), isolation)
  }

  /// The newest value sent, also after the end.
  @inlinable public var value: Element { with(HeldValueHub<Element>.self) { $0.newest } }

  /// Holds and sends a value.
  @inlinable
  public func onNext(_ value: Element) {
    with(HeldValueHub<Element>.self) { $0.send(value) }
  }

  /// Fails; nothing can be sent any more.
  public func onError(_ error: any Error) {
    with(HeldValueHub<Element>.self) { $0.sendEnd(.error(error)) }
  }

  /// Completes; nothing can be sent any more.
  public func onCompleted() {
    with(HeldValueHub<Element>.self) { $0.sendEnd(.completed) }
  }

  /// Sends any event.
  public func on(_ event: StreamEvent<Element>) {
    switch event {
    case .next(let value): onNext(value)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// The stream of the value held and what is sent after it.
  @inlinable
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(HeldValueHub<Element>.self) { $0.observeHeld(sink) } }
  }
}
