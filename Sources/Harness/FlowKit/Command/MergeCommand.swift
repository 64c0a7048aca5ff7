import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// `harness merge`: makes one report of the parts that several machines have played.
enum MergeCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "merge",
    summary: "makes one report of the parts that several machines have played",
    synopsis: "PART… [-o FILE] [--report FORMAT[=FILE]]",
    about: """
      Makes one report of the JSON reports of a run that was cut by --shard, Bazel, Kubernetes or Slurm:
      the same as if one machine had played it all. PART is a JSON report, or a pattern such as
      'parts/*.json'. A part that is missing or cannot be read is named, and the others are merged.
      A page (html) of parts has no pictures, since JSON reports hold no screens.
      """,
    options: [
      CommandOption(
        "--output",
        "FILE",
        short: "-o",
        completion: .path,
        "the JSON report of all parts, the same as --report json=FILE"
      )
    ] + RunCommand.reporting.filter { $0.name != "--json" },
    statuses:
      "0 all parts are there and all flows passed, 1 a part is missing, or a flow failed or was "
      + "not played, 2 wrong usage, or parts that do not belong together"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    let output = try words.text("--output", "the name of a file")
    var options = try HarnessArguments(words)
    options.isMerged = true
    options.reports = try FlowReportRequest.all(words.all("--report"), json: output)
    guard !words.operands.isEmpty else {
      throw HarnessArguments.Misuse("merge needs the JSON reports of the parts.")
    }
    let paths = words.operands.flatMap { path in
      guard Glob.isPattern(path), !FileManager.default.fileExists(atPath: path) else {
        return [path]
      }
      let files = Glob(path: path).files()
      if files.isEmpty {
        harness.errorOutput(
          "\(harness.name): No file matches \(path). Look where the machines have put the reports of their parts."
        )
      }
      return files
    }
    var merge = FlowMerge()
    for path in paths {
      do throws(FlowMerge.Refusal) {
        try merge.add(path)
      } catch {
        harness.errorOutput("\(harness.name): \(error)")
        if error.isFatal { return .unusable }
      }
    }
    if let sentence = merge.missing { harness.errorOutput("\(harness.name): \(sentence)") }
    guard let merged = merge.report else { return .unusable }
    options.seed = merged.seed
    options.rounds = merged.rounds
    if let sentence = FlowReporters.obstacle(options.reporting, reading: paths, "parts") {
      harness.errorOutput("\(harness.name): \(sentence)")
      return .unusable
    }
    return report(merged, options, merge.missing, harness)
  }

  @MainActor
  private static func report(
    _ merged: FlowReport,
    _ options: HarnessArguments,
    _ missing: String?,
    _ harness: HarnessCommand
  ) -> HarnessStatus {
    let reports = FlowReporters(options.reporting, output: harness.output)
    reports.runBegan(FlowRunPlan(of: merged))
    for entry in merged.flows { reports.flowEnded(entry) }
    let totals = reports.runEnded(
      notPlayed: merged.notPlayed ?? [],
      reason: merged.stopped ?? missing
    )
    for failure in reports.failures { harness.errorOutput("\(harness.name): \(failure)") }
    guard reports.failures.isEmpty else { return .unusable }
    let isWhole = missing == nil && merged.stopped == nil && (merged.notPlayed ?? []).isEmpty
    return totals.failed == 0 && isWhole ? .passed : .failed
  }
}
