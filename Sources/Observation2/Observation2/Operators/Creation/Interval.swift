extension EventStream where Element == Int {
  /// Emits the numbers from 0, one each period, the first after one period.
  ///
  /// ```
  /// interval(3)   ---0--1--2--3-
  /// ```
  ///
  /// Never ends by itself. Each subscription counts for itself. Numbers keep the rhythm of the
  /// first one, however late the scheduler calls; beats missed altogether are skipped.
  ///
  /// A timer with a period of zero takes turns with everything else; see
  /// ``timer(_:period:scheduler:fileID:line:)``.
  ///
  /// - Precondition: `period` is not negative.
  public static func interval(
    _ period: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream {
    timer(period, period: period, scheduler: scheduler, fileID: fileID, line: line)
  }
}
