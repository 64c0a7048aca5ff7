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
    let widest = lines.map { CellWidth.columns(of: $0) }.max() ?? 0
    return ScreenSize(
      width: min(Double(widest) * Self.cell.width, max(0, width)),
      height: Double(lines.count) * Self.cell.height
    )
  }

  /// How many cells fit into a width in points; a thousandth of one may be missing.
  nonisolated static func columns(within width: Double) -> Int {
    Int(min(max(0, width) / cell.width + 0.001, 1_000_000))
  }

  /// Breaks a text into lines: after a space, before and after a wide character, and anywhere in a
  /// word that is wider than the line.
  nonisolated static func lines(of text: String, columns limit: Int) -> [String] {
    // Most texts fit into one.
    if !text.utf8.contains(where: isRare), text.utf8.count <= limit { return [text] }
    return lines(of: text, columns: limit) { $0 }.map { String($0) }
  }

  /// Breaks what stands for characters into lines in the same way, such as a text with a caret in it.
  ///
  /// - Complexity: O(length), each is looked at once.
  nonisolated static func lines<Text: Collection>(
    of text: Text,
    columns limit: Int,
    _ character: (Text.Element) -> Character
  ) -> [Text.SubSequence] {
    text.split(omittingEmptySubsequences: false) { character($0).isNewline }
      .flatMap { lines(ofParagraph: $0, columns: limit, character) }
  }

  /// Whether a byte may belong to a line's end, or to a character that is not one cell wide.
  nonisolated private static func isRare(_ byte: UInt8) -> Bool { byte < 0x20 || byte > 0x7E }

  nonisolated private static func lines<Text: Collection>(
    ofParagraph text: Text,
    columns limit: Int,
    _ character: (Text.Element) -> Character
  ) -> [Text.SubSequence] {
    var lines: [Text.SubSequence] = []
    // The line goes from `start` to `end`, and the word that may come into it begins at `word`.
    var (start, end, word) = (text.startIndex, text.startIndex, text.startIndex)
    var (lineWidth, wordWidth) = (0, 0)
    for index in text.indices {
      let (character, next) = (character(text[index]), text.index(after: index))
      let width = CellWidth.columns(of: character)
      let isFull = lineWidth + wordWidth + width > limit
      if isFull, character == " " {
        // A space at the end of a line hangs over.
        if word < index { end = index }
        if start == end { (start, end) = (next, next) }
        word = next
        (lineWidth, wordWidth) = (lineWidth + wordWidth, 0)
        continue
      }
      if isFull, start < end, width < 2 {
        lines.append(text[start..<end])
        (start, end, lineWidth) = (word, word, 0)
      } else if isFull, start < end || word < index {
        lines.append(text[start..<(word < index ? index : end)])
        (start, end, word) = (index, index, index)
        (lineWidth, wordWidth) = (0, 0)
      }
      if width == 2 || character == " " {
        (end, word) = (next, next)
        (lineWidth, wordWidth) = (lineWidth + wordWidth + width, 0)
      } else {
        wordWidth += width
      }
    }
    return lines + [text[start..<(word < text.endIndex ? text.endIndex : end)]]
  }
}
