import FlowKit
import Foundation
import Outside
import TallyCommands
import Testing

@MainActor @Suite struct FlowIssueTests {
  private let flows = Bundle.module.bundleURL.appendingPathComponent("FailingFlows").path

  @Test func `a flow that fails is recorded at its own line`() async throws {
    let player = FlowPlayer(FlowFinder(commands: .tally).find([flows]), app: TallyApp.self)
    let flow = try #require(player.flows.first)
    let result = await player.play(flow)
    withKnownIssue {
      for issue in result.issues { issue.record() }
    } matching: { issue in
      guard let place = issue.sourceLocation else { return false }
      return place.fileName == "asks-for-too-many.yaml" && place.moduleName == "FailingFlows"
        && place.line == 6 && place.column == 3
        && issue.comments.contains { $0.rawValue.contains("2 cups") }
    }
    #expect(result.issues.count == 1)
  }

  @Test func `a flow that cannot be read is recorded at its own line`() {
    let player = FlowPlayer(FlowFinder().find([TallyApp.flows.path]), app: TallyApp.self)
    #expect(player.issues.map(\.line) == [5, 7])
    #expect(player.issues.allSatisfy { $0.fileID == "TallyFlows/three-cups-at-once.yaml" })
    #expect(player.issues.first?.message.contains("There is no command “drink”.") == true)
  }

  @Test func `the team's own command plays them, and says which failed`() async {
    var output = ""
    let command = HarnessCommand(
      name: "tally-flows",
      app: TallyApp.self,
      commands: .tally,
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
    #expect(await command.run(["explain", "drink"]) == .passed)
    #expect(output.contains("Drinks cups of coffee, one after the other."))
    #expect(await command.run(["coverage", "--fail-under", "controls=50"]) == .passed)
  }
}
