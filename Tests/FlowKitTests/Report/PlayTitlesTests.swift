import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The plays of one flow in a run of several rounds and variants.
@MainActor
@Suite struct PlayTitlesTests {
  private static let titles = ["phone", "tablet"].flatMap { device in
    [1, 2].map { "挨拶する [device=\(device)] (round \($0))" }
  }

  /// Plays that fail, and others that are not played.
  private func text(_ format: String, isPlayed: Bool) async throws -> String {
    let sample = try await ReportSample()
    var report = FlowReport(seed: 7, rounds: 2)
    for device in ["phone", "tablet"] {
      for round in [1, 2] {
        var entry = sample.entries[1]
        entry.variant = "device=\(device)"
        entry.round = round
        report.flows.append(entry)
      }
    }
    if !isPlayed {
      report.notPlayed = report.flows.map { entry in
        var play = sample.plan.plays[1]
        play.name = entry.name
        play.round = entry.round
        var unplayed = FlowReport.Unplayed(play)
        unplayed.variant = entry.variant
        return unplayed
      }
      report.stopped = "a flow has failed"
      report.flows = []
    }
    let box = ReportSample.Lines()
    let settings = FlowReportSettings(write: { box.all += $0.rendered(showsControls: false) + "\n" }
    )
    let found = FlowReportFormat.all.first { $0.name == format }
    let reporter = try #require(found).make(settings)
    try reporter.runBegan(FlowRunPlan(of: report))
    for entry in report.flows { try reporter.flowEnded(entry) }
    try reporter.runEnded(report)
    return box.all
  }

  @Test(arguments: ["pretty", "junit", "tap"])
  func `each play has a title of its own`(_ format: String) async throws {
    for isPlayed in [true, false] {
      let text = try await text(format, isPlayed: isPlayed)
      for title in Self.titles { #expect(text.contains(title)) }
    }
  }

  @Test func `annotations for GitHub tell the plays apart`() async throws {
    let text = try await text("github", isPlayed: true)
    for title in Self.titles { #expect(text.contains("title=\(title)::")) }
  }

  @Test func `the page of the run has the variant in the name, and the round beside it`()
    async throws
  {
    let text = try await text("html", isPlayed: true)
    for device in ["phone", "tablet"] {
      for round in [1, 2] {
        let row =
          #""name":"挨拶する [device=\#(device)]","passed":false,"round":\#(round),"steps":"#
        #expect(text.contains(row))
      }
    }
  }

  @Test func `JUnit's properties name the variants and the rounds`() async throws {
    let text = try await text("junit", isPlayed: true)
    #expect(text.contains(#"<property name="variants" value="device=phone; device=tablet"/>"#))
    #expect(text.contains(#"<property name="rounds" value="2"/>"#))
  }
}
