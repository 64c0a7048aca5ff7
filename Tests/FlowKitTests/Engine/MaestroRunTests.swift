import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Rules of a run that Maestro 2.8 decides.
@MainActor @Suite struct MaestroRunTests {
  @Test(arguments: [
    "back", "pressKey: back", "pressKey: Home", "pressKey: lock", "pressKey: Power",
    "pressKey: volume up",
  ])
  func `a key of the device does nothing after Home`(_ step: String) async throws {
    let steps =
      "- tapOn: 数える\n- pressKey: Home\n- \(step)\n- launchApp: {stopApp: false}\n- assertVisible: 回数 1"
    let result = try await FlowStage.play(steps)
    #expect(result.failures.map(\.message) == [])
    #expect(result.steps[2].outcome == .warned)
    #expect(result.steps[2].message == "Nothing was done: the app is in the background.")
  }

  @Test(arguments: ["stopApp", "killApp"])
  func `a key of the device does nothing without an app`(_ end: String) async throws {
    for key in ["back", "pressKey: back", "pressKey: Home", "pressKey: volume up"] {
      let result = try await FlowStage.play("- launchApp\n- \(end)\n- \(key)\n- launchApp")
      #expect(result.failures.map(\.message) == [])
      #expect(result.steps[2].message == "Nothing was done: no app is running.")
    }
  }

  @Test func `a flow that runs no commands goes on`() async throws {
    let failures = try await FlowStage.complaints(
      "- runFlow: {when: {visible: 数える}, commands: []}\n- runFlow: {commands: []}\n- tapOn: 数える"
    )
    #expect(failures == [])
  }

  @Test func `a key of the keyboard needs the app in front`() async throws {
    let failures = try await FlowStage.complaints(
      "- launchApp\n- pressKey: Home\n- pressKey: Enter"
    )
    #expect(failures == ["The app is in the background. Bring it back with “foreground”."])
  }

  private static let own = "appId: jp.example.a\n---\n"

  @Test(arguments: [
    ("- runFlow: sub.yaml", "appId: jp.example.b\n---\n- tapOn: 数える"),
    ("- retry: {file: sub.yaml}", "appId: jp.example.b\n---\n- tapOn: 数える"),
    ("- runFlow: {file: sub.yaml, env: {ID: jp.example.b}}", "appId: ${ID}\n---\n- tapOn: 数える"),
  ])
  func `a file for another app is a warning`(_ step: String, _ file: String) async throws {
    let result = try await FlowStage.play(
      Self.own + step + "\n- assertVisible: 回数 1",
      with: ["sub.yaml": file]
    )
    #expect(result.failures.map(\.message) == [])
    #expect(
      result.steps[0].message
        == "“sub.yaml” is for another app, “jp.example.b”. It was played on the flow's own, “jp.example.a”, the only "
        + "one here."
    )
    #expect(result.steps.map(\.outcome) == [.warned, .passed, .passed])
  }

  @Test(arguments: ["appId: jp.example.a\n---\n- tapOn: 数える", "- tapOn: 数える"])
  func `a file for the same app, or for none, is no warning`(_ file: String) async throws {
    let result = try await FlowStage.play(
      Self.own + "- runFlow: sub.yaml",
      with: ["sub.yaml": file]
    )
    #expect(result.warnings == 0 && result.failures.isEmpty)
  }
}
