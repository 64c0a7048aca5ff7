import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct GitHubReporterTests {
  private let box = ReportSample.Lines()

  private func reporter(_ environment: [String: String] = [:]) -> GitHubReporter {
    let box = box
    return GitHubReporter(
      FlowReportSettings(write: { box.all += $0.rendered(showsControls: false) + "\n" }),
      environment: environment
    )
  }

  @Test func `failures are errors and optional steps warnings, at their lines`() async throws {
    try await ReportSample().play(into: reporter())
    let lines = box.all.split(separator: "\n").map(String.init)
    #expect(
      lines[0] == "::warning file=a/b.c/数.yaml,line=6,col=3,title=数える%2C 100%25 & <まとめ>"
        + "::Nothing on the screen is “無い”."
    )
    #expect(
      lines[1].hasPrefix(
        "::error file=a/挨拶.yaml,line=5,col=3,title=挨拶する"
          + "::a/挨拶.yaml:5:3: Nothing on the screen is “こんばんは #1”.%0A  step: assertVisible:"
      )
    )
    #expect(
      lines[2] == "::error title=Not all flows were played::not played, since a flow has failed:"
        + "%0A  c  c.yaml"
    )
    #expect(lines[3] == "2 flows: 1 passed, 1 failed, 1 warning")
  }

  @Test func `special characters are escaped, and paths begin at the repository`() async throws {
    var entry = try await ReportSample().entries[1]
    entry.name = "a:b,c%\r\n::error"
    entry.failures[0].file = "/home/runner/work/x.yaml"
    entry.failures[0].message = "50%\r\n::error::x"
    let line = reporter(["GITHUB_WORKSPACE": "/home/runner"]).annotations(of: entry)[0].line
    #expect(
      line.hasPrefix(
        "::error file=work/x.yaml,line=5,col=3,title=a%3Ab%2Cc%25%0D%0A%3A%3Aerror"
          + "::/home/runner/work/x.yaml:5:3: 50%25%0A    ::error::x%0A"
      )
    )
    #expect(!line.contains("\n"))
  }

  @Test func `a flow that cannot be read is an error at its place, and in the summary`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("summary-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    let error = FlowError(
      file: "/home/runner/a,b.yaml",
      position: FlowPosition(line: 2, column: 3),
      message: "There is no “x|y”."
    )
    let environment = ["GITHUB_WORKSPACE": "/home/runner", "GITHUB_STEP_SUMMARY": file.path]
    try reporter(environment).couldNotRead([error])
    #expect(
      box.all == "::error file=a%2Cb.yaml,line=2,col=3,title=The flow cannot be read"
        + "::There is no “x|y”.\n"
    )
    #expect(
      String(decoding: try Data(contentsOf: file), as: UTF8.self) == """
        ## ❌ 1 error; nothing was played

        <table>
        <tr><th>Where</th><th>Why</th></tr>
        <tr><td><code>/home/runner/a,b.yaml:2</code></td><td><code>There is no “x|y”.</code></td></tr>
        </table>

        """
    )
  }

  @Test func `the summary of the job is written behind what is there`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("summary-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("before\n".utf8).write(to: file)
    try await ReportSample().play(into: reporter(["GITHUB_STEP_SUMMARY": file.path]))
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        before
        ## ❌ 2 flows: 1 passed, 1 failed

        <p><code>not played, since a flow has failed:<br>  c  c.yaml</code></p>

        <table>
        <tr><th>Flow</th><th>Where</th><th>Why</th></tr>
        <tr><td><code>挨拶する</code></td><td><code>a/挨拶.yaml:5</code></td>\
        <td><code>Nothing on the screen is “こんばんは #1”.</code></td></tr>
        </table>

        <details><summary><code>挨拶する</code></summary>

        ```text
        a/挨拶.yaml:5:3: Nothing
        """
      )
    )
  }

  @Test func `the summary of a run of many failures is as long as GitHub takes`() async throws {
    var summary = GitHubSummary()
    var entry = try await ReportSample().entries[1]
    entry.failures[0].message = "a|b`c` " + String(repeating: "x", count: 2000)
    for _ in 1...1000 { summary.add(entry) }
    let text = summary.markdown(of: try await ReportSample().report)
    #expect(text.utf8.count < 1 << 20)
    #expect(text.hasSuffix(" more that failed.\n"))
    #expect(text.contains("<code>a|b`c` xxx"))
  }
}
