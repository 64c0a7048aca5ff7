import Foundation
import ProcessSupport
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Secrets of several lines, some of which are too short for a mask of their own.
@Suite struct SecretLinesTests {
  private static let key = "ab\ncdefgh\nQ9x="

  private func masked(_ text: String, _ value: String = key) -> String {
    FlowSecrets(["S": value]).masked(text)
  }

  @Test(arguments: [
    "", " ", "\n    ", "\r\n\t", "\\n", "<br>", "\n" + String(repeating: " ", count: 60),
  ])
  func `a mask covers the short lines of a secret with anything blank between them`(_ gap: String) {
    let lines = Self.key.split(separator: "\n")
    #expect(masked("[\(lines.joined(separator: gap))]") == "[•••]")
  }

  @Test func `a mask covers short lines in JSON, in XML and in a field of one line`() throws {
    let failure = "a:\n  - \(Self.key.indented(by: 4))"
    #expect(masked(failure) == "a:\n  - •••")
    let xml = JUnitReport(unreadable: [FlowError(file: "a", position: .start, message: Self.key)])
      .xml
    #expect(!masked(xml).contains("Q9x"))
    let json = String(decoding: try JSONEncoder().encode([failure]), as: UTF8.self)
    #expect(masked(json) == #"["a:\n  - •••"]"#)
  }

  @Test func `a mask ends with the last line of a secret`() {
    #expect(masked("\n\(Self.key)\n  next", "\n\(Self.key)\n") == "•••  next")
    #expect(masked("abcdefghQ9x=\n  next", "\n\(Self.key)\n") == "•••\n  next")
  }

  @Test func `more blanks than a report writes are no gap of a secret`() {
    let blanks = String(repeating: " ", count: 70)
    #expect(masked("[ab\n\(blanks)cdefgh]") == "[ab\n\(blanks)•••]")
    #expect(masked("[ab\(blanks)cdefgh]", "ab\n\(blanks)cdefgh") == "[•••]")
  }

  @Test func `a short line that stands alone stays`() {
    #expect(masked(#"["ab","cdefgh","Q9x="]"#) == #"["ab","•••","Q9x="]"#)
  }

  @Test(arguments: [1, 2, 3, 5, 7, 1000])
  func `lines that come in pieces are masked together`(_ size: Int) {
    let text = "x ab\n   cdefgh\nQ9x=\nend ab\nab\ncdefgz\nlast ab"
    let written = SecretStream.written(text, inPiecesOf: size, without: Self.key)
    #expect(written == "x •••\nend ab\n•••z\nlast ab")
  }

  @Test func `a line waits only while a secret can go on`() {
    let pieces = ["x ab\n", "y ab\n", "   c", "d\n", "end\n"]
    let written = FlowSecrets.$current.withValue(FlowSecrets(["S": Self.key])) {
      var stream = SecretStream()
      return pieces.map { String(decoding: stream.add(Array($0.utf8)), as: UTF8.self) }
    }
    #expect(written == ["x ", "ab\ny ", "", "ab\n   cd\n", "end\n"])
  }

  @Test(arguments: ["ab\ncd\nef", "abcde\n", "  abcde  \n\tfghij", "abc\r\ndef"])
  func `a value whose lines are all short is refused`(_ value: String) throws {
    let words = try CommandWords(["--secret", "A"], for: RunCommand.syntax)
    let error = #expect(throws: HarnessArguments.Misuse.self) {
      try FlowSecrets(words, ["A": value])
    }
    #expect(
      error?.description
        == "--secret A: each line of the value has fewer than 6 characters. A list shows a line alone, and no mask "
        + "covers so short a text. Join the lines, or take a longer secret."
    )
    #expect(try FlowSecrets(words, ["A": value + "\nlonger"]).values.count == 1)
  }
}

extension SecretStream {
  /// Returns what a stream writes of a text that comes in pieces of some bytes.
  static func written(_ text: String, inPiecesOf size: Int, without secret: String) -> String {
    let bytes = FlowSecrets.$current.withValue(FlowSecrets(["S": secret])) {
      var stream = SecretStream()
      var written: [UInt8] = []
      let all = Array(text.utf8)
      for start in stride(from: 0, to: all.count, by: size) {
        written += stream.add(Array(all[start..<min(start + size, all.count)]))
      }
      return written + stream.finish()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
