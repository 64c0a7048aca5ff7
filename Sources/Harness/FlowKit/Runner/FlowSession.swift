import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// One run from the reading of the flows to the last line of the reports.
@MainActor
struct FlowSession {
  /// The most bytes of names, files and tags in the reports of a run, which repeat them for each play.
  nonisolated static let mostText = 16 << 20

  /// The flows that were found.
  let player: FlowPlayer
  private let options: HarnessArguments
  private let harness: HarnessCommand
  private let paths: [String]
  private let selection: FlowSelection
  private let limits: FlowRunLimits

  /// Reads the flows, until a signal comes or the time is over.
  ///
  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - paths: Files and folders.
  ///   - harness: The command.
  ///   - limits: The limits of the whole run, whose time includes the reading.
  init(
    _ options: HarnessArguments,
    _ paths: [String],
    in harness: HarnessCommand,
    within limits: FlowRunLimits
  ) {
    self.limits = limits
    self.options = options
    self.harness = harness
    self.paths = paths
    selection = options.selection
    player = FlowPlayer(
      selection.flows(at: paths, commands: harness.commands) { limits.stop },
      app: harness.appType,
      options: FlowOptions(
        seed: options.seed,
        env: options.env,
        platform: options.platform,
        checks: options.checks,
        recordsTrace: options.recordsTrace
      )
    )
  }

  /// Plays the flows if none has an error, and reports.
  ///
  /// - Returns: The exit status.
  func run() async -> HarnessStatus {
    harness.report(player.collection.warnings, player.errors)
    guard player.errors.isEmpty else {
      tell("\(English.counted(player.errors.count, "error")); nothing was played.")
      let reports = FlowReporters(options.reporting, output: harness.output)
      reports.couldNotRead(player.errors)
      for failure in reports.failures { tell(failure) }
      return player.collection.isCut ? .failed : .unusable
    }
    let flows: [Flow]
    do throws(HarnessArguments.Misuse) {
      flows = try selection.of(player.flows)
    } catch {
      tell("\(error)")
      return .unusable
    }
    guard !flows.isEmpty else {
      tell(selection.emptiness(of: player.collection))
      return .unusable
    }
    if let sentence = FlowReporters.obstacle(options.reporting, reading: flows.map(\.file), "flows")
    {
      tell(sentence)
      return .unusable
    }
    let variants: [FlowVariant?] = options.variants.isEmpty ? [nil] : options.variants
    let count = flows.count * options.rounds * variants.count
    guard count <= FlowRunPlan.most else {
      tell(
        "These are \(count) plays, and a run has \(FlowRunPlan.most) at most: repeat them less often, in several runs."
      )
      return .unusable
    }
    let text = Self.text(of: flows, times: options.rounds * variants.count)
    guard text <= Self.mostText else {
      tell(
        """
        The names, files and tags of these \(count) plays have \(text) bytes, and a run has \(Self.mostText) at most: \
        shorten them, or play the flows in several runs.
        """
      )
      return .unusable
    }
    let plan = FlowRunPlan(
      flows,
      seed: options.seed,
      rounds: options.rounds,
      variants: variants,
      sequences: player.collection.sequences
    )
    guard let shard = options.shard else { return await play(plan) }
    return await play(plan.part(shard, costs: options.costs))
  }

  /// Returns the bytes of names, files and tags in the reports of flows that are played a number of times.
  private static func text(of flows: [Flow], times: Int) -> Int {
    times
      * flows.reduce(0) { sum, flow in
        sum + flow.name.utf8.count + flow.file.utf8.count
          + flow.tags.reduce(0) { $0 + $1.utf8.count }
      }
  }

  private func play(_ plan: FlowRunPlan) async -> HarnessStatus {
    let progress = FlowProgress(
      total: plan.plays.count,
      terminal: harness.terminal,
      writeLine: { harness.errorOutput("\($0)") }
    )
    let reports = FlowReporters(options.reporting) { text in
      progress.clear()
      harness.output(text)
    }
    reports.runBegan(plan)
    let ended = { (entry: FlowReportEntry) in
      reports.flowEnded(entry)
      progress.ended(passed: entry.passed)
    }
    let ending: FlowRunEnding
    if options.jobs == 1, !needsProcess {
      ending = await FlowRunner(player: player, plan: plan, limits: limits).run(ended)
    } else {
      let jobs = FlowJobs(
        plan,
        options,
        folders: paths.filter(Self.hasSettings),
        of: player.collection,
        limits: limits
      ) { text in
        progress.clear()
        harness.errorOutput(text)
      }
      ending = jobs.run(ended, tick: progress.tick)
    }
    progress.clear()
    let totals = reports.runEnded(ending)
    for failure in reports.failures { tell(failure) }
    guard reports.failures.isEmpty else { return .unusable }
    return totals.failed == 0 && ending.notPlayed.isEmpty ? .passed : .failed
  }

  /// A Boolean value that indicates whether flows are played in another process, even without `--jobs`.
  ///
  /// Only another process can stop, and report, a flow that hangs in a step. On GitHub it also keeps the runner from
  /// obeying what the app prints, and the words with which it crashes: they may quote a flow.
  private var needsProcess: Bool {
    let isOnGitHub = harness.environment["GITHUB_ACTIONS"] != nil
    return harness.isWholeProcess && (options.timeLimit != nil || isOnGitHub)
  }

  /// Returns whether a folder has a `config.yaml`, whose steps are played with each flow.
  private static func hasSettings(_ folder: String) -> Bool {
    ["config.yaml", "config.yml"].contains { name in
      FileManager.default.fileExists(atPath: "\(folder)/\(name)")
    }
  }

  private func tell(_ sentence: String) {
    harness.errorOutput("\(harness.name): \(sentence)")
  }
}
