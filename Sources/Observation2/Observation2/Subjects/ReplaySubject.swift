/// A subject that repeats the newest values to whoever observes it, then its end if there was one.
///
/// ```
/// sent             --a--b--c--|
/// observer (of 2)           ~bc|
/// ```
///
/// - Complexity: O(n) per send for n observers, plus O(k) for a buffer of k values.
public final class ReplaySubject<Element>: HubOwner, EventStreamConvertible {
  /// Creates a subject that keeps the newest `bufferSize` values.
  ///
  /// - Parameters:
  ///   - bufferSize: How many values are kept.
  ///   - isolation: The domain that it belongs to; by default the caller's.
  /// - Precondition: `bufferSize` is not negative.
  public init(bufferSize: Int, isolation: (any Actor)? = #isolation) {
    precondition(
      bufferSize >= 0,
      "ReplaySubject: bufferSize is \(bufferSize), must not be negative"
    )
    super.init(ReplayHub<Element>(limit: bufferSize), isolation)
  }

  /// Creates a subject that keeps every value.
  ///
  /// - Parameter isolation: The domain that it belongs to; by default the caller's.
  /// - Returns: A subject without values.
  public static func unbounded(isolation: (any Actor)? = #isolation) -> ReplaySubject {
    ReplaySubject(isolation)
  }

  private init(_ isolation: (any Actor)?) {
    super.init(ReplayHub<Element>(limit: nil), isolation)
  }

  /// Keeps and sends a value.
  public func onNext(_ value: Element) {
    with(ReplayHub<Element>.self) { $0.send(value) }
  }

  /// Fails; nothing can be sent any more.
  public func onError(_ error: any Error) {
    with(ReplayHub<Element>.self) { $0.sendEnd(.error(error)) }
  }

  /// Completes; nothing can be sent any more.
  public func onCompleted() {
    with(ReplayHub<Element>.self) { $0.sendEnd(.completed) }
  }

  /// Sends any event.
  public func on(_ event: StreamEvent<Element>) {
    switch event {
    case .next(let value): onNext(value)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// The stream of the values kept and what is sent after them.
  public func asStream() -> EventStream<Element> {
    EventStream { sink in self.with(ReplayHub<Element>.self) { $0.observeBuffer(sink) } }
  }
}
