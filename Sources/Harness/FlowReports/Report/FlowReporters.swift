import FlowEngine
package import FlowFormat
import Foundation

/// The reporters of a run: passes on to them what happens, sums up, and keeps what they could not write.
@MainActor
package final class FlowReporters {
  private struct Listener {
    var request: FlowReportRequest
    var reporter: any FlowRunReporter
    var file: FlowReportFile?
    var wantsAllFlows: Bool
    var wantsTrace: Bool
  }

  /// The reasons why reports could not be written, as sentences.
  package private(set) var failures: [String] = []
  private var listeners: [Listener]
  private let keepsFlows: Bool
  private let isBrief: Bool
  private var report: FlowReport
  private var totals = FlowTotals()
  private var texts = StepTextBudget()
  private var failureTexts = FailureTextBudget()

  /// - Parameters:
  ///   - options: The options of the run, with the requested reports.
  ///   - output: Takes the lines of the report without a file.
  package init(
    _ options: FlowReportOptions,
    output: @escaping (OutputText) -> Void
  ) {
    listeners = options.reports.compactMap { request in
      guard let format = FlowReportFormat.all.first(where: { $0.name == request.format }) else {
        return nil
      }
      let file = request.path.map { FlowReportFile($0, isStreamed: format.isStreamed) }
      let settings = FlowReportSettings(
        write: file.map { file in
          // The file may be `/dev/stdout`, or be printed later, so no format keeps controls.
          { try file.write(masked: $0.masked()) }
        } ?? output,
        isQuiet: options.isQuiet,
        keepsRealTimes: options.keepsRealTimes,
        isMerged: options.isMerged
      )
      return Listener(
        request: request,
        reporter: format.make(settings),
        file: file,
        wantsAllFlows: format.wantsAllFlows,
        wantsTrace: format.wantsTrace
      )
    }
    keepsFlows = listeners.contains(where: \.wantsAllFlows)
    isBrief = options.isBrief
    report = FlowReport(seed: options.seed, rounds: options.rounds)
  }

  /// Returns the reason why a report can't be written, before anything is played; `nil` if all can.
  ///
  /// - Parameters:
  ///   - options: The options of the run, with the requested reports.
  ///   - files: The files that the run reads.
  ///   - kind: The kind of these files, as a plural: `flows`.
  /// - Returns: A sentence.
  package static func obstacle(
    _ options: FlowReportOptions,
    reading files: [String],
    _ kind: String
  ) -> String? {
    let paths = options.reports.compactMap(\.path)
    let read = paths.isEmpty ? [] : Set(files.map { FlowReportRequest.real($0) })
    for path in paths {
      let reason =
        read.contains(FlowReportRequest.real(path))
        ? "it is one of the \(kind). Name another file."
        : OutputPlace.obstacle(toWriting: path)
      guard let reason else { continue }
      return "The report cannot be written to \(path): \(reason)"
    }
    return nil
  }

  /// Reports the beginning of the run.
  package func runBegan(_ plan: FlowRunPlan) {
    report.shard = plan.shard
    tell { try $0.reporter.runBegan(plan) }
  }

  /// Reports that nothing is played, since flows can't be read.
  package func couldNotRead(_ errors: [FlowError]) {
    tell {
      try $0.reporter.couldNotRead(errors)
      try $0.file?.finish()
    }
  }

  /// Reports the end of a flow.
  package func flowEnded(_ entry: FlowReportEntry) {
    totals.add(entry)
    let entry = failureTexts.take(texts.take(entry))
    let plain = entry.withoutTrace
    if keepsFlows {
      report.flows.append(plain)
      if isBrief, entry.passed { report.flows[report.flows.count - 1].steps = [] }
    }
    tell { try $0.reporter.flowEnded($0.wantsTrace ? entry : plain) }
  }

  /// Reports the end of the run.
  ///
  /// - Parameter ending: The flows that were not played, with the reason.
  /// - Returns: The sums.
  package func runEnded(_ ending: FlowRunEnding) -> FlowTotals {
    runEnded(
      notPlayed: ending.notPlayed.map { FlowReport.Unplayed($0) },
      reason: ending.reason
    )
  }

  /// Reports the end of the run.
  ///
  /// - Parameters:
  ///   - notPlayed: The flows that were not played.
  ///   - reason: The reason; `nil` if all flows were played.
  /// - Returns: The sums.
  package func runEnded(notPlayed: [FlowReport.Unplayed], reason: String?) -> FlowTotals {
    report.stopped = reason
    report.notPlayed = notPlayed.isEmpty ? nil : notPlayed
    report.totals = FlowReport.Totals(totals)
    tell {
      try $0.reporter.runEnded(report)
      try $0.file?.finish()
    }
    return totals
  }

  private func tell(_ message: (Listener) throws -> Void) {
    listeners.removeAll { listener in
      do {
        try message(listener)
        return false
      } catch {
        listener.file?.abandon()
        let place = listener.request.path ?? "the output"
        failures.append("The report could not be written to \(place): \(error)")
        return true
      }
    }
  }
}
