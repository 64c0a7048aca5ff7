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
    ScreenElement(.column, spacing: spacing, children: content())
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
    ScreenElement(.row, spacing: spacing, children: content())
  }

  /// Places elements over one another; the last lies in front.
  public func layers(@ScreenBuilder content: () -> [ScreenElement]) -> ScreenElement {
    ScreenElement(.layers, children: content())
  }

  /// Shows elements through a frame that may be smaller than they are.
  ///
  /// A vertical scroll is a column that takes the remaining height, a horizontal one is a row.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the content moves.
  ///   - spacing: The room between two elements, in points.
  ///   - content: The elements, along the axis.
  /// - Returns: A scroll.
  public func scroll(
    _ axis: ScreenAxis = .vertical,
    spacing: Double = 0,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    var element = ScreenElement(.scroll, spacing: spacing, children: content())
    element.flags.set(.horizontal, axis == .horizontal)
    return element
  }
}
