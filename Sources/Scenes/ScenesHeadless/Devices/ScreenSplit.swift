/// The part of a tablet's screen that an app has.
///
/// Between two apps are 10 points. See <doc:DevicesOfAStage> for the widths.
public enum ScreenSplit: String, Codable, Sendable, CaseIterable, Hashable {
  /// All of it.
  case full
  /// One half, beside another app.
  case half
  /// The narrow side beside another app that has two thirds.
  case third
  /// The wide side beside another app that has a third.
  case twoThirds
}

extension ScreenSplit {
  /// The width of the app's part of a tablet's screen of some width, all in points.
  ///
  /// Between the two apps are 10 points. The narrow side of a third is 375 points wide on a screen
  /// that is large for its orientation, else 320; the wide side has the rest. These are the widths
  /// of iPadOS 12 to 15, see <doc:DevicesOfAStage>.
  func width(of screen: Double, _ orientation: ScreenOrientation) -> Double {
    let divider: Double = 10
    let isLarge = screen >= (orientation == .portrait ? 1_000 : 1_130)
    let narrow = min(screen, isLarge ? 375 : 320)
    return switch self {
    case .full: screen
    case .half: max(0, screen - divider) / 2
    case .third: narrow
    case .twoThirds: max(0, screen - divider - narrow)
    }
  }
}
