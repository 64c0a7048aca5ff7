extension ScreenPart {
  /// Shows a title with a switch.
  ///
  /// - Parameters:
  ///   - title: What is on or off.
  ///   - isOn: Whether it is on. It changes only when the data does.
  ///   - onChange: Called with the new choice.
  /// - Returns: A toggle, whose children are the title and the switch.
  public func toggle(
    _ title: String,
    isOn: Bool,
    onChange: @escaping @MainActor (Bool) -> Void
  ) -> ScreenElement {
    let mark = ScreenElement(.switchMark, .leaf(ScreenSize(width: 51, height: 31)))
    var toggle = ScreenElement(
      .toggle,
      .box(.horizontal),
      spacing: 8,
      children: [text(title), spacer(), mark],
      action: ScreenAction { onChange(!isOn) }
    )
    toggle.changeDetails { $0.inset = ScreenInsets(top: 6.5, leading: 0, bottom: 6.5, trailing: 0) }
    return toggle.checked(isOn).label(title).onValueChange {
      if case .isOn(let isOn) = $0 { onChange(isOn) }
    }
  }
}
