extension EventStream where Element == Int {
  /// Counts from 0, one number each period, the first after one period.
  ///
  /// ```
  /// interval(3)   ---0--1--2--3-
  /// ```
  ///
  /// Never ends by itself. Each subscription counts for itself. Numbers keep to the beat of the
  /// first one, however late the scheduler calls; beats that it misses altogether are left out.
  ///
  /// A period of zero is one that takes turns with everything else; see
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
