import Foundation

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A run of two flows, of which one fails, and what reporters write of it.
@MainActor
struct ReportSample {
  var entries: [FlowReportEntry]
  let plan: FlowRunPlan

  private static let passing = """
    name: 数える, 100% & <まとめ>
    tags: [smoke, tiny]
    ---
    - launchApp
    - tapOn: 数える
    - assertVisible:
        text: 無い
        optional: true
        timeout: 0
    """

  private static let failing = """
    name: 挨拶する
    ---
    - launchApp
    - tapOn: 読む
    - assertVisible:
        text: "こんばんは #1"
        timeout: 300
    - back
    """

  /// Plays both flows; the plan has a third one that is not played.
  init(recordsTrace: Bool = false) async throws {
    var entries: [FlowReportEntry] = []
    var flows: [Flow] = []
    for (name, text) in [("a/b.c/数.yaml", Self.passing), ("a/挨拶.yaml", Self.failing)] {
      var (flow, _) = FlowReader().read(Array(text.utf8), file: name)
      flow?.file = name
      guard let flow else { continue }
      flows.append(flow)
      var collection = FlowCollection()
      collection.flows = [flow]
      let player = FlowPlayer(
        collection,
        app: TinyApp.self,
        options: FlowOptions(recordsTrace: recordsTrace)
      )
      var entry = FlowReportEntry(await player.play(flow), round: 1).withoutRealTimes
      entry.realMilliseconds = 12.5
      entries.append(entry)
    }
    self.entries = entries
    plan = FlowRunPlan(
      flows + [FlowReader().read(Array("- back".utf8), file: "c.yaml").0].compactMap(\.self),
      seed: 7,
      rounds: 1
    )
  }

  /// The report as the run keeps it.
  var report: FlowReport {
    var report = FlowReport(seed: 7, rounds: 1)
    var totals = FlowTotals()
    for entry in entries { totals.add(entry) }
    report.totals = FlowReport.Totals(totals)
    report.flows = entries.map(\.withoutTrace)
    report.notPlayed = plan.plays.suffix(1).map { FlowReport.Unplayed($0) }
    report.stopped = "a flow has failed"
    return report
  }

  /// Returns the text that a format writes.
  func text(_ format: String, keepsRealTimes: Bool = false) throws -> String {
    let box = Lines()
    let settings = FlowReportSettings(
      write: { box.all.append($0.rendered(showsControls: false) + "\n") },
      keepsRealTimes: keepsRealTimes
    )
    let found = FlowReportFormat.all.first { $0.name == format }
    guard let reporter = found?.make(settings) else { return "" }
    try play(into: reporter)
    return box.all
  }

  /// Tells a reporter the run.
  func play(into reporter: any FlowRunReporter) throws {
    try reporter.runBegan(plan)
    for entry in entries { try reporter.flowEnded(entry) }
    try reporter.runEnded(report)
  }

  /// The text that a reporter has written.
  final class Lines {
    var all = ""
  }
}
