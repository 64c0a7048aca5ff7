extension ScreenPart {
  /// Shows a number between two buttons that decrease and increase it by one.
  ///
  /// The element's value is the number, of which ``ScreenNodeLook/stepping`` has the range; its children are
  /// the button that decreases, the number as text, and the button that increases. At an end of the range,
  /// and beyond it, the button that would lead further out is disabled. A number outside the range goes to
  /// the nearer end at the next tap.
  ///
  /// It has no words that say what is counted: give it a ``ScreenElement/label(_:)``, since assistive technology
  /// reads no more than the number and that it can be adjusted without one.
  ///
  /// It keeps its width, except at the accessibility sizes of text. There the titles of its buttons break, since a
  /// phone has no room for them beside a label.
  ///
  /// - Parameters:
  ///   - quantity: The number to show.
  ///   - range: The numbers that can be chosen.
  ///   - decrease: The title of the button that decreases; that of ``ScreenWords`` by default.
  ///   - increase: The title of the button that increases; that of ``ScreenWords`` by default.
  ///   - onChange: Called with the new number. The displayed number changes only when the data
  ///     does.
  /// - Returns: A stepper with three children.
  public func stepper(
    _ quantity: Int,
    in range: ClosedRange<Int> = 0...99,
    decrease: String? = nil,
    increase: String? = nil,
    onChange: @escaping @MainActor (Int) -> Void
  ) -> ScreenElement {
    let stepping = ScreenStepping(quantity, in: range)
    let lower = button(decrease ?? environment.words.decrease) {
      onChange(stepping.decreased ?? quantity - 1)
    }
    let raise = button(increase ?? environment.words.increase) {
      onChange(stepping.increased ?? quantity + 1)
    }
    let children = [
      lower.disabled(stepping.decreased == nil),
      text(String(quantity)),
      raise.disabled(stepping.increased == nil),
    ]
    var stepper = ScreenElement(.stepper, .box(.horizontal), spacing: 8, children: children)
    if !environment.textSize.isAccessibilitySize {
      stepper.change { $0.flags.insert(.keepsWidth) }
    }
    return stepper.stepping(stepping).traits(.adjustable).onValueChange {
      if case .number(let number) = $0, range.contains(number) { onChange(number) }
    }
  }
}
