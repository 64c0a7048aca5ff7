/// How many columns a lazy grid has, and how wide they are.
public enum ScreenGridColumns: Sendable, Hashable {
  /// A column for each width, in points; a width that is negative or not finite counts as 0. Without a width
  /// there is one column, as wide as the grid.
  case fixed([Double])
  /// So many columns that share the grid's width; less than one counts as one.
  case flexible(Int)
  /// As many columns of one width as there is room for, and at least one.
  ///
  /// The room is the width that the grid is given; the columns share it.
  case adaptive(minimum: Double)

  /// Whether the number of columns follows the room.
  var needsRoom: Bool { if case .adaptive = self { true } else { false } }

  /// The number of columns.
  func count(in room: Double, spacing: Double) -> Int {
    switch self {
    case .fixed(let widths): return max(1, widths.count)
    case .flexible(let count): return max(1, count)
    case .adaptive(let minimum):
      // A thousandth of a point forgives what arithmetic with fractions loses.
      let advance = minimum.usableLength + spacing
      guard advance > 0 else { return 1 }
      return max(1, Int(min((room.usableLength + spacing + 0.001) / advance, 1_000)))
    }
  }

  /// A row of cells.
  func row(_ cells: [ScreenElement], count: Int, spacing: Double) -> ScreenElement {
    if case .fixed(let widths) = self, !widths.isEmpty {
      let layout = ScreenFixedColumns(widths: widths.map(\.usableLength), spacing: spacing)
      return ScreenElement(.row, laidOutBy: layout, cells)
    }
    return ScreenElement(.row, laidOutBy: ScreenColumns(count: count, spacing: spacing), cells)
  }
}

/// Elements side by side, each in a column of its own width.
struct ScreenFixedColumns: ScreenLayout {
  let widths: [Double]
  let spacing: Double

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    var frames: [ScreenRect] = []
    var (x, height) = (0.0, 0.0)
    for (index, width) in widths.enumerated() {
      if index < children.count {
        let size = children.size(at: index, width: width)
        frames.append(ScreenRect(x: x, y: 0, width: size.width, height: size.height))
        height = max(height, size.height)
      }
      x += width + spacing
    }
    return ScreenArrangement(
      size: ScreenSize(width: max(0, x - spacing), height: height),
      frames: frames
    )
  }
}
