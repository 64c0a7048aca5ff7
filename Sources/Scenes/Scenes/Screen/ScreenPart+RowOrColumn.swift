extension ScreenPart {
  /// Places two elements at the ends of a row, 8 points apart at least; at the accessibility sizes of text, in which
  /// neither has room for its words beside the other, one below the other.
  ///
  /// - Parameters:
  ///   - spacing: The room between them in the column, in points.
  ///   - leading: The first.
  ///   - trailing: The second.
  /// - Returns: A row, or a column.
  package func rowOrColumn(
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
