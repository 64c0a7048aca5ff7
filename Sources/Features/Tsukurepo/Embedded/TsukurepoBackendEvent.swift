import ScenesHeadless

/// An event among the embedded reports that an app may notice.
enum TsukurepoBackendEvent: Hashable {
  case reportChanged(TsukurepoReport.ID)

  /// The names of all events, each with the names of its values.
  static let known = ["reportChanged": ["report"]]

  /// Reads an event.
  ///
  /// - Parameters:
  ///   - name: The event's name.
  ///   - values: The event's values by name.
  ///   - reports: The reports that there are.
  /// - Throws: An error that says what is wrong and lists the known names.
  init(
    _ name: String,
    _ values: [String: String],
    reports: [TsukurepoReport.ID]
  ) throws(HeadlessAppError) {
    guard let takes = Self.known[name] else {
      throw HeadlessAppError(
        "The reports know no event “\(name)”.",
        known: Self.known.keys.sorted()
      )
    }
    if let extra = values.keys.sorted().first(where: { !takes.contains($0) }) {
      throw HeadlessAppError("The event “\(name)” takes no “\(extra)”.", known: takes)
    }
    guard let text = values["report"], let report = Int(text), reports.contains(report) else {
      throw HeadlessAppError(
        "The event “\(name)” needs “report”, the id of one that there is; it got "
          + "“\(values["report"] ?? "nothing")”.",
        known: reports.map { "\($0)" }
      )
    }
    self = .reportChanged(report)
  }
}
