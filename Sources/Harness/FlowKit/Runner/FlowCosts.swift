import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

/// The costs of flows in earlier reports, for the division among machines.
struct FlowCosts: Equatable, Sendable {
  private struct Sum: Equatable {
    var steps = 0.0
    var time = 0.0
    var count = 0.0
  }

  private var sums: [ExactText: Sum] = [:]
  private var hasTimes = true

  /// Creates costs of which nothing is known.
  init() {}

  /// Reads earlier JSON reports.
  ///
  /// The cost of a flow is its mean real time if all reports have real times, and otherwise the number of its steps.
  ///
  /// - Throws: An error that names the file.
  init(files: [String]) throws(HarnessArguments.Misuse) {
    for file in files {
      do throws(JSONFile.Refusal) {
        for entry in try JSONFile.read(FlowReport.self, at: file).flows { add(entry) }
      } catch {
        throw HarnessArguments.Misuse("--costs cannot read \(file) as a JSON report: \(error).")
      }
    }
  }

  /// Takes a flow of an earlier run.
  mutating func add(_ entry: FlowReportEntry) {
    for key in Set([Self.key(entry.file, entry.variant), Self.key(entry.file, nil)]) {
      sums[key, default: Sum()].steps += Double(entry.stepsPlayed)
      sums[key, default: Sum()].time += entry.realMilliseconds ?? 0
      sums[key, default: Sum()].count += 1
    }
    if entry.realMilliseconds == nil { hasTimes = false }
  }

  /// Returns the cost of each; what is not known costs as much as the middle of the others.
  func of(_ plays: [FlowRunPlan.Play]) -> [Double] {
    let known = plays.map { play -> Double? in
      let sum =
        sums[Self.key(play.file, play.variant?.name)] ?? sums[Self.key(play.file, nil)]
      guard let sum else { return nil }
      return (hasTimes ? sum.time : sum.steps) / sum.count
    }
    let sorted = known.compactMap(\.self).sorted()
    let middle = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
    return known.map { $0 ?? middle }
  }

  private static func key(_ file: String, _ variant: String?) -> ExactText {
    ExactText(FlowVariant.title(FlowPath.normalized(file), variant))
  }
}
