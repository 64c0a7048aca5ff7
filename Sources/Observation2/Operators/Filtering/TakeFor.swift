extension EventStream {
  /// Values until the time is up, then completion.
  ///
  /// ```
  /// source         --1--2--3--4--|
  /// take(for: 7)   --1--2-|
  /// ```
  ///
  /// The clock starts with the subscription.
  public func take(for duration: Duration, scheduler: any StreamScheduler) -> EventStream {
    EventStream { sink in
      let stage = LinkedStage(sink)
      stage.keep(scheduler.schedule(after: duration) { stage.finish(.completed) })
      stage.listen(to: self, next: { stage.send($0) }, end: { stage.finish($0) })
      return stage.link
    }
  }
}
