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
      let stage = LinkedStage(sink)
      let isOpen = StageState(false)
      stage.keep(scheduler.wait(duration, at: origin) { isOpen.value = true })
      stage.listen(
        to: self,
        next: { if isOpen.value { stage.send($0) } },
        end: { stage.finish($0) }
      )
      return stage.link
    }
  }
}
