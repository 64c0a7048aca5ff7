extension ScreenPart {
  /// Shows choices of which a person takes one.
  ///
  /// ```swift
  /// picker("並べ替え", choosing: dataSource.order, among: Order.allCases, style: .segments) { $0.title }
  ///   onChange: { delegate?.goodsViewDidChooseOrder($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - label: The subject of the choice. Assistive technology reads it, and a menu's button shows it.
  ///   - choice: The selected choice; `nil` for none.
  ///   - choices: The available choices, in order.
  ///   - style: How they are shown.
  ///   - title: Returns the title of a choice.
  ///   - onChange: Called with the new choice. The picker shows another selection only when the data changes.
  /// - Returns: A picker. Its children are a button for each choice; those of a menu are its label and the selected
  ///   choice.
  /// - Complexity: O(choices).
  public func picker<Choice: Equatable>(
    _ label: String,
    choosing choice: Choice?,
    among choices: [Choice],
    style: ScreenChoosing.Style = .menu,
    title: (Choice) -> String,
    onChange: @escaping @MainActor (Choice) -> Void
  ) -> ScreenElement {
    let choosing = ScreenChoosing(
      choices.map(title),
      selected: choice.flatMap { choices.firstIndex(of: $0) },
      style: style
    )
    let take: @MainActor (Int) -> Void = { index in
      if choices.indices.contains(index) { onChange(choices[index]) }
    }
    var picker =
      switch style {
      case .menu: menuPicker(label, choosing, take)
      case .wheel: wheelPicker(choosing, take)
      case .segments: segmentsPicker(choosing, take)
      }
    picker = picker.label(label).specifically { $0.choosing = choosing }
    if let title = choosing.title { picker = picker.value(title) }
    return picker.onValueChange {
      if case .number(let index) = $0 { take(index) }
    }
  }

  private func menuPicker(
    _ label: String,
    _ choosing: ScreenChoosing,
    _ take: @escaping @MainActor (Int) -> Void
  ) -> ScreenElement {
    var row = ScreenElement(
      .picker,
      .box(.horizontal),
      spacing: 8,
      children: [
        text(label), spacer(), text(choosing.title ?? "").color(.secondaryLabel),
      ]
    )
    row.changeDetails { $0.inset = .control }
    return row.menu(
      choosing.titles.enumerated().map { index, title in
        ScreenMenuItem(title, isSelected: index == choosing.selected) { take(index) }
      }
    )
  }

  private func wheelPicker(
    _ choosing: ScreenChoosing,
    _ take: @escaping @MainActor (Int) -> Void
  ) -> ScreenElement {
    ScreenElement(.picker, .scroll(.vertical), children: choices(choosing, take))
      .frame(height: 220).traits(.adjustable)
  }

  private func segmentsPicker(
    _ choosing: ScreenChoosing,
    _ take: @escaping @MainActor (Int) -> Void
  ) -> ScreenElement {
    let columns = ScreenColumns(count: max(1, choosing.titles.count), spacing: 1)
    return ScreenElement(.picker, laidOutBy: columns, choices(choosing, take)).background(.fill)
  }

  private func choices(
    _ choosing: ScreenChoosing,
    _ take: @escaping @MainActor (Int) -> Void
  ) -> [ScreenElement] {
    choosing.titles.enumerated().map { index, title in
      button(title) { take(index) }.selected(index == choosing.selected)
    }
  }
}
