/// The end of a stream that values are put into, as ``EventStream/create(_:)`` passes it to its
/// closure.
///
/// It keeps the grammar: after an error or completion, or once nobody listens, nothing passes.
public final class StreamObserver<Element> {
  /// Released at the end, since the producer of the values may keep this for longer.
  @exclusivity(unchecked) private var sink: EventSink<Element>?
  /// The producer of the values, disposed of when nobody listens any more.
  @exclusivity(unchecked) private var source: (any Disposable)?

  init(_ sink: EventSink<Element>) {
    self.sink = sink
  }

  /// Whether anyone still wants values.
  public var isActive: Bool { !isOver }

  var isOver: Bool { sink == nil }

  /// Passes any event on.
  public func on(_ event: StreamEvent<Element>) {
    switch event {
    case .next(let value): onNext(value)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// Passes a value on.
  public func onNext(_ value: Element) {
    guard let sink else { return }
    if !sink.next(value) { stop() }
  }

  /// Ends the stream with an error.
  public func onError(_ error: any Error) {
    end(.error(error))
  }

  /// Ends the stream.
  public func onCompleted() {
    end(.completed)
  }

  private func end(_ end: StreamEnd) {
    guard let sink else { return }
    self.sink = nil
    sink.end(end)
    releaseSource()
  }

  /// Stops, since nobody listens any more.
  func stop() {
    sink = nil
    releaseSource()
  }

  /// Keeps the producer of the values, or disposes of it at once if nobody listens any more.
  func keep(_ source: any Disposable) {
    if isOver { source.dispose() } else { self.source = source }
  }

  private func releaseSource() {
    let source = source
    self.source = nil
    source?.dispose()
  }
}

@available(*, unavailable)
extension StreamObserver: Sendable {}
