import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Plans of very many plays.
@MainActor @Suite struct HostilePlanTests {
  @Test func `the plays of a plan share their variants`() throws {
    let flow = Flow(file: "a.yaml", header: FlowHeader(), steps: [])
    let variants = try FlowMatrix(["device=phone,tablet"]).variants
    let plan = FlowRunPlan([flow, flow], seed: 0, rounds: 2, variants: variants)
    #expect(plan.plays.count == 8)
    for (index, play) in plan.plays.enumerated() { #expect(play.variant === variants[index % 2]) }
    #expect(MemoryLayout<FlowRunPlan.Play>.stride <= 96)
  }

  @Test func `a run of more plays than memory has room for is refused`() async throws {
    let harness = try HarnessScratch()
    let flow = try harness.write("- launchApp\n", to: "a.yaml")
    #expect(await harness.run(flow, "--repeat", "500001") == .unusable)
    #expect(
      harness.errors == [
        "harness: These are 500001 plays, and a run has 500000 at most: repeat them less often, in several runs."
      ]
    )
  }

  @Test func `a run whose reports would repeat long names too often is refused`() async throws {
    let harness = try HarnessScratch()
    let name = String(repeating: "\"", count: 1000)
    let flow = try harness.write("name: '\(name)'\ntags: [slow]\n---\n- launchApp\n", to: "a.yaml")
    #expect(await harness.run(flow, "--repeat", "20000") == .unusable)
    #expect(harness.errors.count == 1)
    let error = try #require(harness.errors.first)
    #expect(error.hasPrefix("harness: The names, files and tags of these 20000 plays have "))
    #expect(error.contains(" bytes, and a run has 16777216 at most"))
  }
}
