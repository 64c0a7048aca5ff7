extension EventStream {
  /// Emits values until the time is up, then completes.
  ///
  /// ```
  /// source         --1--2--3--4--|
  /// take(for: 7)   --1--2-|
  /// ```
  ///
  /// The time starts with the subscription.
  public func take(
    for duration: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = LinkedNode(sink)
      node.keep(scheduler.wait(duration, at: origin) { node.finish(.completed) })
      node.listen(to: self, next: { node.send($0) }, end: { node.finish($0) })
      return node.link
    }
  }
}
