public import Observation2

/// Records a stream's events, with the tick of each.
///
/// Usually created by ``Observation2/VirtualTime/start(create:subscribe:dispose:_:)`` or
/// ``Observation2/VirtualTime/record(_:fileID:line:)``.
@MainActor
public final class TestObserver<Element> {
  /// All events so far.
  public private(set) var events: [RecordedEvent<Element>] = []
  private let clock: ClockFace
  /// The subscription of a recording, which ends with its observer.
  private let bag = DisposeBag()

  /// Creates an observer that takes the time from `clock`.
  public init(_ clock: VirtualTime) {
    self.clock = clock.face
  }

  /// The values alone.
  public var values: [Element] { events.compactMap(\.event.value) }

  /// Records an event.
  public func on(_ event: StreamEvent<Element>) {
    events.append(RecordedEvent(time: clock.now.inTicks, event: event))
  }

  /// Subscribes, and records until the result is disposed of.
  ///
  /// - Returns: The disposable that ends the subscription.
  public func observe(
    _ stream: some EventStreamConvertible<Element>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    stream.asStream().subscribe(fileID: fileID, line: line, onEvent: { self.on($0) })
  }

  /// Ends the subscription of ``Observation2/VirtualTime/record(_:fileID:line:)``; the recorded events
  /// stay.
  public func dispose() {
    bag.dispose()
  }

  /// Subscribes until ``dispose()``, the stream's end or the observer's.
  func record(_ stream: some EventStreamConvertible<Element>, _ fileID: StaticString, _ line: UInt)
  {
    // Weak: a stream that never ends would keep the observer, and the observer its subscription.
    stream.asStream()
      .subscribe(fileID: fileID, line: line, onEvent: { [weak self] in self?.on($0) })
      .disposed(by: bag)
  }
}
