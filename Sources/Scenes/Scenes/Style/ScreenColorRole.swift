/// What a colour is for, from which the colour follows in a light and in a dark scheme.
///
/// See <doc:Styles> for the colours. All that text is written with has a contrast of 4.5 or more on every background,
/// in both schemes.
public enum ScreenColorRole: String, Codable, Sendable, CaseIterable, Hashable {
  /// Text that is the matter itself (`UIColor.label`).
  case label
  /// Text of less weight, such as a line under a heading (`UIColor.secondaryLabel`).
  case secondaryLabel
  /// Text of still less weight (`UIColor.tertiaryLabel`).
  case tertiaryLabel
  /// The text in a field that nobody has filled in (`UIColor.placeholderText`).
  case placeholder
  /// What can be tapped (`UIColor.systemBlue`, the tint of an app that sets none).
  case accent
  /// What destroys something, and what has failed (`UIColor.systemRed`).
  case destructive
  /// What is to be found at a glance, and is neither a tint nor a danger (`UIColor.systemOrange`).
  case orange
  /// The background of a screen (`UIColor.systemBackground`).
  case background
  /// The background of what stands on the screen's (`UIColor.secondarySystemBackground`).
  case secondaryBackground
  /// The background of a screen whose content stands in groups (`UIColor.systemGroupedBackground`).
  case groupedBackground
  /// The background of a group on ``groupedBackground`` (`UIColor.secondarySystemGroupedBackground`).
  case secondaryGroupedBackground
  /// A thin line between two things (`UIColor.separator`).
  case separator
  /// The inside of a small shape, such as the track of a slider (`UIColor.systemFill`).
  case fill
  /// Text on ``accent``, ``destructive`` or ``secondaryLabel``.
  case onAccent

  /// The colour of this role in a scheme.
  ///
  /// - Complexity: O(1).
  public func color(in scheme: ScreenColorScheme) -> ScreenColor {
    let isLight = scheme == .light
    return switch self {
    case .label: ScreenColor(hex: isLight ? 0x000000 : 0xFFFFFF)
    case .secondaryLabel:
      ScreenColor(hex: isLight ? 0x3C3C43 : 0xEBEBF5, alpha: isLight ? 0.85 : 0.6)
    case .tertiaryLabel, .placeholder:
      ScreenColor(hex: isLight ? 0x3C3C43 : 0xEBEBF5, alpha: isLight ? 0.75 : 0.55)
    case .accent: ScreenColor(hex: isLight ? 0x0040DD : 0x0A84FF)
    case .destructive: ScreenColor(hex: isLight ? 0xD70015 : 0xFF453A)
    case .orange: ScreenColor(hex: isLight ? 0xFF9500 : 0xFF9F0A)
    case .background: ScreenColor(hex: isLight ? 0xFFFFFF : 0x000000)
    case .secondaryBackground: ScreenColor(hex: isLight ? 0xF2F2F7 : 0x1C1C1E)
    case .groupedBackground: ScreenColor(hex: isLight ? 0xF2F2F7 : 0x000000)
    case .secondaryGroupedBackground: ScreenColor(hex: isLight ? 0xFFFFFF : 0x1C1C1E)
    case .separator:
      isLight ? ScreenColor(hex: 0x3C3C43, alpha: 0.29) : ScreenColor(hex: 0x545458, alpha: 0.6)
    case .fill: ScreenColor(hex: 0x787880, alpha: isLight ? 0.2 : 0.36)
    case .onAccent: ScreenColor(hex: isLight ? 0xFFFFFF : 0x000000)
    }
  }
}
