import FlowEngine
import FlowFormat

/// The screens and events of failures that the reports of a run may hold.
///
/// A failure quotes the whole screen, and a run can have thousands of failures. A text costs the bytes that it has in a
/// report: a line break of a step needs nine of them with its indentation.
struct FailureTextBudget {
  /// The bytes of a run.
  static let most = 64 << 20
  /// The most Unicode scalars of a text of a failure once the budget is spent; fewer if a report needs more than 400 bytes
  /// for them.
  ///
  /// The parts of a merge can have hundreds of thousands of failures.
  static let words = 100
  /// The spaces before each further line of a text.
  private static let margin = 8

  private var left: Int

  /// Creates a budget.
  ///
  /// - Parameter most: The bytes of a run.
  init(most: Int = Self.most) { left = most }

  /// Spends the texts of a flow's failures.
  ///
  /// - Parameter entry: A flow that has ended.
  /// - Returns: The entry; a failure has only its first words once the budget is spent.
  mutating func take(_ entry: FlowReportEntry) -> FlowReportEntry {
    if entry.failures.isEmpty { return entry }
    var entry = entry
    for index in entry.failures.indices {
      spend(entry.failures[index])
      if left < 0 { Self.shorten(&entry.failures[index]) }
    }
    return entry
  }

  private mutating func spend(_ failure: FlowReportEntry.Failure) {
    let texts = [failure.message, failure.step, failure.lookedFor, failure.screen]
    let lines = failure.events + failure.nodeEvents + failure.requests
    let nearest = failure.nearest.flatMap { [$0.element, $0.frame, $0.reason] }
    for text in texts.compactMap({ $0 }) + lines + nearest where left >= 0 {
      left = max(-1, left - WrittenSize.bytes(of: text, margin: Self.margin, most: left))
    }
  }

  private static func shorten(_ failure: inout FlowReportEntry.Failure) {
    failure.message = beginning(of: failure.message)
    failure.step = failure.step.map(beginning)
    failure.lookedFor = failure.lookedFor.map(beginning)
    failure.screen = failure.screen.map(beginning)
    (failure.events, failure.nodeEvents, failure.requests, failure.nearest) = ([], [], [], [])
  }

  private static func beginning(of text: String) -> String {
    WrittenSize.beginning(of: text.clipped(to: words), margin: margin, most: 4 * words)
  }
}
