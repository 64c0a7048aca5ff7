extension ScreenPart {
  /// Shows rows one below the other through a frame, and describes only those near it.
  ///
  /// Only the rows of ``each(_:fileID:line:row:)`` are left out; other statements are always
  /// described, and so is the row in which something has the focus. Those described are as high as they
  /// are, and every other row counts as `estimatedRowHeight` points high (with the spacing, as at least a
  /// point). So the size of the content and the offset are corrected as rows are measured, while what can be
  /// seen stays where it is, as in a `UICollectionView` of cells that size themselves.
  ///
  /// Up to a screen away from an end everything up to it is described, and both are exact there: whoever
  /// keeps scrolling gets to the end, and the greatest offset shows it at once. A move by less than a screen
  /// is a move by that distance, whatever the rows on the way are like; a longer one goes by the estimates.
  ///
  /// - Parameters:
  ///   - spacing: The room between two elements, in points.
  ///   - estimatedRowHeight: The height of a row that is not there, in points.
  ///   - content: The rows, from top to bottom.
  /// - Returns: A scroll.
  public func lazyColumn(
    spacing: Double = 0,
    estimatedRowHeight: Double = 44,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    lazy(.vertical, spacing, estimatedRowHeight, content())
  }

  func lazy(
    _ axis: ScreenAxis,
    _ spacing: Double,
    _ estimate: Double,
    _ children: [ScreenElement]
  ) -> ScreenElement {
    var element = ScreenElement(.scroll, .scroll(axis), spacing: spacing, children: children)
    element.change { $0.flags.insert(.lazy) }
    element.changeDetails {
      $0.estimatedLength = estimate.isFinite ? max(1, estimate.usableLength) : 44
    }
    return element
  }
}
