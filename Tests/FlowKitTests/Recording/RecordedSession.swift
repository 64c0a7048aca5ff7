import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import FlowKit

/// A person on an app, whose doings are recorded, and a play of what was written.
@MainActor
struct RecordedSession {
  let stage: Stage
  let recorder: FlowRecorder
  private let app: any HeadlessApp
  private let time = VirtualTime()

  init(
    of appType: any HeadlessApp.Type,
    _ arguments: [String: String] = [:],
    assertsScreens: Bool = false
  ) async throws {
    app = appType.init(clock: time, seed: 0)
    stage = try Stage(time, checksContracts: false, launching: app, arguments)
    await stage.advance(by: .seconds(2))
    recorder = FlowRecorder(of: stage, arguments: arguments, assertsScreens: assertsScreens)
  }

  /// Does something, and waits as a person does.
  func callAsFunction(_ act: () throws -> Void) async throws {
    try act()
    await stage.advance(by: .seconds(2))
  }

  /// The steps after the launch.
  var steps: String {
    let lines = recorder.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.dropFirst().firstIndex { $0.hasPrefix("- ") || $0.hasPrefix("#") }
    return lines[(start ?? lines.endIndex)...].joined(separator: "\n")
  }

  /// Plays the file at once, on an installation of its own, and expects that it passes and is in its normal form.
  @discardableResult
  func expectPlays(_ checks: String = "") async throws -> FlowResult {
    let text = recorder.text
    #expect(try FlowFormatter.text(of: Array(text.utf8), file: "flow.yaml") == text)
    let appType = type(of: app) as any HeadlessApp.Type
    let result = try await FlowStage.play(text + checks, on: appType)
    #expect(result.isPassed, "\(text)\n\(result.failures)")
    stage.close()
    app.stop()
    return result
  }
}
