/// The part of a tablet's screen that an app has.
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
  /// Between the two apps are 10 points. The narrow side of a third is 320 points wide on a screen
  /// narrower than 1,000 points, and 375 on any other; the wide side has the rest.
  func width(of screen: Double) -> Double {
    let divider: Double = 10
    let narrow: Double = screen < 1_000 ? 320 : 375
    return switch self {
    case .full: screen
    case .half: ((screen - divider) / 2).rounded(.down)
    case .third: min(narrow, screen)
    case .twoThirds: max(0, screen - divider - narrow)
    }
  }
}
