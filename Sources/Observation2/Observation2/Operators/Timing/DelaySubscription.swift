extension EventStream {
  /// Subscribes to the source later.
  ///
  /// ```
  /// source (hot)           -1--2--3--4--|
  /// delaySubscription(5)   -------3--4--|
  /// ```
  public func delaySubscription(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = LinkedNode(sink)
      node.keep(
        scheduler.wait(dueTime, at: origin) {
          node.listen(to: self, next: { node.send($0) }, end: { node.finish($0) })
        }
      )
      return node.link
    }
  }
}
