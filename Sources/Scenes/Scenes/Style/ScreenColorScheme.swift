/// Whether a screen is light with dark text, or dark with light text.
public enum ScreenColorScheme: String, Codable, Sendable, CaseIterable, Hashable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
