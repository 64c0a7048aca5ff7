/// A subject that repeats the newest values to whoever observes it, then its end if there was one.
///
/// ```
/// sent             --a--b--c--|
/// observer (of 2)           ~bc|
/// ```
///
/// - Complexity: O(n) per send for n observers, plus O(k) for a buffer of k values.
public final class ReplaySubject<Element>: ReplayHub<Element>, EventStreamConvertible {
  /// Creates a subject that keeps the newest `bufferSize` values.
  ///
  /// - Precondition: `bufferSize` is not negative.
  public init(bufferSize: Int) {
    precondition(
      bufferSize >= 0,
      "ReplaySubject: bufferSize is \(bufferSize), must not be negative"
    )
    super.init(limit: bufferSize)
  }

  /// Creates a subject that keeps every value.
  public static func unbounded() -> ReplaySubject {
    ReplaySubject(limit: nil)
  }

  override init(limit: Int?) {
    super.init(limit: limit)
  }

  /// Keeps and sends a value.
  public func onNext(_ value: Element) {
    send(value)
  }

  /// Fails; nothing can be sent any more.
  public func onError(_ error: any Error) {
    sendEnd(.error(error))
  }

  /// Completes; nothing can be sent any more.
  public func onCompleted() {
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

  /// The stream of the values kept and what is sent after them.
  public func asStream() -> EventStream<Element> {
    EventStream { self.observeBuffer($0) }
  }
}
