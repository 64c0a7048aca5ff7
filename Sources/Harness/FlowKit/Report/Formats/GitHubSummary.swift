/// The summary of a run, as Markdown.
struct GitHubSummary {
  /// GitHub takes no more than a mebibyte for each step of a job.
  private static let limit = 900_000

  private var failed: [FlowReportEntry] = []

  /// Notes a flow.
  mutating func add(_ entry: FlowReportEntry) {
    if !entry.passed { failed.append(entry) }
  }

  /// Returns the sums, a table of the flows that failed, and the report of each.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - notPlayed: What was not played, and why; `nil` if all was.
  /// - Returns: The text, with a line break at its end.
  func markdown(of report: FlowReport, notPlayed: String? = nil) -> String {
    let totals = report.totals
    let mark = totals.failed == 0 && notPlayed == nil ? "✅" : "❌"
    var text = """
      ## \(mark) \(FlowPrinter.counted(totals.flows, "flow")): \(totals.passed) passed, \
      \(totals.failed) failed

      """
    if let notPlayed { text += "\n\(Self.cell(String(notPlayed.prefix(100_000))))\n" }
    if failed.isEmpty { return text }
    text += "\n| Flow | Where | Why |\n| --- | --- | --- |\n"
    for (place, entry) in failed.enumerated() {
      let failure = entry.failures.first
      let file = failure?.file ?? entry.file
      let line = failure.map { ":\($0.line)" } ?? ""
      text += "| \(Self.cell(entry.title(of: report.rounds))) | \(Self.cell(file + line)) "
      text += "| \(Self.cell(failure?.message ?? "")) |\n"
      if text.utf8.count > Self.limit { return text + rest(from: place + 1) }
    }
    for (place, entry) in failed.enumerated() {
      let words = entry.failures.map(\.description).joined(separator: "\n")
      // A report may hold a fence itself.
      let fence = String(repeating: "`", count: max(3, Self.longestFence(in: words) + 1))
      let part = """

        <details><summary>\(Self.cell(entry.title(of: report.rounds)))</summary>

        \(fence)text
        \(words)
        \(fence)

        </details>

        """
      if text.utf8.count + part.utf8.count > Self.limit { return text + rest(from: place) }
      text += part
    }
    return text
  }

  /// Returns a table of what can't be read, with a line break at its end.
  static func markdown(of errors: [FlowError]) -> String {
    var text = """
      ## ❌ \(FlowPrinter.counted(errors.count, "error")); nothing was played

      | Where | Why |
      | --- | --- |

      """
    for (place, error) in errors.enumerated() {
      text += "| \(cell("\(error.file):\(error.line)")) | \(cell(error.message)) |\n"
      let left = errors.count - place - 1
      if text.utf8.count > limit, left > 0 {
        return text + "\n… and \(FlowPrinter.counted(left, "error")) more.\n"
      }
    }
    return text
  }

  private func rest(from place: Int) -> String {
    "\n… and \(FlowPrinter.counted(failed.count - place, "flow")) more that failed.\n"
  }

  /// Words in a table, on one line and without a meaning in Markdown.
  private static func cell(_ words: String) -> String {
    words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\n").escaping(marks)
  }

  private static let marks: [Unicode.Scalar: String] = {
    var marks: [Unicode.Scalar: String] = ["\n": "<br>", "<": "&lt;", ">": "&gt;", "&": "&amp;"]
    for mark in "|\\`*_[]#~$".unicodeScalars { marks[mark] = "\\\(mark)" }
    return marks
  }()

  private static func longestFence(in text: String) -> Int {
    var (longest, current) = (0, 0)
    for scalar in text.unicodeScalars {
      current = scalar == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
