extension ControlDrawing {
  /// A line.
  static let divider = ControlDrawing { painter, subject in
    let line = subject.element.clippedFrame
    painter.fill(
      painter.thick(line),
      with: line.height > line.width ? "│" : "─",
      style: CellStyle(marks: .dim)
    )
  }
}
