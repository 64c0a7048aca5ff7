/// Time spans for reports.
enum FlowSeconds {
  /// Seconds, as short as they can be said: `0.3 s`.
  static func text(_ span: Duration) -> String {
    "\(FlowNumber.text(of: milliseconds(span) / 1000)) s"
  }

  /// Milliseconds of real time with two decimals: `1.25 ms`.
  static func realText(_ span: Duration) -> String {
    "\(FlowNumber.text(of: (milliseconds(span) * 100).rounded() / 100)) ms"
  }

  /// Milliseconds, down to the microsecond.
  static func milliseconds(_ span: Duration) -> Double {
    let (whole, attoseconds) = span.components
    // Further than that, what an app waits for in vain no longer fits into microseconds.
    let seconds = min(max(whole, -9_000_000_000_000), 9_000_000_000_000)
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return Double(microseconds) / 1000
  }
}
