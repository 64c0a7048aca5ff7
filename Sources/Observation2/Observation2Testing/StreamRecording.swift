public import Observation2

/// The events that a stream has emitted since the recording began.
///
/// The recording ends when it is disposed of or released.
///
/// ```swift
/// let products = presenter.products.recorded()
/// interactor.load()
/// #expect(products.values.last?.count == 2)
/// ```
@MainActor
public final class StreamRecording<Element> {
  private final class Tape {
    var events: [StreamEvent<Element>] = []
  }

  private let tape = Tape()
  private let bag = DisposeBag()

  fileprivate init(_ stream: EventStream<Element>, _ fileID: StaticString, _ line: UInt) {
    let tape = tape
    stream.subscribe(fileID: fileID, line: line, onEvent: { tape.events.append($0) })
      .disposed(by: bag)
  }

  /// All events, in order.
  public var events: [StreamEvent<Element>] { tape.events }

  /// The values alone, in order.
  ///
  /// - Complexity: O(n).
  public var values: [Element] { tape.events.compactMap(\.value) }

  /// Whether the stream has completed.
  public var isCompleted: Bool {
    if case .completed? = tape.events.last { true } else { false }
  }

  /// The error with which the stream failed, if it did.
  public var error: (any Error)? {
    if case .error(let error)? = tape.events.last { error } else { nil }
  }

  /// Stops recording; the recorded events stay.
  public func dispose() {
    bag.dispose()
  }
}

extension EventStreamConvertible {
  /// Subscribes and keeps all events until the recording is released.
  @MainActor
  public func recorded(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StreamRecording<Element> {
    StreamRecording(asStream(), fileID, line)
  }
}
