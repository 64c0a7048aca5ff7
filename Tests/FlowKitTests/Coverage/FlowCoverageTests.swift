import Foundation
import MarketSimulation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowCoverageTests {
  private func coverage(
    _ text: String,
    of app: any SimulatedApp.Type = MarketApp.self
  ) async throws -> FlowCoverage {
    let (flow, _) = FlowReader().read(Array(text.utf8), file: "flow.yaml")
    var collection = FlowCollection()
    collection.flows = [try #require(flow)]
    var options = FlowOptions()
    options.measuresCoverage = true
    let player = FlowPlayer(collection, app: app, options: options)
    let result = await player.play(collection.flows[0])
    #expect(result.isPassed, "\(result.failures)")
    return try #require(player.coverage)
  }

  @Test func `nothing is measured unless it is asked for`() async throws {
    let player = try FlowStage.player("- launchApp\n")
    _ = await player.play(player.flows[0])
    #expect(player.coverage == nil)
    #expect(player.watch == nil)
  }

  @Test func `only the parts that a flow has reached count`() async throws {
    let coverage = try await coverage(
      """
      - launchApp: { arguments: { scene: cart } }
      - setNetwork: { failNext: server, match: order }
      - tapOn: { id: order-button }
      - assertVisible: { id: order-error }
      """
    )
    #expect(coverage.flows == 1)
    #expect(coverage.routes.flows["cart"] == 1)
    #expect(coverage.routes.missing.contains("product/ID"))
    #expect(coverage.screens.flows["kaimono · Cart"] == 1)
    #expect(
      coverage.states.flows.contains { $0.key.hasPrefix("kaimono · Cart · ") && $0.value == 1 }
    )
    #expect(coverage.states.flows["kaimono · Cart · empty"] == 0)
    #expect(coverage.controls.flows["cart order-button"] == 1)
    #expect(coverage.controls.flows["cart cart-quantity-#"] == 0)
    #expect(coverage.faults.flows.contains { $0.key.hasSuffix(": server") && $0.value == 1 })
    #expect(coverage.faults.flows["cart.load: timeout"] == 0)
  }

  @Test func `a state that passes while a request is under way is seen at the end of its step`()
    async throws
  {
    let coverage = try await coverage("- launchApp: { arguments: { scene: cart } }\n")
    #expect(coverage.states.flows["kaimono · Cart · loading"] == 1)
    #expect(coverage.states.flows["kaimono · Cart · empty"] == 0)
  }

  @Test func `a control that comes and goes within one step counts where it was`() async throws {
    let coverage = try await coverage(
      "- launchApp: { arguments: { scene: recipe/1 } }\n- tapOn: 材料を買う\n"
    )
    #expect(coverage.controls.flows["recipe/ID recipe-buy"] == 1)
    #expect(
      !coverage.controls.flows.keys.contains {
        $0.hasPrefix("products/") && $0.hasSuffix("recipe-buy")
      }
    )
  }

  @Test func `an app that lists nothing has its controls and faults`() async throws {
    let coverage = try await coverage("- launchApp\n- tapOn: 数える\n", of: TinyApp.self)
    #expect(coverage.states.total == 0 && coverage.states.percentage == 100)
    #expect(coverage.controls.flows.contains { $0.key.hasSuffix(" count-button") && $0.value == 1 })
    #expect(!coverage.controls.missing.isEmpty)
  }

  @Test func `parts of a run are put together, and survive being written`() throws {
    var one = FlowCoverage()
    one.flows = 1
    one.routes.add(["a", "b"], count: 0)
    one.routes.add(["a"], count: 1)
    var other = FlowCoverage()
    other.flows = 2
    other.routes.add(["b", "c"], count: 0)
    other.routes.add(["b"], count: 2)
    one.merge(other)
    #expect(one.flows == 3)
    #expect(one.routes.flows == ["a": 1, "b": 2, "c": 0])
    #expect(one.routes.missing == ["c"])
    #expect(one.routes.rounded == 66.6)
    #expect(try JSONDecoder().decode(FlowCoverage.self, from: one.encoded()) == one)
    #expect(one.description.contains("\nroutes: 2 of 3, 66.6 %\n  not reached: c\n"))
  }

  @Test func `the command tells the shares, and fails where too little was reached`() async throws {
    let harness = try HarnessScratch()
    let flow = try harness.write("- launchApp\n- tapOn: 数える\n", to: "a.yaml")
    let file = harness.folder.appendingPathComponent("coverage.json").path
    #expect(await harness.run("coverage", flow, "--json", file, "--quiet") == .passed)
    #expect(harness.text.hasPrefix("reached by 1 flow:\nscreens: 0 of 0, 100 %\nroutes: "))
    #expect(!harness.text.contains("not reached"))
    let data = Data(try harness.read("coverage.json").utf8)
    #expect(try JSONDecoder().decode(FlowCoverage.self, from: data).flows == 1)
    #expect(await harness.run("coverage", flow, "--fail-under", "controls=99") == .failed)
    #expect(harness.errors.last?.contains("Of the controls ") == true)
    #expect(await harness.run("coverage", flow, "--fail-under=1") == .passed)
    #expect(await harness.run("coverage", flow, "--fail-under", "contrls=9") == .unusable)
    #expect(harness.errors.last?.contains("Did you mean “controls”?") == true)
    #expect(await harness.run("coverage", flow, "--fail-under", "many") == .unusable)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has it"))
  func `a file that cannot be written is reported at the end, with the reason`() async throws {
    let harness = try HarnessScratch()
    let flow = try harness.write("- launchApp\n", to: "a.yaml")
    #expect(await harness.run("coverage", flow, "--json", "/dev/full") == .unusable)
    #expect(
      harness.errors.last?.hasPrefix("harness: The coverage could not be written to /dev/full: ")
        == true
    )
    #expect(harness.errors.last?.contains("FlowReportFile") == false)
  }

  @Test func `a failing flow is reported`() async throws {
    let harness = try HarnessScratch()
    let flow = try harness.write("- launchApp\n- tapOn: { text: ない, timeout: 0 }\n", to: "a.yaml")
    #expect(await harness.run("coverage", flow) == .failed)
    #expect(harness.lines[0].contains("a.yaml:2:3: "))
  }
}
