/// The side on which a line begins.
public enum ScreenLayoutDirection: String, Codable, Sendable, CaseIterable, Hashable {
  /// A line begins on the left, as in Japanese and English.
  case leftToRight
  /// A line begins on the right, as in Arabic and Hebrew.
  case rightToLeft
}
