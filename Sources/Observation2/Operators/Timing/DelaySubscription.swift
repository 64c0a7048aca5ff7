extension EventStream {
  /// Subscribes to the source later.
  ///
  /// ```
  /// source (hot)           -1--2--3--4--|
  /// delaySubscription(5)   -------3--4--|
  /// ```
  public func delaySubscription(
    _ dueTime: Duration,
    scheduler: any StreamScheduler
  ) -> EventStream {
    EventStream { sink in
      let stage = LinkedStage(sink)
      stage.keep(
        scheduler.schedule(after: dueTime) {
          stage.listen(to: self, next: { stage.send($0) }, end: { stage.finish($0) })
        }
      )
      return stage.link
    }
  }
}
