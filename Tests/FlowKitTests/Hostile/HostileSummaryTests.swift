import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Words of flows in the summary of a job, which GitHub reads as Markdown.
@MainActor @Suite struct HostileSummaryTests {
  private static let words =
    "@octocat https://evil.example www.evil.example a@b.example #1 `x` ``` | $y$ <b>\n\n</code>@z"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the summary of a run behind the bytes of an earlier one.
  private func summary(
    behind count: Int = 0,
    _ change: (inout FlowReportEntry) -> Void
  ) async throws -> String {
    let path = folder.path("summary.md")
    try Data(repeating: UInt8(ascii: "x"), count: count).write(to: URL(fileURLWithPath: path))
    let reporter = GitHubReporter(
      FlowReportSettings(write: { _ in }),
      environment: ["GITHUB_STEP_SUMMARY": path]
    )
    var sample = try await ReportSample()
    change(&sample.entries[1])
    try sample.play(into: reporter)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `no words of a flow are a link, a mention or markup`() async throws {
    let text = try await summary { entry in
      (entry.name, entry.file) = (Self.words, Self.words)
      entry.failures[0].message = Self.words
      entry.failures[0].file = Self.words
    }
    #expect(text.contains("<code>@octocat https://evil.example"))
    // GitHub looks for nothing in code and in fences.
    let rest = text.replacing(/(?s)\n(`{3,})text\n.*?\n\1\n/, with: "\n")
      .replacing(/<code>[^\n]*?<\/code>/, with: "")
    for mark in ["@", "http", "www", "#1", "`", "$", "<b>"] {
      #expect(!rest.contains(mark), "\(mark) in \(rest)")
    }
  }

  @Test(arguments: [0, 500_000, (1 << 20) - 700, (1 << 20) - 10])
  func `a long summary ends with a line that says so, and is no longer than GitHub takes`(
    count: Int
  ) async throws {
    let text = try await summary(behind: count) { entry in
      entry.failures[0].message = String(repeating: "\u{202E}&<", count: 1_000_000)
      entry.name = String(repeating: "x", count: 1_000_000)
    }
    #expect(text.utf8.count <= 1 << 20)
    let hasRoom = count < (1 << 20) - 100
    #expect(text.hasSuffix("\n… and 1 flow more that failed.\n") == hasRoom)
  }

  @Test func `masks make no summary longer than GitHub takes`() async throws {
    let errors = (0..<30_000).map { _ in
      FlowError(file: "abcdef", position: .start, message: "abcdef")
    }
    let text = FlowSecrets.$current.withValue(FlowSecrets(["S": "abcdef"])) {
      FlowSecrets.current.masked(GitHubSummary.markdown(of: errors))
    }
    #expect(text.utf8.count <= 1 << 20 && text.utf8.count > 1 << 19)
    #expect(text.hasSuffix(" errors more.\n"), "\(text.suffix(80))")
  }
}
