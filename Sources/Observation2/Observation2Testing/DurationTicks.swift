extension Duration {
  /// The unit of time of stream tests: one tick is a millisecond of virtual time.
  public static func ticks(_ count: Int) -> Duration { .milliseconds(count) }

  /// The whole ticks in this duration.
  public var inTicks: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
