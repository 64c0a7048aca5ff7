import Scenes

/// The cells of a screen, of which only the rows are painted in which something may look different.
///
/// The contents of a row depend on no other row (``ScreenPainter``). Rows that are painted alone
/// look as if the whole screen had been painted.
struct PaintedScreen {
  /// The parts that a front-end shows of its own.
  struct Front {
    /// How many characters stand after the caret in the field that has the focus.
    var caret = 0
    /// A list to choose from.
    var list: ActionList?
  }

  private(set) var grid = CellGrid(columns: 0, rows: 0)
  /// How many rows the last painting has painted.
  private(set) var rowsPainted = 0
  /// The elements that may draw into the cells, by their indices, from the back to the front, each with
  /// the rows into which it may.
  private var drawn: [(index: Int, rows: Range<Int>)] = []
  /// For each row, a Boolean value that indicates whether it needs painting.
  ///
  /// If empty, all rows do.
  private var isStale: [Bool] = []
  private var environment = ScreenEnvironment.plain

  /// Lets everything be painted.
  mutating func forget() {
    isStale = []
  }

  /// Lets the rows be painted that some areas touch.
  mutating func note(_ areas: [ScreenRect]) {
    for area in areas {
      for row in CellArea.rows(around: area).clamped(to: isStale.indices) { isStale[row] = true }
    }
  }

  /// Lets the rows be painted that a list covers.
  mutating func note(_ list: ActionList?) {
    guard let area = list?.area(columns: grid.columns, rows: grid.rows) else { return }
    for row in area.rows.clamped(to: isStale.indices) { isStale[row] = true }
  }

  /// Determines again which elements of a range may draw, since some of them have moved.
  mutating func look(at range: Range<Int>, of frames: ScreenFrames) {
    if isStale.isEmpty { return }
    let first = drawn.firstIndex { $0.index >= range.lowerBound } ?? drawn.endIndex
    let end = drawn[first...].firstIndex { $0.index >= range.upperBound } ?? drawn.endIndex
    drawn.replaceSubrange(first..<end, with: drawing(range, of: frames))
  }

  private func drawing(_ range: Range<Int>, of frames: ScreenFrames) -> [(Int, Range<Int>)] {
    range.compactMap { index in
      let rows = frames.elements[index].reach.clamped(to: isStale.indices)
      return rows.isEmpty ? nil : (index, rows)
    }
  }

  /// Paints what may look different.
  mutating func paint(
    _ frames: ScreenFrames,
    _ environment: ScreenEnvironment,
    _ front: Front = Front()
  ) {
    let size = CellArea(frames.viewport)
    if isStale.isEmpty || !environment.looksLike(self.environment) || size != grid.area {
      grid = CellGrid(columns: size.columns.count, rows: size.rows.count)
      isStale = Array(repeating: true, count: grid.rows)
      drawn = drawing(frames.elements.indices, of: frames)
    }
    self.environment = environment
    rowsPainted = isStale.count { $0 }
    guard rowsPainted > 0 else { return }
    let area = grid.area
    var painter = ScreenPainter(frames, environment, grid, rows: isStale, caret: front.caret)
    // Only the painter holds the rows while they change.
    grid = CellGrid(columns: 0, rows: 0)
    painter.paint(drawn.filter { isStale[$0.rows].contains(true) }.map(\.index))
    if let list = front.list {
      painter.draw(list, in: list.area(columns: area.columns.count, rows: area.rows.count))
    }
    grid = painter.grid
    for row in isStale.indices { isStale[row] = false }
  }
}

extension ScreenEnvironment {
  /// Returns a Boolean value that indicates whether the same frames look the same in both
  /// environments.
  fileprivate func looksLike(_ other: ScreenEnvironment) -> Bool {
    colorScheme == other.colorScheme && layoutDirection == other.layoutDirection
  }
}

extension LaidOutElement {
  /// The rows of cells into which it may draw.
  fileprivate var reach: Range<Int> {
    CellArea.rows(around: frame).clamped(to: CellArea.rows(around: clip))
  }
}

extension CellArea {
  /// The rows that a rectangle touches, and one more on either side.
  ///
  /// Frames are rounded to rows, and an element that is less high than a row is still drawn.
  static func rows(around frame: ScreenRect) -> Range<Int> {
    let unit = CellMeasurer.cell.height
    func row(_ y: Double) -> Int { Int(max(-1e6, min(1e6, y / unit)).rounded(.down)) }
    return row(frame.y) - 1..<row(frame.maxY) + 2
  }
}
