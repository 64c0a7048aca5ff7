import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Steps that random fire takes one after the other, since they show something only so.
@MainActor @Suite struct MonkeySequelsTests {
  private static let feed = "tapOn: {id: \"den-feed\""
  private static let settling = "advanceTime: {value: 15000ms"

  /// Texts that lines in a row contain; any line contains an empty text.
  private static let sequels: [(name: String, lines: [String], least: Int)] = [
    ("back after sending", [feed, settling, "- back"], 3),
    ("the same again at once", [feed, settling, feed, settling], 3),
    (
      "the same again after something else",
      [feed, settling, "tapOn: {id: \"den-", feed, settling], 3
    ),
    (
      "back to where the process ended",
      [feed, settling, "- killApp", "- launchApp: {", "advanceTime: {value: 2000ms"],
      3
    ),
    ("the same event again", Array(repeating: "- backend: {event: visitor", count: 2), 4),
    ("typing where the focus is", ["tapOn: {id: \"den-name\"", "- inputText"], 30),
  ]

  /// The report of 3,000 steps and their lines, for two tests.
  private static let played = Task { @MainActor in
    var monkey = FlowMonkey(app: DenApp<NoMistake>.self, seed: 1)
    var lines: [String] = []
    monkey.willPlay = { text, _ in lines.append(text) }
    return (report: await monkey.run(steps: 3000), lines: lines)
  }

  @Test func `random fire plays each sequel more than once`() async {
    let (report, lines) = await Self.played.value
    #expect(report.breaks.isEmpty, "\(report)")
    for (name, parts, least) in Self.sequels {
      let count = lines.indices.dropLast(parts.count - 1).count(where: { start in
        zip(parts, lines[start...]).allSatisfy { $0.isEmpty || $1.contains($0) }
      })
      #expect(count >= least, "\(name): \(count)")
    }
  }

  @Test func `each field gets every sample`() async {
    let lines = await Self.played.value.lines
    let inputs = lines.filter { $0.contains("- inputText") }
    let typed = Set(inputs.map { String($0.prefix { $0 != "\n" }) })
    #expect(typed.count == (WalkSamples.texts + WalkSamples.oddTexts).count)
  }
}
