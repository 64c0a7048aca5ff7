import Scenes

extension ScreenPainter {
  /// Puts a control between brackets, or into a frame if there is a row above and below its text.
  mutating func drawEdges(_ subject: ControlDrawing.Subject, lines: Int = 1) {
    let box = CellArea(subject.element.frame)
    guard let (left, right) = box.columns.ends, let (top, bottom) = box.rows.ends else { return }
    func put(_ text: String, _ column: Int, _ row: Int, _ painter: inout ScreenPainter) {
      painter.put(text, column: column, row: row, subject.style, subject.seen)
    }
    if box.rows.count < lines + 2 {
      let row = row(of: subject.element.frame, subject.look)
      put("[", left, row, &self)
      put("]", right, row, &self)
    } else {
      let line = String(repeating: "─", count: max(0, right - left - 1))
      put("┌\(line)┐", left, top, &self)
      put("└\(line)┘", left, bottom, &self)
      for row in top + 1..<bottom {
        put("│", left, row, &self)
        put("│", right, row, &self)
      }
    }
  }

  /// Writes a mark into the room beside what an element shows, where the focus leaves it.
  mutating func drawAtEdge(_ mark: String, _ subject: ControlDrawing.Subject, isTrailing: Bool) {
    let columns = CellArea(subject.element.frame).columns
    guard let (left, right) = columns.ends, columns.count > 3 else { return }
    write(mark, subject, column: isTrailing ? right - 1 : left + 1)
  }

  /// Writes whether something is on at the end of its line.
  mutating func drawTick(_ isOn: Bool, _ subject: ControlDrawing.Subject) {
    var end = subject.element.frame
    end.x = end.maxX - 3 * CellMeasurer.cell.width - subject.look.inset.leading
    end.y = end.center.y - CellMeasurer.cell.height / 2 - subject.look.inset.top
    write(isOn ? "[x]" : "[ ]", subject, at: end)
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
    after(subject.element) { painter in
      if hasBefore {
        painter.put(isUpright ? "▲" : "◀", column: isUpright ? right : left, row: top, style, seen)
      }
      if hasAfter { painter.put(isUpright ? "▼" : "▶", column: right, row: bottom, style, seen) }
    }
  }
}

extension Range<Int> {
  /// The first and the last number.
  var ends: (Int, Int)? { isEmpty ? nil : (lowerBound, upperBound - 1) }
}
