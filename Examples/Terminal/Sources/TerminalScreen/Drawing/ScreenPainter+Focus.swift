import Scenes

extension ScreenPainter {
  /// Inverts the focused element, and points at it for those who see no styles.
  mutating func mark(_ focused: LaidOutElement) {
    // Of a link inside a text, the text marks the words.
    if focused.element.role == .link, focused.element.text == nil { return }
    let box = CellArea(focused.frame)
    let row =
      focused.element.role == .tab
      ? ControlDrawing.titleRow(ofTab: box)
      : Int((focused.frame.center.y / CellMeasurer.cell.height).rounded(.down))
    let columns = box.columns
    // Behind the bracket, where a control leaves a cell free, or at the free end of a slider.
    let hasBracket = focused.element.inset.leading >= 2 * CellMeasurer.cell.width
    if (hasBracket || focused.element.sliding != nil) && columns.count > 2 {
      let distance = hasBracket ? 1 : 0
      let (mark, column) =
        isMirrored
        ? ("<", columns.upperBound - 1 - distance) : (">", columns.lowerBound + distance)
      put(mark, column: column, row: row, CellStyle(), CellArea(focused.clip))
    } else {
      point(at: columns, row, CellArea(focused.clip))
    }
    restyle(CellArea(focused.clippedFrame)) { $0.marks.insert(.inverse) }
  }

  /// Points at some cells of a row from the cell before them, or else from the first of them, the one after
  /// them or the last of them, whichever has nothing in it.
  mutating func point(at columns: Range<Int>, _ row: Int, _ clip: CellArea) {
    let left = [columns.lowerBound - 1, columns.lowerBound].map { (column: $0, mark: ">") }
    let right = [columns.upperBound, columns.upperBound - 1].map { (column: $0, mark: "<") }
    let places = isMirrored ? right + left : left + right
    let free = places.first { place in
      clip.columns.contains(place.column) && clip.rows.contains(row)
        && isBlank(column: place.column, row: row)
    }
    if let free { put(free.mark, column: free.column, row: row, CellStyle(), clip) }
  }
}
