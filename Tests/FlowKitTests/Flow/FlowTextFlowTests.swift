import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A flow that is in no file is read and played as one that is.
@MainActor @Suite struct FlowTextFlowTests {
  @Test func `a text is played, with the texts that it runs`() async throws {
    let flows = FlowFinder().read(
      "name: 数\ntags: [a]\n---\n- runFlow: parts/count.yaml\n- assertVisible: 回数 2",
      running: [
        "parts/count.yaml": "- tapOn: 数える\n- runFlow: ../parts/again.yaml",
        "parts/again.yaml": "- tapOn: 数える",
      ]
    )
    #expect(flows.errors == [] && flows.flows.map(\.name) == ["数"])
    let player = FlowPlayer(flows, app: TinyApp.self)
    #expect(player.errors == [])
    #expect(await player.play(player.flows[0]).isPassed)
  }

  @Test func `a failure is in the text, by its name`() async throws {
    let player = FlowPlayer(
      FlowFinder().read("- launchApp\n- tapOn: {id: none, timeout: 0}", file: "memory/draft.yaml"),
      app: TinyApp.self
    )
    let result = await player.play(player.flows[0])
    #expect(result.failures.map(\.file) == ["memory/draft.yaml"])
    #expect(result.failures.map(\.position.line) == [2])
  }

  @Test func `a file that is in no text is read from the disk`() async throws {
    let scratch = try HarnessScratch()
    _ = try scratch.write("- tapOn: 数える", to: "count.yaml")
    let file = scratch.folder.path + "/draft.yaml"
    let flows = FlowFinder().read("- runFlow: count.yaml\n- assertVisible: 回数 1", file: file)
    let player = FlowPlayer(flows, app: TinyApp.self)
    #expect(player.errors == [])
    #expect(await player.play(player.flows[0]).isPassed)
  }

  @Test(arguments: [
    ("- tapsOn: a", ["flow.yaml:1:3"]), ("", ["flow.yaml:1:1"]),
    ("- runFlow: gone.yaml", ["flow.yaml:1:3"]),
    ("- runFlow: flow.yaml", ["flow.yaml:1:3"]), ("- runFlow: a.yaml", ["a.yaml:1:3"]),
  ])
  func `mistakes are errors at their places`(_ text: String, _ places: [String]) {
    let flows = FlowFinder().read(text, running: ["a.yaml": "- tapsOn: b"])
    let all = flows.errors.map { "\($0.file):\($0.line):\($0.column)" }
    #expect(places.allSatisfy(all.contains), "\(flows.errors)")
  }
}
