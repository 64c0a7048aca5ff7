import Scenes
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Texts whose characters need escapes: the fast writers give the bytes of plain ones.
@MainActor @Suite struct HostileTextsTests {
  /// A member of each class of characters that a writer treats in its own way, and neighbours of their bounds.
  private static let scalars: [Unicode.Scalar] = [
    "&", "<", ">", "\"", "'", "\\", "#", "#", "#", "[", ":", ":", " ", "\n", "\r", "\t", "a", "Z",
    "1", "~", "\0", "\u{0B}", "\u{0C}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}",
    "é", "\u{301}", "あ", "\u{3164}", "漢", "\u{D7FF}", "\u{E000}", "\u{FE00}", "\u{FE0F}",
    "\u{200D}", "\u{2028}", "\u{202E}", "\u{20E3}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}",
    "👩", "🍳", "\u{E0041}", "\u{E0101}", "\u{10FFFF}",
  ]

  private static func texts() -> [String] {
    var random = FlowRandom(seed: 7)
    return (0..<3_000).map { _ in
      var text = ""
      for _ in 0..<Int.random(in: 0..<24, using: &random) {
        text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
      }
      return text
    }
  }

  @Test func `XML has the escapes of a writer that looks at each scalar`() {
    for text in Self.texts() {
      let (words, plain) = (ExactText(XMLText(text).description), ExactText(PlainWriters.xml(text)))
      #expect(words == plain, "\(text.debugDescription)")
    }
  }

  @Test(arguments: [true, false])
  func `the output has the escapes of a writer that looks at each scalar`(showsControls: Bool) {
    for text in Self.texts() {
      var writer = OutputWriter(showsControls: showsControls) { "&#\($0.value);" }
      var plain = PlainWriters.Output(showsControls: showsControls)
      // The second text begins in the middle of a line.
      for words in [text, "x" + text, text] {
        writer.write(words)
        plain.write(words)
      }
      #expect(ExactText(writer.text) == ExactText(plain.text), "\(text.debugDescription)")
    }
  }

  @Test func `replaced scalars are those that a look at each scalar finds`() {
    let escapes: [Unicode.Scalar: String] = [
      "&": "&amp;", "\n": "\\n", "é": "e", "\u{FFFE}": "", "👩": "w", "\u{301}": "'",
    ]
    for text in Self.texts() {
      let words = text.escaping(escapes)
      let plain = text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
      #expect(ExactText(words) == ExactText(plain), "\(text.debugDescription)")
    }
  }

  @Test func `TAP has the names and quotes of a writer that looks at each scalar`() throws {
    for text in Self.texts() {
      var written: [String] = []
      let reporter = TAPReporter(FlowReportSettings(write: { written.append($0.rendered()) }))
      try reporter.couldNotRead([FlowError(file: text, position: .start, message: text)])
      let point = "not ok 1 - \(PlainWriters.tapName(text)) cannot be read\n  ---"
      let quote = "  message: \(PlainWriters.tapQuote(text))\n".showingControls
      let isPointThere = written.map { ExactText($0) }.contains(ExactText(point))
      let isQuoteThere = written.contains { $0.utf8.starts(with: quote.utf8) }
      #expect(isPointThere, "\(text.debugDescription)")
      #expect(isQuoteThere, "\(text.debugDescription)")
    }
  }

  @Test func `a scalar's escape has four digits for each unit`() {
    for scalar in Self.scalars {
      let escape = String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      #expect(scalar.escape() == escape.joined())
      #expect(scalar.isLineBreak == Character(scalar).isNewline)
    }
  }
}
