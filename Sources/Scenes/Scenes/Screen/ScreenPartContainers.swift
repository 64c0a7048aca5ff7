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

  /// Places elements over one another; the last lies in front.
  public func layers(@ScreenBuilder content: () -> [ScreenElement]) -> ScreenElement {
    ScreenElement(.layers, .layers, children: content())
  }

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

  /// Shows rows one below the other through a frame, and describes only those near it.
  ///
  /// Only the rows of ``each(_:fileID:line:row:)`` are left out; other statements are always
  /// described. Those described are as high as they are, and every other row counts as
  /// `estimatedRowHeight` points high (with the spacing, as at least a point). So the size of the content
  /// and the offset are corrected as rows are measured, while what can be seen stays where it is, as in a
  /// `UICollectionView` of cells that size themselves.
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

  private func lazy(
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

  /// Places elements by a layout of one's own.
  ///
  /// - Parameters:
  ///   - layout: Where they stand.
  ///   - content: The elements.
  /// - Returns: An element as large as the layout says.
  public func arranged(
    by layout: some ScreenLayout,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    var element = ScreenElement(.arranged, .custom, children: content())
    element.changeDetails { $0.layout = ScreenLayoutBox(layout) }
    return element
  }
}
