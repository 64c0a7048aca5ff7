extension ConnectableStream {
  /// Creates a stream that is connected while it has observers.
  ///
  /// ```
  /// source       --1--2--3--4--
  /// observer 1   --1--2|
  /// observer 2        2--3|          the last one to leave ends the connection
  /// ```
  ///
  /// The first observer after that, or after the source has ended, starts a new connection.
  public func refCount(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream<Element> {
    let origin = SourceSpot(fileID: fileID, line: line)
    let current = OperatorState<CountedConnection<Element>?>(nil)
    return EventStream { sink in
      let counted = current.value.flatMap { $0.isOver ? nil : $0 } ?? CountedConnection()
      current.value = counted
      counted.count += 1
      let node = LinkedNode(sink)
      node.keep(AnyDisposable { counted.leave() })
      // Taking turns, so that an endless source releases the connection when its observers have
      // left.
      node.takingTurns {
        node.listen(to: self.asStream(), next: { node.send($0) }, end: { node.finish($0) })
        if !node.isOver, !counted.isConnected {
          counted.keep(self.running(at: origin))
        }
      }
      return node.link
    }
  }
}

/// A connection with the number of its observers.
private final class CountedConnection<Element> {
  var count = 0
  private(set) var isConnected = false
  /// Weak: the connection's source retains it, and it retains the observers, which retain this.
  private weak var connection: StreamConnection<Element>?

  /// Whether nobody observes any more, or the connection has ended.
  var isOver: Bool {
    count == 0 || isConnected && connection?.isDisposed != false
  }

  func keep(_ connection: StreamConnection<Element>) {
    if count == 0 { return connection.dispose() }
    isConnected = true
    self.connection = connection
  }

  func leave() {
    count -= 1
    if count == 0 { connection?.dispose() }
  }
}
