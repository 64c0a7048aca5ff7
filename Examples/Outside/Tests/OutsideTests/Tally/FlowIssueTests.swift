import FlowKit
import Foundation
import Outside
import Testing

@MainActor @Suite struct FlowIssueTests {
  private let flows = Bundle.module.bundleURL.appendingPathComponent("FailingFlows").path

  @Test func `a flow that fails is recorded at its own line`() async throws {
    let player = FlowPlayer(FlowFinder().find([flows]), app: TallyApp.self)
    let flow = try #require(player.flows.first)
    let result = await player.play(flow)
    withKnownIssue {
      for failure in result.failures { failure.record() }
    } matching: { issue in
      guard let place = issue.sourceLocation else { return false }
      return place.fileName == "asks-for-too-many.yaml" && place.line == 6 && place.column == 3
        && issue.comments.contains { $0.rawValue.contains("2 cups") }
    }
    #expect(result.failures.count == 1)
  }

  @Test func `the team's own command plays them, and says which failed`() async {
    var output = ""
    let command = HarnessCommand(
      name: "tally-flows",
      app: TallyApp.self,
      bundledFlows: [TallyApp.flows.path],
      output: { output += $0 + "\n" },
      errorOutput: { output += $0 + "\n" }
    )
    #expect(await command.run(["--quiet"]) == .passed)
    #expect(await command.run([flows, "--quiet"]) == .failed)
    #expect(output.contains("asks-for-too-many.yaml:6:3:"))
    #expect(await command.run(["--quite"]) == .unusable)
    #expect(output.contains("Try tally-flows --help."))
    #expect(await command.run(["--help"]) == .passed)
    #expect(output.contains("usage: tally-flows "))
  }
}
