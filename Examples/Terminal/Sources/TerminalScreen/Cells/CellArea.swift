import Scenes

/// A rectangle of cells.
struct CellArea: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// The cells whose middle lies in a rectangle.
  init(_ frame: ScreenRect) {
    let cell = CellMeasurer.cell
    func range(_ start: Double, _ length: Double, _ unit: Double) -> Range<Int> {
      let first = Int((start / unit).rounded())
      return first..<max(first, Int(((start + length) / unit).rounded()))
    }
    columns = range(frame.x, frame.width, cell.width)
    rows = range(frame.y, frame.height, cell.height)
  }

  /// An area that is larger by a cell on each side.
  var around: CellArea {
    CellArea(
      columns: columns.lowerBound - 1..<columns.upperBound + 1,
      rows: rows.lowerBound - 1..<rows.upperBound + 1
    )
  }

  /// The cells that both have.
  func clipped(to other: CellArea) -> CellArea {
    CellArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
}
