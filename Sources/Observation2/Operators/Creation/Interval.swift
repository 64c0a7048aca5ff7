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
  /// - Precondition: `period` is positive.
  public static func interval(
    _ period: Duration,
    scheduler: any StreamScheduler
  ) -> EventStream {
    timer(period, period: period, scheduler: scheduler)
  }
}
