import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct TAPReporterTests {
  @Test func `each flow is a point with its steps, and what was not played is skipped`()
    async throws
  {
    let lines = try await ReportSample().text("tap").split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix("      report: ") } == [
        "TAP version 14",
        "# Subtest: 数える, 100% & <まとめ> (a/b.c/数.yaml)",
        "    ok 1 - launchApp",
        "    ok 2 - tapOn: 数える",
        "    not ok 3 - assertVisible: text: 無い, optional: true, timeout: 0"
          + " # TODO warning: Nothing on the screen is “無い”.",
        "    1..3",
        "ok 1 - 数える, 100% & <まとめ> (a/b.c/数.yaml)",
        "# Subtest: 挨拶する (a/挨拶.yaml)",
        "    ok 1 - launchApp",
        "    ok 2 - tapOn: 読む",
        ##"    not ok 3 - assertVisible: text: "こんばんは \#1", timeout: 300"##,
        "    ok 4 - back # SKIP not reached",
        "    1..4",
        "not ok 2 - 挨拶する (a/挨拶.yaml)",
        "  ---",
        #"  message: "Nothing on the screen is “こんばんは #1”.""#,
        "  severity: fail",
        "  at:",
        #"    file: "a/挨拶.yaml""#,
        "    line: 5",
        "    column: 3",
        "  failures:",
        "    - kind: step",
        "  ...",
        "ok 3 - c (c.yaml) # SKIP not played: a flow has failed",
        "1..3",
      ]
    )
  }

  @Test func `names and reports have no control characters`() async throws {
    let box = ReportSample.Lines()
    let reporter = TAPReporter(
      FlowReportSettings(write: { box.all += $0.rendered(showsControls: false) + "\n" })
    )
    let place = FlowPosition(line: 2, column: 3)
    let message = "\u{1B}[31m\u{0}\u{FFFE}"
    try reporter.couldNotRead([
      FlowError(file: "\u{1B}[31m.yaml", position: place, message: message)
    ])
    #expect(box.all.contains(#"not ok 1 - \\u001B[31m.yaml cannot be read"#))
    #expect(box.all.contains(##"message: "\u001b[31m\u0000\ufffe""##))
    #expect(
      !box.all.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0xFFFE }
    )
  }

  @Test func `a file that cannot be read is a point that has failed`() throws {
    let box = ReportSample.Lines()
    let reporter = TAPReporter(
      FlowReportSettings(write: { box.all += $0.rendered(showsControls: false) + "\n" })
    )
    let place = FlowPosition(line: 2, column: 3)
    try reporter.couldNotRead([FlowError(file: "a#.yaml", position: place, message: "no “x”")])
    #expect(
      box.all == ##"""
        TAP version 14
        not ok 1 - a\#.yaml cannot be read
          ---
          message: "no “x”"
          severity: fail
          at:
            file: "a#.yaml"
            line: 2
            column: 3
          ...
        1..1

        """##
    )
  }

  @Test func `a character that would end a line or a text is escaped`() async throws {
    var entry = try await ReportSample().entries[1]
    entry.name = "a # SKIP \\ b\nc"
    entry.failures[0].message = "\"q\" \\ \u{7}\n\u{2028}"
    let text = TAPReporter.text(of: entry, number: 4, rounds: 2)
    #expect(text.contains("\nnot ok 4 - a \\# SKIP \\\\ b c (round 1) (a/挨拶.yaml)\n"))
    #expect(text.contains(#"  message: "\"q\" \\ \u0007\n\u2028""#))
  }
}
