/// What a reporter is made with.
@MainActor
struct FlowReportSettings {
  /// Writes one or more lines, without a final line break.
  var write: (OutputText) throws -> Void
  /// Whether only failures and the summary are wanted.
  var isQuiet = false
  /// Whether a report for programs holds real times; without them, the same run gives the same bytes.
  var keepsRealTimes = false
  /// Whether the flows come from JSON reports, which hold less than what was played.
  var isMerged = false
}
