/// Says how large a text is.
///
/// Layout asks it for every text that it can't tell otherwise. ``EmTextMeasurer`` gives the same
/// answer on every machine; a front-end that draws text gives its own, with the fonts it draws.
@MainActor public protocol TextMeasurer {
  /// The size of a text in points, wrapped so that no line is wider than `width`.
  ///
  /// The answer must depend on the arguments alone, since layout keeps it. A length that is negative,
  /// infinite or no number counts as 0.
  ///
  /// - Parameters:
  ///   - text: The text; a line break in it begins a new line.
  ///   - font: The font of the whole text.
  ///   - width: The most that a line may be wide, in points; infinity leaves the lines unwrapped.
  /// - Returns: The size in points, no wider than `width`.
  func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize
}
