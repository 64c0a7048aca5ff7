extension ScreenPart {
  /// Shows something to tap.
  ///
  /// - Parameters:
  ///   - title: The words on it.
  ///   - action: What a tap does.
  /// - Returns: A button.
  public func button(
    _ title: String,
    action: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    ScreenElement(.button, text: title, action: ScreenAction(action))
  }

  /// Shows a number between two buttons that lower and raise it by one.
  ///
  /// The element's value is the number; its children are the button that lowers, the number as text,
  /// and the button that raises. At an end of the range, and beyond it, the button that would lead
  /// further out is disabled. A number outside the range goes to the nearer end at the next tap.
  ///
  /// - Parameters:
  ///   - quantity: The number to show.
  ///   - range: The numbers that can be chosen.
  ///   - decrease: The title of the button that lowers.
  ///   - increase: The title of the button that raises.
  ///   - onChange: Told the new number. The view does not change by itself: its data does.
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
