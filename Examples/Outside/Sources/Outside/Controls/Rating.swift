import Scenes

extension ScreenRole {
  /// Stars, of which some are lit.
  package static let rating = ScreenRole("rating")
}

extension ScreenPart {
  /// Shows how many stars something has got, and lets a person give others: a control of a team's own.
  ///
  /// It is made of buttons, so each front-end shows it, and each star is reached by a finger and by the Tab
  /// key. The ``ScreenStepping`` is for those that treat it as one: the terminal's `+` and `-`, and
  /// assistive technology, which reads its label and its value.
  ///
  /// - Parameters:
  ///   - label: What is rated, for assistive technology.
  ///   - stars: The number of lit stars. It changes only when the data does.
  ///   - most: The number of all stars.
  ///   - identifier: The name of the control in tests and flows; its stars are `identifier-1` and so on.
  ///   - onChange: Called with the new number; a tap on the last lit star gives none.
  /// - Returns: A row of the stars.
  package func rating(
    _ label: String,
    _ stars: Int,
    of most: Int = 5,
    identifier: String,
    onChange: @escaping @MainActor (Int) -> Void
  ) -> ScreenElement {
    let stepping = ScreenStepping(stars, in: 0...max(0, most))
    let children = (0..<stepping.range.upperBound).map { index in
      let number = index + 1
      return button(number <= stars ? "★" : "☆") { onChange(number == stars ? 0 : number) }
        .label("\(number)")
        .identifier("\(identifier)-\(number)")
        .sizeLimits(minWidth: 44, minHeight: 44)
    }
    return ScreenElement(.rating, .box(.horizontal), children: children)
      .identifier(identifier)
      .label(label)
      .stepping(stepping)
      .value("\(stars) / \(most)")
      .onValueChange {
        if case .number(let number) = $0, stepping.range.contains(number) { onChange(number) }
      }
  }
}
