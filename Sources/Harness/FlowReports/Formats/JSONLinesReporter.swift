import FlowFormat
import Foundation

/// The report for programs that read while flows are played: one JSON object on each line, `run` first, then a `flow`
/// for each that has ended, and `end` last.
@MainActor
struct JSONLinesReporter: FlowRunReporter {
  private struct Run: Encodable {
    var type = "run"
    var format: Int
    var seed: UInt64
    var rounds: Int
    var plays: Int
    var shard: FlowReport.Shard?
  }

  private struct Flow: Encodable {
    var type = "flow"
    var flow: FlowReportEntry
  }

  private struct End: Encodable {
    var type = "end"
    var totals: FlowReport.Totals
    var notPlayed: [FlowReport.Unplayed]?
    var stopped: String?
  }

  private let settings: FlowReportSettings

  init(_ settings: FlowReportSettings) {
    self.settings = settings
  }

  func runBegan(_ plan: FlowRunPlan) throws {
    try write(
      Run(
        format: FlowReport.version,
        seed: plan.seed,
        rounds: plan.rounds,
        plays: plan.plays.count,
        shard: plan.shard
      )
    )
  }

  func flowEnded(_ entry: FlowReportEntry) throws {
    try write(Flow(flow: settings.keepsRealTimes ? entry : entry.withoutRealTimes))
  }

  func runEnded(_ report: FlowReport) throws {
    let totals = (settings.keepsRealTimes ? report : report.withoutRealTimes).totals
    try write(End(totals: totals, notPlayed: report.notPlayed, stopped: report.stopped))
  }

  private func write(_ line: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try settings.write(.json(String(decoding: try encoder.encode(line), as: UTF8.self)))
  }
}
