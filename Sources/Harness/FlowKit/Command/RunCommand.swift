import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The harness without a subcommand: plays flows, and reports.
enum RunCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "",
    summary: "plays user flows",
    synopsis: "[PATH…] [OPTION…]",
    about: """
      Plays user flows against scenes, in virtual time. PATH is a flow file, a folder of them, or a
      pattern such as 'flows/**/cart-*.yaml'; without any, the features' bundled flows are played.
      """,
    options: selection + settings + running + sharing + reporting
      + [CommandOption("--version", "print the versions of what is read and written")],
    statuses:
      "0 all passed, 1 a flow failed or was not played, 2 wrong usage or a flow that cannot be "
      + "read (up to 100 errors are listed, nothing is played), 3 a bug of the harness"
  )

  /// The options that select flows.
  static let selection = [
    CommandOption("--name", "REGEX", "only flows whose name or file has a match, in any case"),
    CommandOption("--include-tags", "TAGS", "only flows with one of these tags: smoke,cart"),
    CommandOption("--exclude-tags", "TAGS", "no flow with one of these tags"),
    outside,
  ]

  /// The option that lets flows read files outside their workspace.
  static let outside = CommandOption(
    "--allow-outside",
    "let flows read files outside their workspace: the given folder with a config.yaml, or else the Git checkout, or "
      + "else the given folder or the file's"
  )

  /// The options that say what a flow finds around it.
  private static let settings = [
    CommandOption("--seed", "N", "the seed of everything random (0)"),
    CommandOption(
      "--env",
      "KEY=VALUE",
      "a name for ${KEY} in the flows; may be given several times"
    ),
    FlowSecrets.option,
    CommandOption(
      "--platform",
      "NAME",
      completion: .words(FlowPlatform.allCases.map(\.rawValue)),
      "the system that flows ask for with when: {platform: …}: "
        + FlowPlatform.allCases.map(\.rawValue).joined(separator: ", ") + " (iOS)"
    ),
    CommandOption(
      "--matrix",
      "AXIS=A,B…",
      takesMore: true,
      "each flow with each combination of values: device=phone,tablet text=default,largest. The axes: "
        + FlowMatrix.summary
    ),
  ]

  /// The options that say how they are played.
  private static let running = [
    CommandOption("--repeat", "N", "play all of them N times"),
    CommandOption(
      "--jobs",
      "N",
      "play in N processes; the flow that ends one has failed, the others go on"
    ),
    CommandOption(
      "--check",
      "WHEN",
      completion: .words(FlowChecks.allCases.map(\.rawValue)),
      "when to check the app's invariants: after every step, at cuts, or at the end of a flow (cuts)"
    ),
    CommandOption("--fail-fast", "stop after the first failure"),
    CommandOption(
      "--time-limit",
      "TIME",
      "stop after this real time, such as 90s or 5min, and say which flows were not played"
    ),
    CommandOption("--watch", "play again whenever a flow's file changes, until Ctrl-C"),
  ]

  /// The options of a run on several machines.
  private static let sharing = [
    CommandOption(
      "--shard",
      "I/N",
      "play the part I of N, such as 1/8; Bazel's and Slurm's variables are understood without it"
    ),
    CommandOption(
      "--shards",
      "N",
      "the number of parts, where JOB_COMPLETION_INDEX of Kubernetes says which one this is"
    ),
    CommandOption(
      "--costs",
      "FILE",
      completion: .path,
      "an earlier JSON report, to give each part flows of about the same cost; may be given several times"
    ),
  ]

  /// The options of reports.
  static let reporting = [
    CommandOption(
      "--report",
      "FORMAT[=FILE]",
      completion: .words(FlowReportFormat.all.map(\.name)),
      "a report, to the output or a file; may be given several times. FORMAT is "
        + FlowReportFormat.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
    ),
    CommandOption("--json", "FILE", completion: .path, "the same as --report json=FILE"),
    CommandOption(
      "--real-times",
      "write real times into reports for programs, which then differ each time"
    ),
    CommandOption("--brief", "leave the steps of flows that passed out of JSON reports"),
    CommandOption("--quiet", "print failures and the summary only"),
  ]

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    if words.has("--version") {
      harness.output(
        "\(harness.name) (flows of Maestro 2.8.0, reports of format \(FlowReport.version))"
      )
      return .passed
    }
    var options = try HarnessArguments(words)
    // The time begins before anything is read.
    var limits = options.limits
    // While a person watches, Ctrl-C ends it all.
    if harness.isWholeProcess, !options.watches {
      FlowInterruption.listen(limit: options.timeLimit)
    }
    options.shard = try FlowShard.read(words, harness.environment)
    options.costs = try FlowCosts(files: words.all("--costs"))
    BazelTest.apply(harness.environment, to: &options)
    limits.failsFast = options.failsFast
    if options.shard != nil { BazelTest.confirmSharding(harness.environment) }
    guard options.jobs == 1 || harness.isWholeProcess else {
      throw HarnessArguments.Misuse(
        "--jobs starts this executable again, which needs its whole command line to be given to the harness."
      )
    }
    guard let paths = harness.chosen(options.paths) else { return .bug }
    guard options.watches else {
      return await FlowSession(options, paths, in: harness, within: limits).run()
    }
    return await FlowWatch(options, paths, in: harness).run()
  }
}
