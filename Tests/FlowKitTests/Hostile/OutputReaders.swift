import Foundation
import Testing

/// Models of the readers of the harness's output: the runner of GitHub Actions, and a terminal.
///
/// Both are written from their own documents, without a look at what the harness does about them.
enum OutputReaders {
  /// Returns the lines that the runner would obey, as `ActionCommand.TryParse` and `TryParseV2` of actions/runner find
  /// them, and any that may become such a line.
  ///
  /// The runner reads lines as .NET does, so a carriage return ends one. It compares in a culture, where characters
  /// without a width do not count.
  static func commands(in text: String) -> [String] {
    var lines: [String.UnicodeScalarView] = [String.UnicodeScalarView()]
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        lines.append(String.UnicodeScalarView())
      } else if !hidden.contains(scalar) {
        lines[lines.count - 1].append(scalar)
      }
    }
    return lines.map { String($0) }.filter { line in
      let start = line.drop { $0.isWhitespace }
      return start.unicodeScalars.starts(with: "::".unicodeScalars)
        || line.range(of: "##[", options: .literal) != nil
    }
  }

  /// Returns the characters that a terminal would obey or hide; the harness's own colours are none, and neither are
  /// joiners of symbols.
  static func orders(in text: String, ownColors: Bool) -> [Unicode.Scalar] {
    var rest = text.unicodeScalars[...]
    var previous: Unicode.Scalar?
    var orders: [Unicode.Scalar] = []
    while let scalar = rest.first {
      if ownColors, let color = colors.first(where: { rest.starts(with: $0) }) {
        rest = rest.dropFirst(color.count)
        continue
      }
      rest = rest.dropFirst()
      let joins = scalar == "\u{200D}" && ["👩", "🍳", "\u{FE0F}"].contains(previous)
      if hidden.contains(scalar), !joins { orders.append(scalar) }
      previous = scalar
    }
    return orders
  }

  private static let colors = [0, 2, 31, 32, 33].map { "\u{1B}[\($0)m".unicodeScalars }

  /// C0, C1, marks of direction, and characters without a width.
  private static let hidden: Set<Unicode.Scalar> = {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160,
      0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0x3164...0x3164, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFB, 0x1D173...0x1D17A,
      0xE0000...0xE007F,
    ]
    var all = Set(ranges.joined().compactMap { Unicode.Scalar($0) })
    all.remove(" ")
    return all.subtracting(["\n", "\t"])
  }()
}

/// The models of readers, on texts that such a reader is known to obey.
@Suite struct OutputReadersTests {
  @Test(arguments: [
    "::set-output name=a::b", "  ::debug::", "\t\u{A0}\u{3000}::x::", "a\r::x::", "a\r\n::x::",
    "\u{200B}::x::", "a ##[group]b", "#\u{200D}#[error]", "###[x]", ":\u{AD}:x::",
  ])
  func `the runner obeys it`(_ text: String) {
    #expect(OutputReaders.commands(in: text).count == 1)
  }

  @Test(arguments: ["a::b", ": :", "# #[", "##\\u005B", ":\\u003Ax::", "\\u003A:"])
  func `the runner does not obey it`(_ text: String) {
    #expect(OutputReaders.commands(in: text) == [])
  }

  @Test func `a terminal obeys colours that are not the harness's`() {
    let text = "\u{1B}[31ma\u{1B}[0m \u{1B}[8mb"
    #expect(OutputReaders.orders(in: text, ownColors: true) == ["\u{1B}"])
    #expect(OutputReaders.orders(in: text, ownColors: false).count == 3)
  }
}
