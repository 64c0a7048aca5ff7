public import ScenesHeadless

/// An app whose stores record their sessions and begin where a recorded one has ended: a person's session from the
/// field, or that of a flow.
///
/// What a recording is, the app knows: with `StorePersistence` it is the text of a `StoreRecorder`, which a
/// `StoreRecording` reads.
///
/// A flow begins with one, and goes on from there:
///
/// ```yaml
/// - replay: sessions/ticket-381.jsonl
/// - assertVisible: 3 cups
/// ```
/// `harness recording FLOW -o DIR` plays a flow and writes what the stores have recorded.
@MainActor
public protocol ReplayableApp: HeadlessApp {
  /// The launch argument that takes a recording's text; it is among the app's `launchArguments`.
  static var recordingArgument: String { get }

  /// What the stores have recorded since the launch, by the stores' names.
  var recordings: [String: String] { get }
}

extension ReplayableApp {
  /// `recording`.
  public static var recordingArgument: String { "recording" }
}
