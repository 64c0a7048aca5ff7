extension ScreenPart {
  /// Places elements in columns of equal width, row by row.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; less than one counts as one.
  ///   - spacing: The room between two columns and between two rows, in points.
  ///   - content: The elements, from the first row's beginning on.
  /// - Returns: A grid as wide as it may be; each row is as high as the highest in it.
  /// - Complexity: O(elements).
  public func grid(
    columns: Int,
    spacing: Double = 0,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    ScreenElement(
      .grid,
      laidOutBy: ScreenColumns(count: max(1, columns), spacing: spacing.orZero),
      content()
    )
  }
}

/// Elements in columns of equal width.
struct ScreenColumns: ScreenLayout {
  let count: Int
  let spacing: Double

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let gaps = spacing * Double(count - 1)
    var width = (room.width - gaps) / Double(count)
    if !width.isFinite {
      width = 0
      for index in 0..<children.count { width = max(width, children.idealWidth(at: index)) }
    }
    width = max(0, width)
    var frames: [ScreenRect] = []
    frames.reserveCapacity(children.count)
    var (y, height) = (0.0, 0.0)
    for index in 0..<children.count {
      let column = index % count
      if column == 0, index > 0 {
        y += height + spacing
        height = 0
      }
      let size = children.size(at: index, width: width)
      let x = Double(column) * (width + spacing)
      frames.append(ScreenRect(x: x, y: y, width: size.width, height: size.height))
      height = max(height, size.height)
    }
    let total = max(0, width * Double(count) + gaps)
    return ScreenArrangement(size: ScreenSize(width: total, height: y + height), frames: frames)
  }
}
