import Scenes
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The division of a run among machines, compared with its rule.
@Suite struct FlowShardModelTests {
  private static func plan(
    _ count: Int,
    rounds: Int = 1,
    sequences: [FlowSequence] = []
  ) -> FlowRunPlan {
    let flows = (0..<count).map { Flow(file: "\($0).yaml", header: FlowHeader(), steps: []) }
    return FlowRunPlan(flows, seed: 0, rounds: rounds, sequences: sequences)
  }

  private static func costs(_ plan: FlowRunPlan, _ costs: [Int]) -> FlowCosts {
    var known = FlowCosts()
    for (play, cost) in zip(plan.plays, costs) {
      var entry = play.lost("")
      (entry.stepsPlayed, entry.realMilliseconds) = (cost, nil)
      known.add(entry)
    }
    return known
  }

  private static func places(
    _ plan: FlowRunPlan,
    parts: Int,
    _ costs: FlowCosts = FlowCosts()
  ) throws -> [[Int]] {
    try (1...parts).map { index in
      let words = try CommandWords(["--shard", "\(index)/\(parts)"], for: RunCommand.syntax)
      let shard = try #require(try FlowShard.read(words, [:]))
      let part = plan.part(shard, costs: costs)
      #expect(part.shard?.part == index && part.shard?.of == parts)
      #expect(part.shard?.plays == plan.plays.count)
      #expect(part.seed == plan.seed && part.rounds == plan.rounds)
      for play in part.plays { #expect(plan.plays[play.place] == play) }
      return part.plays.map(\.place)
    }
  }

  @Test func `flows of the same cost go round`() throws {
    #expect(try Self.places(Self.plan(7), parts: 3) == [[0, 3, 6], [1, 4], [2, 5]])
    #expect(
      try Self.places(Self.plan(3, rounds: 2), parts: 4) == [[0, 4], [1, 5], [2], [3]]
    )
    #expect(try Self.places(Self.plan(2), parts: 3) == [[0], [1], []])
  }

  @Test(arguments: [
    ([5, 5, 4, 3, 3], 2, [[0, 2], [1, 3, 4]]), ([1, 9, 2, 8], 2, [[0, 1], [2, 3]]),
    ([1, 2, 3, 4, 5], 3, [[4], [0, 3], [1, 2]]), ([7, 1, 1, 1], 2, [[0], [1, 2, 3]]),
    ([4, 4, 4, 12], 2, [[3], [0, 1, 2]]), ([0, 0, 0], 2, [[0, 1, 2], []]),
  ])
  func `the dearest flow goes first, each to the machine with the least so far`(
    _ costs: [Int],
    _ parts: Int,
    _ expected: [[Int]]
  ) throws {
    let plan = Self.plan(costs.count)
    #expect(try Self.places(plan, parts: parts, Self.costs(plan, costs)) == expected)
  }

  @Test(arguments: 0..<40)
  func `no machine is given another flow than the rule says`(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let count = 1 + Int(random.next() % 12)
    let parts = 1 + Int(random.next() % 4)
    let costs = (0..<count).map { _ in 1 + Int(random.next() % 6) }
    var loads = Array(repeating: 0, count: parts)
    var expected = Array(repeating: [Int](), count: parts)
    for cost in (1...6).reversed() {
      for place in costs.indices where costs[place] == cost {
        let machine = loads.firstIndex(of: loads.min() ?? 0) ?? 0
        loads[machine] += cost
        expected[machine].append(place)
      }
    }
    let plan = Self.plan(count)
    let found = try Self.places(plan, parts: parts, Self.costs(plan, costs))
    #expect(found == expected.map { $0.sorted() }, "\(costs)")
  }

  @Test func `flows of an order that a failure ends stay together in each round`() throws {
    let files = ["0.yaml", "2.yaml", "3.yaml"]
    let stops = Self.plan(
      4,
      rounds: 2,
      sequences: [FlowSequence(files: files, continuesOnFailure: false)]
    )
    #expect(try Self.places(stops, parts: 2) == [[0, 1, 2, 3], [4, 5, 6, 7]])
    #expect(try Self.places(stops, parts: 3) == [[0, 2, 3], [4, 6, 7], [1, 5]])
    let continues = Self.plan(
      4,
      rounds: 2,
      sequences: [FlowSequence(files: files, continuesOnFailure: true)]
    )
    #expect(try Self.places(continues, parts: 2) == [[0, 2, 4, 6], [1, 3, 5, 7]])
  }

  // MARK: - Costs

  private func entry(
    _ file: String,
    steps: Int,
    time: Double?,
    variant: String? = nil
  ) -> FlowReportEntry {
    var entry = Self.plan(1).plays[0].lost("")
    (entry.file, entry.stepsPlayed, entry.realMilliseconds) = (file, steps, time)
    entry.variant = variant
    return entry
  }

  @Test func `the cost of a flow is its mean real time if every report has real times`() {
    var costs = FlowCosts()
    costs.add(entry("0.yaml", steps: 1, time: 10))
    costs.add(entry("0.yaml", steps: 2, time: 40))
    costs.add(entry("1.yaml", steps: 8, time: 3))
    #expect(costs.of(Self.plan(2).plays) == [25, 3])
    costs.add(entry("1.yaml", steps: 4, time: nil))
    #expect(costs.of(Self.plan(2).plays) == [1.5, 6])
  }

  @Test func `a flow without a cost costs as much as the middle of the others`() {
    #expect(FlowCosts().of(Self.plan(3).plays) == [1, 1, 1])
    for (known, middle) in [([4], 4.0), ([4, 6], 6), ([9, 1, 5], 5), ([1, 2, 3, 4], 3)] {
      let costs = Self.costs(Self.plan(known.count), known)
      #expect(costs.of(Self.plan(known.count + 1).plays).last == middle, "\(known)")
    }
  }

  @Test func `a variant has its own cost, and else that of the flow in all variants`() {
    var costs = FlowCosts()
    costs.add(entry("0.yaml", steps: 10, time: nil, variant: "device=phone"))
    costs.add(entry("0.yaml", steps: 30, time: nil, variant: "device=tablet"))
    let flows = [Flow(file: "./0.yaml", header: FlowHeader(), steps: [])]
    let variants = ["device=phone", "device=tablet", "text=large", nil].map { name in
      name.map { FlowVariant(name: $0, environment: .plain) }
    }
    let plan = FlowRunPlan(flows, seed: 0, rounds: 1, variants: variants)
    #expect(costs.of(plan.plays) == [10, 30, 20, 20])
  }
}
