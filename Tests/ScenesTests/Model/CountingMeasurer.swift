@testable import Scenes

/// Measures as usual, and counts.
@MainActor final class CountingMeasurer: TextMeasurer {
  private(set) var count = 0
  private let usual = EmTextMeasurer()

  func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize {
    count += 1
    return usual.size(of: text, font: font, width: width)
  }
}
