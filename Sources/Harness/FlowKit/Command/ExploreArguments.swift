import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The options of `explore`, read from the command line behind this word.
struct ExploreArguments: Sendable {
  var options = ExploreOptions()
  /// The folder that is written.
  var output = "explore"
  /// The files of earlier explorations; what they have found is put together.
  var resumed: [String] = []
  /// A Boolean value that indicates whether the app runs in this process, which ends with it.
  var isInProcess = false
  /// How long it may take in real time; `nil` if it has no end but the budget.
  var timeLimit: Duration?
  /// A file with the ways that are not gone, since they end the process.
  var avoided: String?

  /// - Throws: The first error.
  init(_ words: CommandWords) throws(HarnessArguments.Misuse) {
    try words.refuseOperands(after: 0)
    options.depth = try words.number("--depth", in: 1...1000)
    options.hasFaults = words.has("--faults")
    options.seed = try words.number("--seed", in: 0...UInt64.max) ?? 0
    output = try words.text("--output", "the name of a folder after it") ?? output
    resumed = words.all("--resume")
    options.values = try words.fieldValues()
    isInProcess = words.has("--in-process")
    avoided = words.last("--avoid")
    timeLimit = try words.timeLimit()
    if let value = words.last("--budget") { options.budget = try Self.seconds(value) }
    if let value = words.last("--shard") { options.shard = try Self.shard(value) }
  }

  private static func seconds(_ value: String) throws(HarnessArguments.Misuse) -> Double {
    if let span = FlowDuration(flowText: value), FlowDuration.Notation.withUnit.allows(span),
      span.duration > .zero
    {
      let (seconds, attoseconds) = span.duration.components
      return Double(seconds) + Double(attoseconds) / 1e18
    }
    let limit = FlowDuration.limit(for: value).map { " \($0)" } ?? ""
    throw HarnessArguments.Misuse(
      "--budget takes a time like 60s or 5min, but “\(value.clipped(to: 48))” was given.\(limit)"
    )
  }

  private static func shard(
    _ value: String
  ) throws(HarnessArguments.Misuse) -> (index: Int, count: Int) {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 2, let index = parts[0], let count = parts[1], 1...10_000 ~= count,
      1...count ~= index
    {
      return (index - 1, count)
    }
    throw HarnessArguments.Misuse(
      "--shard takes a part of several like 2/8, but “\(value.clipped(to: 48))” was given."
    )
  }
}
