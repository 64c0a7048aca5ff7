/// An app whose stores record their sessions (``SimulatedApp/record()``), and that begins where a recorded one
/// has ended: a person's session from the field, or that of a flow.
///
/// A flow begins with one, and goes on from there:
///
/// ```yaml
/// - replay: sessions/ticket-381.jsonl
/// - assertVisible: 3 cups
/// ```
/// `harness recording FLOW -o DIR` plays a flow and writes what the stores have recorded.
@MainActor
public protocol ReplayableApp: SimulatedApp {
  /// Returns the launch arguments with which the app shows what it showed at the end of a recording: `recording` with
  /// the recording's text, unless the app says otherwise.
  ///
  /// The app refuses at its launch a text that is no recording of it. The effects of recorded actions must not run
  /// again, because the recording contains their results too.
  static func launchArguments(replaying recording: String) -> [String: String]
}

extension ReplayableApp {
  /// `recording`, with the recording's text.
  public static func launchArguments(replaying recording: String) -> [String: String] {
    ["recording": recording]
  }
}
