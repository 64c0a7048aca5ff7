/// The operators that wait; the scheduler has to call back on the main actor.
///
/// The ``EventStream`` operators of the same names have the full documentation. One timer serves
/// all observers.
extension SharedStream {
  /// Emits a value when none has followed it for `dueTime`.
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

  /// Emits at most one value per `dueTime`; if `latest`, the last one of that period follows at its
  /// end.
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

  /// Emits every event later by `dueTime`.
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
