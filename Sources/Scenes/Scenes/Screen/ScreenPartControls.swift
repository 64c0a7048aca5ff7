extension ScreenPart {
  /// Shows a button.
  ///
  /// - Parameters:
  ///   - title: The text on it.
  ///   - action: The closure that a tap runs.
  /// - Returns: A button.
  public func button(
    _ title: String,
    action: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    ScreenElement(.button, text: title, action: ScreenAction(action))
  }

  /// Shows a number between two buttons that decrease and increase it by one.
  ///
  /// The element's value is the number; its children are the button that decreases, the number as
  /// text, and the button that increases. At an end of the range, and beyond it, the button that
  /// would lead further out is disabled. A number outside the range goes to the nearer end at the
  /// next tap.
  ///
  /// - Parameters:
  ///   - quantity: The number to show.
  ///   - range: The numbers that can be chosen.
  ///   - decrease: The title of the button that decreases.
  ///   - increase: The title of the button that increases.
  ///   - onChange: Called with the new number. The displayed number changes only when the data
  ///     does.
  /// - Returns: A stepper with three children.
  public func stepper(
    _ quantity: Int,
    in range: ClosedRange<Int> = 0...99,
    decrease: String = "減らす",
    increase: String = "増やす",
    onChange: @escaping @MainActor (Int) -> Void
  ) -> ScreenElement {
    let number = String(quantity)
    let lower = button(decrease) {
      onChange(quantity > range.upperBound ? range.upperBound : quantity - 1)
    }
    let raise = button(increase) {
      onChange(quantity < range.lowerBound ? range.lowerBound : quantity + 1)
    }
    let children = [
      lower.disabled(quantity <= range.lowerBound),
      text(number),
      raise.disabled(quantity >= range.upperBound),
    ]
    return ScreenElement(.stepper, spacing: 8, children: children).value(number)
  }
}
