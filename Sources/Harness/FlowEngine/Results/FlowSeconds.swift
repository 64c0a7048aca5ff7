import FlowFormat

/// Formats time spans for reports.
package enum FlowSeconds {
  /// Returns seconds in their shortest form: `0.3 s`.
  package static func text(_ span: Duration) -> String {
    text(milliseconds(span))
  }

  /// Returns seconds in their shortest form, of milliseconds: `0.3 s`.
  package static func text(_ milliseconds: Double) -> String {
    "\(FlowNumber.text(of: clamped(milliseconds) / 1000)) s"
  }

  /// Returns milliseconds of real time with at most two decimals: `1.25 ms`.
  package static func realText(_ milliseconds: Double) -> String {
    "\(FlowNumber.text(of: (clamped(milliseconds) * 100).rounded() / 100)) ms"
  }

  /// Returns the time span of milliseconds that ``milliseconds(_:)`` has returned.
  package static func duration(_ milliseconds: Double) -> Duration {
    .microseconds(Int64((clamped(milliseconds) * 1000).rounded()))
  }

  /// Returns milliseconds within the range of a run.
  ///
  /// A report that a stranger has written may hold any number, also such as become infinite in a calculation.
  package static func clamped(_ milliseconds: Double) -> Double {
    max(-9e15, min(9e15, milliseconds))
  }

  /// Returns milliseconds, truncated to the microsecond.
  package static func milliseconds(_ span: Duration) -> Double {
    let (whole, attoseconds) = span.components
    // Beyond this range, as when an app waits for ever, microseconds would overflow.
    let seconds = min(max(whole, -9_000_000_000_000), 9_000_000_000_000)
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    return Double(microseconds) / 1000
  }
}
