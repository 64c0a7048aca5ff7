extension ScreenPart {
  /// Shows a number that a person drags through a range.
  ///
  /// - Parameters:
  ///   - label: What the number is; assistive technology reads it.
  ///   - value: The number. It changes only when the data does.
  ///   - range: The numbers that can be chosen.
  ///   - step: The distance between two of them; any can be chosen without it.
  ///   - shown: The number in words; its percentage of the range by default.
  ///   - onChange: Called with the new number, the nearest that can be chosen.
  /// - Returns: A slider, as wide as it can be and 44 points high.
  public func slider(
    _ label: String,
    _ value: Double,
    in range: ClosedRange<Double> = 0...1,
    step: Double? = nil,
    shown: String? = nil,
    onChange: @escaping @MainActor (Double) -> Void
  ) -> ScreenElement {
    let sliding = ScreenSliding(value, in: range, step: step)
    var slider = ScreenElement(.slider, .leaf(ScreenSize(width: 88, height: 44)))
    slider.change { $0.flags.insert(.fillsWidth) }
    return slider.label(label).traits(.adjustable)
      .value(shown ?? sliding.fraction.percentage)
      .specifically { $0.sliding = sliding }
      .onValueChange {
        if case .fraction(let fraction) = $0 { onChange(sliding.value(at: fraction)) }
      }
  }
}
