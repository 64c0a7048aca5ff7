extension ControlDrawing {
  /// A short text in reverse, which is seen without colours as well.
  static let badge = ControlDrawing { painter, subject in
    let (frame, text) = (subject.element.frame, subject.look.text ?? "")
    let columns = CellArea(frame).columns
    let width = CellWidth.columns(of: text)
    // The edge of what it lies on stays to be seen.
    let column =
      painter.isMirrored ? columns.lowerBound + 1 : columns.upperBound - 1 - width
    let row = painter.row(of: frame, subject.look)
    painter.put(text, column: column, row: row, CellStyle(marks: [.inverse, .bold]), subject.seen)
  }
}
