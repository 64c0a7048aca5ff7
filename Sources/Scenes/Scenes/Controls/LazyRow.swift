extension ScreenPart {
  /// Shows rows side by side through a frame, and describes only those near it; see
  /// ``lazyColumn(spacing:estimatedRowHeight:content:)``.
  ///
  /// - Parameters:
  ///   - spacing: The room between two elements, in points.
  ///   - estimatedRowWidth: The width of a row that is not there, in points.
  ///   - content: The rows, from left to right.
  /// - Returns: A scroll.
  public func lazyRow(
    spacing: Double = 0,
    estimatedRowWidth: Double = 44,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    lazy(.horizontal, spacing, estimatedRowWidth, content())
  }
}
