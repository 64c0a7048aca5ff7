import ScenesHeadless
import Tsukurepo

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
  ) throws(SimulatedAppError) {
    guard let takes = Self.known[name] else {
      throw SimulatedAppError(
        "The reports know no event “\(name)”.",
        known: Self.known.keys.sorted()
      )
    }
    let values = try BackendEventValues(values, of: name, takes: takes)
    self = .reportChanged(try values.id("report", among: reports, "that there is"))
  }
}
