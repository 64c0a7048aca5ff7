import Testing

@testable import FlowKit

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
}
