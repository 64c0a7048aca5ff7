import Scenes

/// The lengths of rows, in points.
enum ListMetrics {
  /// The room before and after what a row shows.
  static let margin = 16.0
  /// The room above and below the usual content of a row.
  static let verticalMargin = 11.0
  /// The least height of a row.
  static let leastHeight = 44.0

  /// How high a row of one line of text is.
  static func height(at textSize: ScreenTextSize) -> Double {
    let line = ScreenTextStyle.body.font(at: textSize).lineHeight
    return max(leastHeight, line + 2 * verticalMargin)
  }
}
