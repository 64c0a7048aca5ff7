import FlowEngine
import FlowFormat
import Scenes

/// The summary of a run, as Markdown.
///
/// GitHub makes a link of each address, name of a user and number of an issue in Markdown. So the summary writes all
/// words of flows as code, in HTML or in a fence. Neither GitHub nor Markdown interprets them there.
struct GitHubSummary {
  /// The most bytes that GitHub takes for each step of a job.
  static let limit = 1 << 20

  /// The most bytes of a cell of a table.
  private static let longestCell = 2_000
  /// The most bytes of the list of flows that were not played.
  private static let longestList = 20_000
  /// The bytes for the line that says that there is more.
  private static let reserve = 200

  private var failed: [FlowReportEntry] = []

  /// Notes a flow.
  mutating func add(_ entry: FlowReportEntry) {
    if !entry.passed { failed.append(entry) }
  }

  /// Returns the sums, a table of the flows that failed, and the report of each.
  ///
  /// - Parameters:
  ///   - report: The run.
  ///   - notPlayed: A list of the flows that were not played, with the reason; `nil` if all were.
  ///   - limit: The most bytes of the text.
  /// - Returns: The text, with a line break at its end. A last line says how many flows it leaves out.
  func markdown(
    of report: FlowReport,
    notPlayed: String? = nil,
    limit: Int = GitHubSummary.limit
  ) -> String {
    let room = Self.room(limit)
    let totals = report.totals
    let mark = totals.failed == 0 && notPlayed == nil ? "✅" : "❌"
    var text = """
      ## \(mark) \(English.counted(totals.flows, "flow")): \(totals.passed) passed, \
      \(totals.failed) failed

      """
    if let notPlayed {
      let list = "\n<p>\(Self.code(notPlayed, Self.longestList))</p>\n"
      text += text.utf8.count + list.utf8.count > room ? "\nNot all flows were played.\n" : list
    }
    if failed.isEmpty { return text }
    let rows = failed.lazy.map { entry in
      let failure = entry.failures.first
      let line = failure.map { ":\($0.line)" } ?? ""
      return [
        entry.title(of: report.rounds), (failure?.file ?? entry.file) + line,
        failure?.message ?? "",
      ]
    }
    let table = Self.table(["Flow", "Where", "Why"], rows, below: room - text.utf8.count)
    text += table.text
    var count = table.count
    if count == failed.count {
      count = 0
      for entry in failed {
        let part = Self.details(of: entry, rounds: report.rounds)
        if text.utf8.count + part.utf8.count > room { break }
        text += part
        count += 1
      }
    }
    let more = failed.count - count
    return more == 0
      ? text : text + "\n… and \(English.counted(more, "flow")) more that failed.\n"
  }

  /// Returns a table of the errors in flows that can't be read, with a line break at its end.
  static func markdown(of errors: [FlowError], limit: Int = GitHubSummary.limit) -> String {
    let title = "## ❌ \(English.counted(errors.count, "error")); nothing was played\n"
    let rows = errors.lazy.map { ["\($0.file):\($0.line)", $0.message] }
    let (table, count) = table(["Where", "Why"], rows, below: room(limit) - title.utf8.count)
    let more = errors.count - count
    return title + table
      + (more == 0 ? "" : "\n… and \(English.counted(more, "error")) more.\n")
  }

  /// Returns the number of bytes before the masks, which are up to one and a half times as long as secrets.
  private static func room(_ limit: Int) -> Int {
    (FlowSecrets.current.isEmpty ? limit : limit / 3 * 2) - reserve
  }

  /// Returns a table with as many rows as there is room for, and the number of these.
  private static func table(
    _ titles: [String],
    _ rows: some Sequence<[String]>,
    below limit: Int
  ) -> (text: String, count: Int) {
    let head = titles.map { "<th>\($0)</th>" }.joined()
    var text = "\n<table>\n<tr>\(head)</tr>\n"
    var count = 0
    for row in rows {
      let cells = row.map { "<td>\(code($0, longestCell))</td>" }.joined()
      let line = "<tr>\(cells)</tr>\n"
      if text.utf8.count + line.utf8.count > limit { break }
      text += line
      count += 1
    }
    return (text + "</table>\n", count)
  }

  private static func details(of entry: FlowReportEntry, rounds: Int) -> String {
    let words = entry.failures.map(\.description).joined(separator: "\n").showingControls
    // A report may hold a fence itself.
    let fence = String(repeating: "`", count: max(3, longestFence(in: words) + 1))
    return """

      <details><summary>\(code(entry.title(of: rounds), longestCell))</summary>

      \(fence)text
      \(words)
      \(fence)

      </details>

      """
  }

  /// Words in HTML, on one line: a blank line would end it, and Markdown would follow.
  private static func code(_ words: String, _ limit: Int) -> String {
    let lines = FlowTraceText.clipped(words, to: limit)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let shown = lines.joined(separator: "\n").showingControls
    return "<code>\(XMLText(shown).description.escaping(["\n": "<br>"]))</code>"
  }

  private static func longestFence(in text: String) -> Int {
    var (longest, current) = (0, 0)
    for scalar in text.unicodeScalars {
      current = scalar == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
