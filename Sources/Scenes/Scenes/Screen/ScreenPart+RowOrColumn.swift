extension ScreenPart {
  /// Places two elements at the ends of a row, at least 8 points apart.
  ///
  /// The accessibility sizes of text leave no room for two texts side by side. There the second element is below the
  /// first.
  ///
  /// - Parameters:
  ///   - spacing: The room between them in the column, in points.
  ///   - leading: The first.
  ///   - trailing: The second.
  /// - Returns: A row, or a column.
  public func rowOrColumn(
    spacing: Double = 0,
    _ leading: ScreenElement,
    _ trailing: ScreenElement
  ) -> ScreenElement {
    if environment.textSize.isAccessibilitySize {
      return column(spacing: spacing) {
        leading
        trailing
      }
    }
    return row(spacing: 8) {
      leading
      spacer()
      trailing
    }
  }
}
