import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// `harness coverage`: plays flows, and says what of the app they have reached.
enum CoverageCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "coverage",
    summary: "plays flows and says what they do not reach",
    synopsis: "[PATH…] [OPTION…]",
    about: """
      Plays flows, and says what of the app they have reached and what not: screens, routes, states,
      controls, and faults of the network. PATH is a flow file or a folder of them; without any, the
      features' bundled flows are played.
      """,
    options: RunCommand.selection + [
      CommandOption("--json", "FILE", completion: .path, "write it for a program, too"),
      CommandOption(
        "--fail-under",
        "[PART=]N",
        "fail if less than N percent of a part, or of any, was reached; may be given several times"
      ),
      CommandOption("--seed", "N", "the seed of everything random (0)"),
      CommandOption(
        "--env",
        "KEY=VALUE",
        "a name for ${KEY} in the flows; may be given several times"
      ),
      FlowSecrets.option,
      CommandWords.timeLimitOption,
      CommandOption("--quiet", "print the shares only, not what was not reached"),
    ],
    statuses:
      "0 reached as much as is asked for, 1 a flow failed, or too little was reached, or it was stopped before its end, 2 wrong usage or a flow "
      + "that cannot be read"
  )

  static let runsApp = true

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    let leastShares = try leastShares(words.all("--fail-under"))
    let file = try words.text("--json", "the name of a file")
    let options = try HarnessArguments(words)
    let limits = options.limits
    if harness.isWholeProcess { FlowInterruption.listen(limit: options.timeLimit) }
    guard let paths = harness.chosen(words.operands) else { return .bug }
    var chosen = FlowOptions(seed: options.seed, env: options.env)
    chosen.measuresCoverage = true
    let player = FlowPlayer(
      options.selection.flows(at: paths, commands: harness.commands) { limits.stop },
      app: harness.appType,
      options: chosen
    )
    harness.report(player.collection.warnings, player.errors)
    guard player.errors.isEmpty else { return player.collection.isCut ? .failed : .unusable }
    if let file, let reason = OutputPlace.obstacle(toWriting: file) {
      harness.errorOutput("\(harness.name): The coverage cannot be written to \(file): \(reason)")
      return .unusable
    }
    var failed = false
    for flow in try options.selection.of(player.flows) {
      if let reason = limits.stop {
        harness.errorOutput("\(harness.name): Not all flows were played, since \(reason).")
        failed = true
        break
      }
      let result = await player.play(flow, within: limits)
      guard !result.isPassed else { continue }
      failed = true
      for failure in result.failures { harness.output(.lines("\(failure)\n")) }
    }
    await player.watch?.lookAtStates(of: harness.appType)
    let coverage = player.coverage ?? FlowCoverage()
    let text = coverage.description
    let shares = text.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    harness.output(.lines(words.has("--quiet") ? shares.joined(separator: "\n") : text))
    if let file {
      do {
        let text = String(decoding: try coverage.encoded().dropLast(), as: UTF8.self)
        try FlowReportFile.write(masked: OutputText.json(text).masked(), to: file)
      } catch {
        harness.errorOutput(
          "\(harness.name): The coverage could not be written to \(file): \(error)"
        )
        return .unusable
      }
    }
    for (name, limit) in leastShares {
      guard let part = coverage[name], part.percentage < limit else { continue }
      failed = true
      harness.errorOutput(
        "\(harness.name): Of the \(name) \(FlowNumber.text(of: part.rounded)) % were reached, less than "
          + "\(FlowNumber.text(of: limit)) %."
      )
    }
    return failed ? .failed : .passed
  }

  /// Returns the least share of each part.
  private static func leastShares(
    _ texts: [String]
  ) throws(HarnessArguments.Misuse) -> [(name: String, limit: Double)] {
    var limits: [(String, Double)] = []
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let names = parts.count == 2 ? [parts[0]] : FlowCoverage.names
      guard let limit = parts.last.flatMap({ Double($0) }), (0...100).contains(limit) else {
        throw HarnessArguments.Misuse(
          "--fail-under takes a share from 0 to 100, like 80 or routes=80, but “\(text.clipped(to: 48))” was "
            + "given."
        )
      }
      if let unknown = names.first(where: { !FlowCoverage.names.contains($0) }) {
        throw HarnessArguments.Misuse(
          "The coverage has no part “\(unknown.clipped(to: 48))”."
            + NearestName.hint(for: unknown, among: FlowCoverage.names)
        )
      }
      limits += names.map { ($0, limit) }
    }
    return limits
  }
}
