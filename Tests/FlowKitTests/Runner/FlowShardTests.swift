import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The part of a run that a machine plays.
@Suite struct FlowShardTests {
  private static func words(_ arguments: [String]) throws -> CommandWords {
    try CommandWords(arguments[...], for: RunCommand.syntax)
  }

  @Test(arguments: [
    ([], [:], nil), (["--shard", "1/8"], [:], "part 1 of 8"),
    (["--shard", "8/8"], ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0"], "part 8 of 8"),
    ([], ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "3"], "part 4 of 4"),
    ([], ["TEST_TOTAL_SHARDS": "0"], nil), ([], ["JOB_COMPLETION_INDEX": "2"], nil),
    (["--shards", "5"], ["JOB_COMPLETION_INDEX": "2"], "part 3 of 5"),
    ([], ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "10"], "part 4 of 10"),
    (
      [],
      [
        "SLURM_ARRAY_TASK_ID": "30", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "10",
        "SLURM_ARRAY_TASK_STEP": "10",
      ], "part 3 of 3"
    ),
  ])
  func `the part comes from the command line or from the system that runs it`(
    _ arguments: [String],
    _ environment: [String: String],
    _ part: String?
  ) throws {
    #expect(try FlowShard.read(Self.words(arguments), environment)?.description == part)
  }

  @Test(arguments: [
    (["--shard", "0/8"], [:], "--shard takes a part"),
    (["--shard", "9/8"], [:], "--shard takes a part"),
    (["--shard", "1"], [:], "--shard takes a part"),
    (["--shards", "4"], [:], "--shards needs to be told"),
    (
      [], ["TEST_TOTAL_SHARDS": "10000000000", "TEST_SHARD_INDEX": "0"],
      "There are 1 to 1000000 parts, and not 10000000000, as is said beside TEST_SHARD_INDEX."
    ),
    (
      [], ["TEST_TOTAL_SHARDS": "-1", "TEST_SHARD_INDEX": "0"],
      "There are 1 to 1000000 parts, and not -1"
    ),
    (
      [], ["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "9223372036854775807"],
      "There are 1 to 1000000 parts"
    ),
    (
      [],
      [
        "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2",
        "SLURM_ARRAY_TASK_MIN": "-9223372036854775808",
      ], "SLURM_ARRAY_TASK_ID names no part of 2"
    ),
    ([], ["TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX names no part of 4"),
    (["--shards", "2"], ["JOB_COMPLETION_INDEX": "2"], "JOB_COMPLETION_INDEX names no part of 2"),
    (
      [], ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "3"],
      "SLURM_ARRAY_TASK_ID names no part of 3"
    ),
  ])
  func `a part that does not exist is reported`(
    _ arguments: [String],
    _ environment: [String: String],
    _ words: String
  ) throws {
    let misuse = #expect(throws: HarnessArguments.Misuse.self) {
      try FlowShard.read(Self.words(arguments), environment)
    }
    #expect(misuse?.description.hasPrefix(words) == true)
  }

  private static func plan(_ count: Int) -> FlowRunPlan {
    let flows = (0..<count).map { Flow(file: "\($0).yaml", header: FlowHeader(), steps: []) }
    return FlowRunPlan(flows, seed: 0, rounds: 2)
  }

  private static func part(
    _ plan: FlowRunPlan,
    _ index: Int,
    of count: Int,
    _ costs: FlowCosts = FlowCosts()
  ) throws -> FlowRunPlan {
    let shard = try #require(try FlowShard.read(words(["--shard", "\(index)/\(count)"]), [:]))
    return plan.part(shard, costs: costs)
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func `each flow belongs to exactly one part, and every part gets its share`(count: Int) throws {
    let plan = Self.plan(25)
    let parts = try (1...count).map { try Self.part(plan, $0, of: count) }
    #expect(parts.flatMap(\.plays).map(\.place).sorted() == Array(0..<50))
    let sizes = parts.map(\.plays.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    #expect(Set(parts.map(\.shard?.plan)) == [plan.fingerprint])
  }

  @Test func `expensive flows are spread by their cost of the last time`() throws {
    let plan = Self.plan(4)
    var costs = FlowCosts()
    for (place, steps) in [90, 10, 40, 50].enumerated() {
      var entry = plan.plays[place].lost("")
      entry.stepsPlayed = steps
      entry.realMilliseconds = nil
      costs.add(entry)
    }
    let parts = try (1...2).map { try Self.part(plan, $0, of: 2, costs) }
    let loads = parts.map { $0.plays.reduce(0) { $0 + [90, 10, 40, 50][$1.place % 4] } }
    #expect(loads == [190, 190])
    // One that is not known costs as much as the middle of the others.
    #expect(costs.of(Self.plan(5).plays)[4] == 50)
  }

  @Test func `other flows, names, seeds or rounds are another plan`() {
    let plan = Self.plan(3)
    var renamed = plan
    renamed.plays[1].name = "other"
    var seeded = plan
    seeded.seed = 1
    #expect(Set([plan, renamed, seeded, Self.plan(4)].map(\.fingerprint)).count == 4)
    #expect(plan.fingerprint == Self.plan(3).fingerprint && plan.fingerprint.count == 16)
  }
}
