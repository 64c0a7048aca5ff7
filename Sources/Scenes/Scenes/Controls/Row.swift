extension ScreenPart {
  /// Places elements side by side, centred on one another.
  ///
  /// - Parameters:
  ///   - spacing: The room between two of them, in points.
  ///   - content: The elements, from left to right.
  /// - Returns: A row.
  public func row(
    spacing: Double = 0,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    ScreenElement(.row, .box(.horizontal), spacing: spacing, children: content())
  }
}
