extension ControlDrawing {
  /// A frame around what lies in front of everything, as far as there is room beside it.
  static let panel = ControlDrawing { painter, subject in
    guard let panel = painter.frames.children(of: subject.element).first else { return }
    painter.drawBox(CellArea(panel.frame).around, CellStyle(), subject.seen)
  }

  /// The upper edge of a sheet, where nothing stands on it.
  static let sheet = ControlDrawing { painter, subject in
    let columns = subject.seen.columns
    guard let row = subject.seen.rows.first, let (left, right) = columns.ends else { return }
    painter.after(subject.element) { painter in
      // The spaces between the words of a title stay.
      let written = columns.filter { !painter.isBlank(column: $0, row: row) }
      let (first, last) = (written.first ?? right + 1, written.last ?? right + 1)
      for column in columns where column < first || column > last {
        let edge = column == left ? "┌" : column == right ? "┐" : "─"
        painter.put(edge, column: column, row: row, CellStyle(), subject.seen)
      }
    }
  }

  /// A message that floats, with lines beside it that part it from what is behind.
  static let toast = ControlDrawing { painter, subject in
    ControlDrawing.plain.draw(&painter, subject)
    let box = CellArea(subject.element.frame)
    guard let (left, right) = box.columns.ends else { return }
    for row in box.rows {
      painter.put("│", column: left, row: row, subject.style, subject.seen)
      painter.put("│", column: right, row: row, subject.style, subject.seen)
    }
  }
}
