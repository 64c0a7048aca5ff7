/// Measures text by a formula instead of a typeface, so that the result is the same on every machine.
///
/// An em is the font's size. A character below U+1100 or a half-width form (U+FF61 to U+FFDC) is
/// half an em wide; a joiner or a mark on the character before it has no width; any other character
/// is one em wide. The weight changes nothing.
///
/// Lines break at `\n`, after a space, and before and after a wide character; a word that is wider
/// than the line breaks anywhere. A space at the end of a line hangs over. A text without characters
/// is one line high.
public nonisolated struct EmTextMeasurer: TextMeasurer, Sendable {
  /// Creates the measurer.
  public init() {}

  /// The size of a text in points: as wide as its widest line without wrapping, at most `width`, and as
  /// high as its lines.
  ///
  /// A width that is negative or no number counts as 0. Of a font without size, text has no width and
  /// does not wrap.
  ///
  /// - Parameters:
  ///   - text: The text; a line break in it begins a new line.
  ///   - font: The font, of which the size and the height of lines count.
  ///   - width: The most that a line may be wide, in points, or infinity.
  /// - Returns: The size; the same for the same arguments, on every machine.
  /// - Complexity: O(*n*) in the length of the text, in one pass, without allocation.
  public func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize {
    let room = width > 0 ? width : 0
    let half = font.size / 2
    var lines = EmTextLines(font, within: room)
    if text.utf8.withContiguousStorageIfAvailable({ lines.read($0) }) == nil {
      var copy = text
      copy.withUTF8 { lines.read($0) }
    }
    return ScreenSize(
      width: min(Double(lines.widest) * half, room),
      height: Double(lines.count) * font.lineHeight
    )
  }

  /// The lines of a text, as many as ``size(of:font:width:)`` counts: what a front-end draws that measures
  /// by this formula.
  ///
  /// - Parameters:
  ///   - text: The text; a line break in it begins a new line, and is in none.
  ///   - font: The font, of which the size counts.
  ///   - width: The most that a line may be wide, in points, or infinity. A space at the end of a line hangs
  ///     over.
  /// - Returns: The lines, together all of the text but its line breaks.
  /// - Complexity: O(*n*) in the length of the text.
  public func lines(of text: String, font: ScreenFont, width: Double) -> [Substring] {
    let limit = EmTextLines(font, within: width > 0 ? width : 0).limit
    var breaks = EmTextBreaks(text, limit: limit)
    return breaks.read()
  }
}
