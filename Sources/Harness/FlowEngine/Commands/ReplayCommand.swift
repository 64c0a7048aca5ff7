import FlowFormat
import Foundation
import ScenesHeadless

/// Starts the app where a recorded session of its store has ended.
struct ReplayCommand: StandardFlowCommand {
  /// `replay`.
  static let name = "replay"
  /// The key of its argument, which may stand alone.
  static let keys: [String]? = ["file"]
  static let guide = FlowCommandGuide(
    "Starts the app, without stored data, where a recorded session of its store has ended.",
    keys: ["file": "The recording, from the folder of the flow."]
  )
  static let portability: FlowPortability.Rule = .refused(
    "Have the data in place when the app is launched."
  )
  /// No: it launches the app.
  var needsScreen: Bool { false }

  /// The recording's file, from the folder of the flow.
  var file: FlowText

  var needs: FlowCapabilities { .model }

  /// Reads the file's name.
  init?(_ call: FlowCall) {
    guard let file = call.text("file") else { return nil }
    self.file = file
  }

  /// Returns an error if the app replays nothing, or the file is not there.
  func check(_ check: FlowCheck) -> [FlowError] {
    guard let appType = check.appType else { return [] }
    guard appType is any ReplayableApp.Type else {
      return [check.error("The app's stores do not begin with a recording.")]
    }
    guard let name = file.literal else { return [] }
    let path = FlowPath.resolve(name, from: check.step.file)
    if let error = check.refusal(of: path, named: name, at: file.position) { return [error] }
    guard FileManager.default.isReadableFile(atPath: path) else {
      let message =
        "There is no recording “\(name.clipped(to: 200))”, or it cannot be read (looked for \(path))."
      return [check.error(message, at: file.position)]
    }
    return []
  }

  /// Launches the app with the recording, with its stored data removed.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    guard let appType = type(of: try run.app) as? any ReplayableApp.Type else {
      throw StepFailure("The app's stores do not begin with a recording.")
    }
    let name = try run.text(file)
    let path = FlowPath.resolve(name, from: run.step.file)
    try run.refuseOutside(path, named: name, at: file.position)
    let data = try run.bytes(of: path, limit: FileBounds.recording)
    // A recorder may end in the middle of a letter; a line that is damaged elsewhere has another seal.
    let text = String(decoding: data, as: UTF8.self)
    if !text.isEmpty, text.utf8.last != UInt8(ascii: "\n") {
      run.warn("The recording is cut off: its last line is replayed only if it is whole.")
    }
    let arguments = appType.launchArguments(replaying: text).sorted { $0.key < $1.key }.map {
      let text = FlowText($1, file: run.step.file, position: file.position)
      return FlowEntry(name: $0, position: run.step.position, value: .text(text))
    }
    try await run.flow.launch(LaunchAppCommand(arguments: arguments), run.context)
    return .passed
  }
}

extension LaunchAppCommand {
  /// Creates a launch of an app without stored data.
  fileprivate init(arguments: [FlowEntry]) {
    self.arguments = arguments
    clearState = .value(true)
  }
}
