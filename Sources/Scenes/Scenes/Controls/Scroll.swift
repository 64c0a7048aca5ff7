extension ScreenPart {
  /// Shows elements through a frame that may be smaller than they are.
  ///
  /// A vertical scroll is a column that takes the remaining height, a horizontal one is a row.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the content moves.
  ///   - spacing: The room between two elements, in points.
  ///   - content: The elements, along the axis.
  /// - Returns: A scroll, which shows its beginning until it is moved: where lines begin on the right, the
  ///   right end of a horizontal one.
  public func scroll(
    _ axis: ScreenAxis = .vertical,
    spacing: Double = 0,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    ScreenElement(.scroll, .scroll(axis), spacing: spacing, children: content())
  }
}
