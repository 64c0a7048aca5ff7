package import FlowFormat

/// The settings with which a reporter is made.
@MainActor
package struct FlowReportSettings {
  /// Writes one or more lines, without a final line break.
  package var write: (OutputText) throws -> Void
  /// A Boolean value that indicates whether only failures and the summary are wanted.
  package var isQuiet = false
  /// A Boolean value that indicates whether a report for programs holds real times; without them, the same run gives
  /// the same bytes.
  package var keepsRealTimes = false
  /// A Boolean value that indicates whether the flows come from JSON reports, which hold less than what was played.
  package var isMerged = false
}
