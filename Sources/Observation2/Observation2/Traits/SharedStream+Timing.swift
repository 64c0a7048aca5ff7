/// The operators that wait; the scheduler has to call back on the main actor.
///
/// Each says what it does at its namesake of ``EventStream``. There is one wait for all who listen.
extension SharedStream {
  /// Lets a value pass when nothing has followed it for a while.
  public func debounce(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> SharedStream {
    SharedStream(
      sharing: stream.debounce(dueTime, scheduler: scheduler, fileID: fileID, line: line)
        .onMainActorOnly()
    )
  }

  /// Lets at most one value pass in a while; the last one inside it passes at its end if `latest`.
  public func throttle(
    _ dueTime: Duration,
    latest: Bool = true,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> SharedStream {
    SharedStream(
      sharing: stream.throttle(
        dueTime,
        latest: latest,
        scheduler: scheduler,
        fileID: fileID,
        line: line
      )
      .onMainActorOnly()
    )
  }

  /// Gives everything a while later.
  public func delay(
    _ dueTime: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> SharedStream {
    SharedStream(
      sharing: stream.delay(dueTime, scheduler: scheduler, fileID: fileID, line: line)
        .onMainActorOnly()
    )
  }
}
