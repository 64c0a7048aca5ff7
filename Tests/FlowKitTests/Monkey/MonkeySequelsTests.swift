import Foundation
import Testing

@testable import FlowKit

/// Steps that random fire takes one after the other, since they show something only so.
@MainActor @Suite struct MonkeySequelsTests {
  private static let feed = "tapOn: {id: \"den-feed\""
  private static let settling = "advanceTime: {value: 15000ms"

  /// What the lines of random fire contain one after the other; an empty text stands for any line.
  private static let sequels: [(name: String, lines: [String], least: Int)] = [
    ("back after sending", [feed, settling, "- back"], 3),
    ("the same again at once", [feed, settling, feed, settling], 3),
    (
      "the same again after something else",
      [feed, settling, "tapOn: {id: \"den-", feed, settling], 3
    ),
    (
      "back to where the process ended", [feed, settling, "- killApp", "- launchApp: {", settling],
      3
    ),
    ("the same event again", Array(repeating: "- backend: {event: visitor", count: 2), 4),
    ("typing where the focus is", ["tapOn: {id: \"den-name\"", "- inputText"], 30),
  ]

  @Test func `what belongs together follows on each other, and more than once`() async {
    var monkey = FlowMonkey(app: DenApp<NoMistake>.self, seed: 1)
    var lines: [String] = []
    monkey.willPlay = { text, _ in lines.append(text) }
    let report = await monkey.run(steps: 3000)
    #expect(report.end?.failures ?? [] == [])
    for (name, parts, least) in Self.sequels {
      let count = lines.indices.dropLast(parts.count - 1).count(where: { start in
        zip(parts, lines[start...]).allSatisfy { $0.isEmpty || $1.contains($0) }
      })
      #expect(count >= least, "\(name): \(count)")
    }
  }

  @Test func `each field gets every sample`() async {
    var monkey = FlowMonkey(app: DenApp<NoMistake>.self, seed: 1)
    var typed: Set<String> = []
    monkey.willPlay = { text, _ in
      if text.contains("- inputText") { typed.insert(String(text.prefix { $0 != "\n" })) }
    }
    _ = await monkey.run(steps: 3000)
    #expect(typed.count == MonkeySamples.texts.count)
  }
}
