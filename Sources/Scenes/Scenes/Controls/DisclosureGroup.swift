extension ScreenPart {
  /// Shows a title with content below it that a person folds away and unfolds.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isExpanded: Whether the content is shown. It changes only when the data does.
  ///   - onChange: Called with the new choice.
  ///   - content: The elements, from top to bottom; they are only described while they are shown.
  /// - Returns: A column of the title, which takes a tap, and the content.
  public func disclosureGroup(
    _ title: String,
    isExpanded: Bool,
    onChange: @escaping @MainActor (Bool) -> Void,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    var head = ScreenElement(
      .disclosure,
      .text,
      text: title,
      action: ScreenAction { onChange(!isExpanded) }
    )
    head.change { $0.flags.insert(.fillsWidth) }
    head.changeDetails { $0.inset = .control }
    head = head.checked(isExpanded).onValueChange {
      if case .isOn(let isOn) = $0 { onChange(isOn) }
    }
    return ScreenElement(
      .disclosureGroup,
      .box(.vertical),
      children: [head] + (isExpanded ? content() : [])
    )
  }
}
