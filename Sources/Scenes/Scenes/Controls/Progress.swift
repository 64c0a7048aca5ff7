extension ScreenPart {
  /// Shows that work is under way; assistive technology reads the label.
  public func progress(_ label: String? = nil) -> ScreenElement {
    let progress = ScreenElement(.progress, .leaf(ScreenSize(width: 20, height: 20)))
    guard let label else { return progress }
    return progress.label(label)
  }

  /// Shows how far work has come; assistive technology reads the label and the percentage.
  ///
  /// - Parameters:
  ///   - label: What is under way.
  ///   - fraction: How much of it is done, from 0 to 1; what lies outside counts as the nearer end, and no
  ///     number as 0.
  /// - Returns: A bar as wide as it can be, 4 points high.
  public func progress(_ label: String, done fraction: Double) -> ScreenElement {
    let fraction = fraction.isNaN ? 0 : max(0, min(1, fraction))
    var bar = ScreenElement(.progress, .leaf(ScreenSize(width: 88, height: 4)))
    bar.change { $0.flags.insert(.fillsWidth) }
    return bar.label(label).value(fraction.percentage)
      .specifically { $0.fraction = fraction }
  }
}

extension Double {
  /// A part of a whole, from 0 to 1, in words.
  var percentage: String { "\(Int((self * 100).rounded()))%" }
}
