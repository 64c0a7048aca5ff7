extension EventStream {
  /// Skips values until the time is up.
  ///
  /// ```
  /// source         --1--2--3--4--|
  /// skip(for: 7)   --------3--4--|
  /// ```
  ///
  /// The time starts with the subscription. The end passes at any time.
  public func skip(
    for duration: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    let origin = SourceSpot(fileID: fileID, line: line)
    return EventStream { sink in
      let node = LinkedNode(sink)
      let isOpen = OperatorState(false)
      node.keep(scheduler.wait(duration, at: origin) { isOpen.value = true })
      node.listen(
        to: self,
        next: { if isOpen.value { node.send($0) } },
        end: { node.finish($0) }
      )
      return node.link
    }
  }
}
