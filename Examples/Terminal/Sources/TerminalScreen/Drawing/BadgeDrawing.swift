extension ControlDrawing {
  /// A short text in reverse, which is seen without colours as well.
  static let badge = ControlDrawing { painter, subject in
    let (frame, text) = (subject.element.frame, subject.look.text ?? "")
    let columns = CellArea(frame).columns
    let width = CellWidth.columns(of: text)
    let row = painter.row(of: frame, subject.look)
    // The edge of what it lies on stays to be seen, and so do words: it goes on to where there is room.
    let inside = painter.isMirrored ? columns.lowerBound + 1 : columns.upperBound - 1 - width
    let steps = (0...2 * width + 2).map { painter.isMirrored ? inside - $0 : inside + $0 }
    let free = steps.first { column in
      let cells = (column - 1...column + width).map { painter.character(column: $0, row: row) }
      return cells.dropFirst().dropLast().allSatisfy { $0 != nil }
        && cells.allSatisfy { $0.map { " ─┐┌".contains($0) } ?? true }
    }
    let column = free ?? inside
    let clip = CellArea(subject.element.clip)
    painter.put(text, column: column, row: row, CellStyle(marks: [.inverse, .bold]), clip)
  }
}
