/// How heavy the strokes of a font are.
public enum ScreenFontWeight: String, Codable, Sendable, CaseIterable, Hashable {
  /// The usual weight.
  case regular
  /// The weight of a heading.
  case semibold
  /// The weight of what must stand out.
  case bold
}
