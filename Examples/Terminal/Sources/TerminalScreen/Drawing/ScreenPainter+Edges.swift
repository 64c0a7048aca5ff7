import Scenes

extension ScreenPainter {
  /// Puts a control between brackets, or into a frame if there is a row above and below its text.
  mutating func drawEdges(_ subject: ControlDrawing.Subject, lines: Int = 1) {
    let box = CellArea(subject.element.frame)
    guard let (left, right) = box.columns.ends else { return }
    func put(_ text: String, _ column: Int, _ row: Int, _ painter: inout ScreenPainter) {
      painter.put(text, column: column, row: row, subject.style, subject.seen)
    }
    if box.rows.count < lines + 2 {
      let row = row(of: subject.element.frame, subject.look)
      put("[", left, row, &self)
      put("]", right, row, &self)
    } else {
      drawBox(box, subject.style, subject.seen)
    }
  }

  /// Draws lines along the edges of an area.
  mutating func drawBox(_ box: CellArea, _ style: CellStyle, _ clip: CellArea) {
    guard let (left, right) = box.columns.ends, let (top, bottom) = box.rows.ends,
      left < right, top < bottom
    else { return }
    let line = String(repeating: "─", count: right - left - 1)
    put("┌\(line)┐", column: left, row: top, style, clip)
    put("└\(line)┘", column: left, row: bottom, style, clip)
    for row in top + 1..<bottom {
      put("│", column: left, row: row, style, clip)
      put("│", column: right, row: row, style, clip)
    }
  }

  /// Writes a mark into the room beside what an element shows, where the focus leaves it.
  mutating func drawAtEdge(_ mark: String, _ subject: ControlDrawing.Subject, isTrailing: Bool) {
    let columns = CellArea(subject.element.frame).columns
    guard let (left, right) = columns.ends, columns.count > 3 else { return }
    let mark = isMirrored ? Self.mirrored[mark] ?? mark : mark
    write(mark, subject, column: isTrailing == isMirrored ? left + 1 : right - 1)
  }

  private static let mirrored = ["‹": "›", "▸": "◂"]

  /// Writes whether something is on at the end of its line.
  mutating func drawTick(_ isOn: Bool, _ subject: ControlDrawing.Subject) {
    guard let (left, right) = CellArea(subject.element.frame).columns.ends else { return }
    write(isOn ? "[x]" : "[ ]", subject, column: isMirrored ? left : right - 2)
  }

  /// A line a point thick as cells.
  func thick(_ frame: ScreenRect) -> CellArea {
    let cell = CellMeasurer.cell
    let column = (frame.x / cell.width).rounded(.down) * cell.width
    let row = (frame.y / cell.height).rounded(.down) * cell.height
    return CellArea(
      frame.height > frame.width
        ? ScreenRect(x: column, y: frame.y, width: cell.width, height: frame.height)
        : ScreenRect(x: frame.x, y: row, width: frame.width, height: cell.height)
    )
  }

  /// Notes to draw arrows where a scroll has more than can be seen, in front of what is in it.
  mutating func noteScroll(_ area: ScrollArea, _ subject: ControlDrawing.Subject) {
    let (seen, style) = (subject.seen, CellStyle(marks: .dim))
    guard let (left, right) = seen.columns.ends, let (top, bottom) = seen.rows.ends else { return }
    let isUpright = area.axis == .vertical
    // Half a cell more can't be seen of anything.
    let least = (isUpright ? CellMeasurer.cell.height : CellMeasurer.cell.width) / 2
    let (offset, most) =
      isUpright ? (area.offset.y, area.maxOffset.y) : (area.offset.x, area.maxOffset.x)
    let (hasBefore, hasAfter) = (offset > least, most - offset > least)
    let edge = isMirrored ? left : right
    after(subject.element) { painter in
      if hasBefore {
        painter.put(isUpright ? "▲" : "◀", column: isUpright ? edge : left, row: top, style, seen)
      }
      if hasAfter {
        painter.put(
          isUpright ? "▼" : "▶",
          column: isUpright ? edge : right,
          row: bottom,
          style,
          seen
        )
      }
    }
  }
}

extension Range<Int> {
  /// The first and the last number.
  var ends: (Int, Int)? { isEmpty ? nil : (lowerBound, upperBound - 1) }
}
