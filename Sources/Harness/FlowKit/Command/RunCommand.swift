/// The harness without a subcommand: plays flows, and reports.
enum RunCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "",
    summary: "plays user flows",
    synopsis: "[PATH…] [OPTION…]",
    about: """
      Plays user flows against scenes, in virtual time. PATH is a flow file or a folder of them;
      without any, the features' bundled flows are played.
      """,
    options: [
      CommandOption("--repeat", "N", "play all of them N times in this process"),
      CommandOption("--seed", "N", "the seed of everything random (0)"),
      CommandOption(
        "--env",
        "KEY=VALUE",
        "a name for ${KEY} in the flows; may be given several times"
      ),
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
      CommandOption("--quiet", "print failures and the summary only"),
    ],
    statuses:
      "0 all passed, 1 a flow failed, 2 wrong usage or a flow that cannot be read (all such "
      + "errors are listed, nothing is played), 3 a bug of the harness"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    let options = try HarnessArguments(words)
    guard let paths = harness.chosen(options.paths) else { return .bug }
    let player = FlowPlayer(
      FlowFinder(commands: harness.commands).find(paths),
      app: harness.appType,
      options: FlowOptions(
        seed: options.seed,
        env: options.env,
        recordsTrace: options.reports.contains(where: \.wantsTrace)
      )
    )
    for error in player.errors { harness.errorOutput(error.description) }
    guard player.errors.isEmpty else {
      harness.errorOutput(
        "\(harness.name): \(FlowPrinter.counted(player.errors.count, "error")); nothing was played."
      )
      return .unusable
    }
    for path in options.reports.compactMap(\.path) {
      guard let reason = HarnessCommand.obstacle(toWriting: path) else { continue }
      harness.errorOutput("\(harness.name): The report cannot be written to \(path): \(reason)")
      return .unusable
    }
    return await play(player, options, harness)
  }

  @MainActor
  private static func play(
    _ player: FlowPlayer,
    _ options: HarnessArguments,
    _ harness: HarnessCommand
  ) async -> HarnessStatus {
    let reports = FlowReporters(options, output: harness.output)
    let plan = FlowRunPlan(player.flows, seed: options.seed, rounds: options.rounds)
    reports.runBegan(plan)
    for round in 1...options.rounds {
      for flow in player.flows {
        reports.flowEnded(FlowReportEntry(await player.play(flow), round: round))
      }
    }
    let totals = reports.runEnded()
    for failure in reports.failures { harness.errorOutput("\(harness.name): \(failure)") }
    guard reports.failures.isEmpty else { return .unusable }
    return totals.failed == 0 ? .passed : .failed
  }
}
