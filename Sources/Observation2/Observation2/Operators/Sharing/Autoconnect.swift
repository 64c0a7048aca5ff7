extension ConnectableStream {
  /// Creates a stream that connects when it has had `count` observers, and stays connected.
  ///
  /// ```
  /// source                  --1--2--3--
  /// autoconnect(after: 2)
  ///   observer 1              --1--2--3--
  ///   observer 2              ^-1--2--3--
  /// ```
  ///
  /// It connects once, and the connection continues when the observers have left. To end it then,
  /// use ``refCount(fileID:line:)``, the counterpart of Combine's `autoconnect()`.
  ///
  /// - Precondition: `count` is positive.
  public func autoconnect(
    after count: Int = 1,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream<Element> {
    precondition(count > 0, "autoconnect(after:): \(count), must be positive")
    let origin = SourceSpot(fileID: fileID, line: line)
    let missing = OperatorState(count)
    return EventStream { sink in
      let node = LinkedNode(sink)
      node.listen(to: self.asStream(), next: { node.send($0) }, end: { node.finish($0) })
      missing.value -= 1
      if missing.value == 0 { _ = self.running(at: origin) }
      return node.link
    }
  }
}
