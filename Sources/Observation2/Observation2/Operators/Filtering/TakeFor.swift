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
      let stage = LinkedStage(sink)
      stage.keep(scheduler.wait(duration, at: origin) { stage.finish(.completed) })
      stage.listen(to: self, next: { stage.send($0) }, end: { stage.finish($0) })
      return stage.link
    }
  }
}
