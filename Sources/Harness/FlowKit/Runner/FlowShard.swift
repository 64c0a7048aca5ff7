import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// A part of a run, of those that several machines play.
struct FlowShard: Equatable, Sendable {
  /// The greatest number of parts.
  private static let most = 1_000_000

  /// The part's index, from 0.
  let index: Int
  /// The number of parts.
  let count: Int

  /// The part as a person counts: `part 1 of 8`.
  var description: String { "part \(index + 1) of \(count)" }

  /// Reads the part that this process plays.
  ///
  /// `--shard I/N` sets it, or the environment variables of Bazel, Kubernetes or Slurm do.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - environment: The process's environment.
  /// - Returns: The part; `nil` for the whole run.
  /// - Throws: An error that says what does not fit.
  static func read(
    _ words: CommandWords,
    _ environment: [String: String]
  ) throws(HarnessArguments.Misuse) -> FlowShard? {
    if let value = words.last("--shard") { return try FlowShard(value) }
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    let given = try words.number("--shards", in: 1...most)
    if let count = number("TEST_TOTAL_SHARDS"), count != 0 {
      return try FlowShard(number("TEST_SHARD_INDEX"), count, "TEST_SHARD_INDEX")
    }
    if let count = given, environment["JOB_COMPLETION_INDEX"] != nil {
      return try FlowShard(number("JOB_COMPLETION_INDEX"), count, "JOB_COMPLETION_INDEX")
    }
    if let count = number("SLURM_ARRAY_TASK_COUNT"), let id = number("SLURM_ARRAY_TASK_ID") {
      let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1)
      let (distance, isWild) = id.subtractingReportingOverflow(number("SLURM_ARRAY_TASK_MIN") ?? 0)
      let index = !isWild && distance.isMultiple(of: step) ? distance / step : nil
      return try FlowShard(index, given ?? count, "SLURM_ARRAY_TASK_ID")
    }
    guard given == nil else {
      throw HarnessArguments.Misuse(
        "--shards needs to be told which part this is, by JOB_COMPLETION_INDEX or SLURM_ARRAY_TASK_ID. "
          + "Otherwise write --shard 1/N."
      )
    }
    return nil
  }

  private init(_ index: Int?, _ count: Int, _ source: String) throws(HarnessArguments.Misuse) {
    guard (1...Self.most).contains(count) else {
      throw HarnessArguments.Misuse(
        "There are 1 to \(Self.most) parts, and not \(count), as is said beside \(source)."
      )
    }
    guard let index, (0..<count).contains(index) else {
      throw HarnessArguments.Misuse(
        "\(source) names no part of \(count): number the parts one after another."
      )
    }
    (self.index, self.count) = (index, count)
  }

  private init(_ value: String) throws(HarnessArguments.Misuse) {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...Self.most).contains(count), (1...count).contains(index)
    else {
      throw HarnessArguments.Misuse(
        "--shard takes a part and how many there are, such as 1/8, but “\(value.clipped(to: 48))” was given."
      )
    }
    (self.index, self.count) = (index - 1, count)
  }
}
