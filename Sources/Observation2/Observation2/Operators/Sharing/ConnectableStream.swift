/// A stream that all observers share, and that starts on demand.
///
/// ```
/// let prices = load.publish()
/// prices.asStream().subscribe { … }     nothing happens yet
/// let connection = prices.connect()     now load is subscribed to, once
/// ```
///
/// Created with ``EventStream/publish()``, ``EventStream/replay(_:)`` and
/// ``EventStream/multicast(_:)``.
public final class ConnectableStream<Element>: EventStreamConvertible {
  private let source: EventStream<Element>
  private let makeSubject: () -> any StreamSubject<Element>
  /// The subject for new observers; made when it is first needed.
  private var subject: (any StreamSubject<Element>)?
  private var connection: StreamConnection<Element>?

  init(
    _ source: EventStream<Element>,
    _ makeSubject: @escaping () -> any StreamSubject<Element>
  ) {
    self.source = source
    self.makeSubject = makeSubject
  }

  /// The stream of the connection's events, now or once there is a connection.
  public func asStream() -> EventStream<Element> {
    EventStream { self.currentSubject.asStream().connect($0) }
  }

  /// Subscribes to the source, unless it is connected already.
  ///
  /// - Returns: The disposable that ends the connection; the running one if there is one.
  @discardableResult
  public func connect(fileID: StaticString = #fileID, line: UInt = #line) -> any Disposable {
    running(at: SourceSpot(fileID: fileID, line: line))
  }

  /// Returns the running connection, or starts a new one.
  func running(at origin: SourceSpot) -> StreamConnection<Element> {
    forgetEnded()
    if let connection { return connection }
    let connection = StreamConnection(currentSubject) { [weak self] connection in
      self?.forget(connection)
    }
    self.connection = connection
    connection.start(source, origin)
    return connection
  }

  private var currentSubject: any StreamSubject<Element> {
    forgetEnded()
    if let subject { return subject }
    let made = makeSubject()
    subject = made
    return made
  }

  /// Forgets a connection that a bag has silenced, and is about to dispose of.
  private func forgetEnded() {
    if let connection, connection.isDisposed { forget(connection) }
  }

  private func forget(_ ended: StreamConnection<Element>) {
    guard connection === ended else { return }
    connection = nil
    subject = nil
  }
}

@available(*, unavailable)
extension ConnectableStream: Sendable {}
