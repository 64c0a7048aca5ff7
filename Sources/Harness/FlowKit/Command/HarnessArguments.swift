import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The harness's options for playing flows, read from its command line.
struct HarnessArguments: Equatable, Sendable {
  /// An error in a command line; the message says what to do.
  struct Misuse: Error, Equatable, Sendable, CustomStringConvertible {
    /// A sentence for the person who typed it.
    let description: String
  }

  /// Files and folders to play; if empty, the bundled flows are played.
  var paths: [String] = []
  /// The number of times that all flows are played.
  var rounds = 1
  /// The path of the JSON report, if one is written.
  var json: String?
  /// The seed of everything random.
  var seed: UInt64 = 0
  /// A Boolean value that indicates whether the harness prints only failures and the summary.
  var isQuiet = false
  /// Values for `${…}` by name.
  var env: [String: String] = [:]
  /// The reports to make.
  var reports: [FlowReportRequest] = []
  /// The system that flows ask for.
  var platform = FlowPlatform.iOS
  /// How often the invariants of the app are checked.
  var checks = FlowChecks.cuts
  /// The choice of the flows to play.
  var selection: FlowSelection
  /// The devices and settings that each flow is played with; none for the usual ones.
  var variants: [FlowVariant] = []
  /// The number of processes; 1 is this one.
  var jobs = 1
  /// A Boolean value that indicates whether the first failure ends the run.
  var failsFast = false
  /// The most time that the run may take.
  var timeLimit: Duration?
  /// The limits of a run that begins now.
  var limits: FlowRunLimits { FlowRunLimits(failsFast: failsFast, time: timeLimit) }
  /// A Boolean value that indicates whether the harness plays the flows again when their files change.
  var watches = false
  /// The part of the run that is played; `nil` for all of it.
  var shard: FlowShard?
  /// The costs of the flows in earlier runs.
  var costs = FlowCosts()
  /// A Boolean value that indicates whether a report shows the events of a flow step by step.
  var recordsTrace: Bool { reports.contains(where: \.wantsTrace) }
  /// A Boolean value that indicates whether JSON reports omit the steps of flows that passed.
  var isBrief = false
  /// A Boolean value that indicates whether reports for programs hold real times, which differ in each run.
  var keepsRealTimes = false
  /// A Boolean value that indicates whether the flows come from the JSON reports of parts, and none is played.
  var isMerged = false

  /// The options about reports.
  var reporting: FlowReportOptions {
    var options = FlowReportOptions(reports)
    (options.seed, options.rounds) = (seed, rounds)
    (options.isQuiet, options.isBrief) = (isQuiet, isBrief)
    (options.keepsRealTimes, options.isMerged) = (keepsRealTimes, isMerged)
    return options
  }

  /// Reads the words of a command line.
  ///
  /// - Throws: The first error.
  init(_ words: CommandWords) throws(Misuse) {
    paths = words.operands
    isQuiet = words.has("--quiet")
    keepsRealTimes = words.has("--real-times")
    isBrief = words.has("--brief")
    rounds = try words.number("--repeat", in: 1...1_000_000) ?? rounds
    seed = try words.number("--seed", in: 0...UInt64.max) ?? seed
    json = try words.text("--json", "the name of a file")
    for pair in words.all("--env") {
      guard let sign = pair.firstIndex(of: "="), sign > pair.startIndex else {
        throw Misuse("--env takes KEY=VALUE, but “\(pair.clipped(to: 48))” was given.")
      }
      env[String(pair[..<sign])] = String(pair[pair.index(after: sign)...])
    }
    platform = try words.choice("--platform") ?? platform
    checks = try words.choice("--check") ?? checks
    selection = try FlowSelection(words)
    variants = try FlowMatrix(words.all("--matrix")).variants
    jobs = try words.number("--jobs", in: 1...1024) ?? jobs
    failsFast = words.has("--fail-fast")
    watches = words.has("--watch")
    timeLimit = try words.timeLimit()
    reports = try FlowReportRequest.all(words.all("--report"), json: json)
  }
}

extension HarnessArguments.Misuse {
  init(_ description: String) {
    self.description = description
  }
}
