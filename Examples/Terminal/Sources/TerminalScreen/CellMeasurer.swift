public import Scenes

/// Measures text in the cells of a terminal, which has one font: a wide character takes two cells.
///
/// A cell is 8 × 22 points, so that a line is as high as the usual body text, and a layout made for a
/// telephone shows about as much of a screen.
public struct CellMeasurer: TextMeasurer {
  /// The size of a cell in points.
  nonisolated public static let cell = ScreenSize(width: 8, height: 22)

  /// Creates the measurer.
  public init() {}

  /// The size of a text in points: whole cells, whatever the font.
  public func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize {
    let lines = Self.lines(of: text, columns: Self.columns(within: width))
    let widest = lines.map(Self.columns(of:)).max() ?? 0
    return ScreenSize(
      width: min(Double(widest) * Self.cell.width, max(0, width)),
      height: Double(lines.count) * Self.cell.height
    )
  }

  /// How many cells fit into a width in points; a thousandth of one may be missing.
  nonisolated static func columns(within width: Double) -> Int {
    Int(min(max(0, width) / cell.width + 0.001, 1_000_000))
  }

  /// How many cells a text on one line takes.
  nonisolated static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// How many cells a character takes: two if it is East Asian or an emoji, none if it can't be seen.
  nonisolated static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.properties.isDefaultIgnorableCodePoint { return 0 }
    let isEmoji =
      first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
    return isEmoji || wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// What Unicode's East Asian Width calls wide or full width, apart from emoji.
  nonisolated private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]

  /// Breaks a text into lines: after a space, before and after a wide character, and anywhere in a
  /// word that is wider than the line.
  nonisolated static func lines(of text: String, columns limit: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { lines(ofParagraph: $0, columns: limit) }
  }

  nonisolated private static func lines(
    ofParagraph text: Substring,
    columns limit: Int
  ) -> [String] {
    var lines: [String] = []
    var (line, word) = ("", "")
    for character in text {
      let width = columns(of: character)
      let isFull = columns(of: line) + columns(of: word) + width > limit
      if isFull, character == " " {
        // A space at the end of a line hangs over.
        line += word
        word = ""
        continue
      }
      if isFull, !line.isEmpty, width == 1 {
        lines.append(line)
        line = ""
      } else if isFull, !line.isEmpty || !word.isEmpty {
        lines.append(line + word)
        (line, word) = ("", "")
      }
      if width == 2 || character == " " {
        line += word + String(character)
        word = ""
      } else {
        word.append(character)
      }
    }
    return lines + [line + word]
  }
}
