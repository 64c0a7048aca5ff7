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
      let stage = LinkedStage(sink)
      stage.keep(
        scheduler.wait(dueTime, at: origin) {
          stage.listen(to: self, next: { stage.send($0) }, end: { stage.finish($0) })
        }
      )
      return stage.link
    }
  }
}
