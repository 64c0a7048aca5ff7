extension ScreenPart {
  /// Places elements one below the other.
  ///
  /// - Parameters:
  ///   - spacing: The room between two of them, in points.
  ///   - content: The elements, from top to bottom.
  /// - Returns: A column.
  public func column(
    spacing: Double = 0,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    ScreenElement(.column, .box(.vertical), spacing: spacing, children: content())
  }
}
