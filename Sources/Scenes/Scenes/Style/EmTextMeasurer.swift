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

  /// The size of a text, in points: as wide as its widest line without wrapping, at most `width`, and
  /// as high as its lines.
  ///
  /// A width that is negative or no number counts as 0.
  ///
  /// - Complexity: O(*n*) in the length of the text, in one pass.
  public func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize {
    let metrics = ScreenTextMetrics(scale: font.size / 17)
    return ScreenSize(
      width: min(metrics.width(of: text), max(0, width)),
      height: Double(metrics.lineCount(of: text, width: width)) * font.lineHeight
    )
  }
}
