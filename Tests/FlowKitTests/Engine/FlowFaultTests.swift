import ScenesHeadless
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A planned fault that strikes nothing is warned of at its step.
@MainActor @Suite struct FlowFaultTests {
  @Test(
    arguments: [
      (
        "- launchApp\n- setNetwork: {failNext: server, match: tinny}\n- tapOn: 読む\n- advanceTime: 5s",
        1, "none after this step has “tinny” in its name. Known are: tiny.load."
      ),
      (
        "- launchApp\n- tapOn: 読む\n- advanceTime: 5s\n- setNetwork: {failNext: server}",
        3, "none was made after this step."
      ),
      (
        """
        - launchApp
        - setNetwork: {failNext: server}
        - setNetwork: {failNext: offline}
        - tapOn: 読む
        - advanceTime: 5s
        """,
        2, "another one came first, or there was no connection."
      ),
    ]
  )
  func `a fault that strikes no request until the flow's end is a warning of its step`(
    text: String,
    place: Int,
    reason: String
  ) async throws {
    let result = try await FlowStage.play(text)
    #expect(result.failures == [])
    #expect(result.steps.indices.filter { result.steps[$0].outcome == .warned } == [place])
    #expect(
      result.steps[place].message
        == "The fault struck no request until the flow's end: \(reason)"
    )
  }

  @Test func `a fault that has struck once is no warning, nor is one in a step that failed`()
    async throws
  {
    let struck = try await FlowStage.play(
      "- launchApp\n- setNetwork: {failNext: server, times: 5}\n- tapOn: 読む\n- advanceTime: 5s"
    )
    #expect(struck.warnings == 0)
    let failed = try await FlowStage.play(
      "- launchApp\n- setNetwork: {failNext: server, match: x}\n- assertVisible: {id: none, timeout: 0}"
    )
    #expect(failed.steps.map(\.outcome) == [.passed, .warned, .failed])
  }

  @Test func `a report says which of the last requests the network has let fail`() async throws {
    func requests(_ steps: String) async throws -> [String] {
      let text = "- launchApp\n\(steps)\n- assertVisible: {id: none, timeout: 0}"
      return try await FlowStage.play(text).failures.flatMap(\.requests)
    }
    let load = "- tapOn: 読む\n- advanceTime: 20s"
    #expect(try await requests(load) == ["tiny.load at 0 s"])
    for fault in SimulatedNetwork.Fault.allCases {
      let told = try await requests("- setNetwork: {failNext: \(fault.rawValue)}\n\(load)")
      #expect(told == ["tiny.load at 0 s: \(fault.rawValue)"])
    }
    let offline = try await requests("- setAirplaneMode: enabled\n\(load)")
    #expect(offline == ["tiny.load at 0 s: offline"])
    // It is shown however many others have come since.
    let many = try await requests(
      "- setNetwork: {failNext: server}\n- repeat: {times: 15, commands: [tapOn: 読む, advanceTime: 20s]}"
    )
    #expect(many.count == 11 && many[0] == "tiny.load at 0 s: server")
    #expect(many.dropFirst().allSatisfy { !$0.contains(": ") })
  }

  @Test func `each round of a loop is warned of by itself`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- repeat: {times: 2, commands: [setNetwork: {failNext: server}]}"
    )
    #expect(result.steps.map(\.outcome) == [.passed, .passed, .warned, .warned])
  }
}
