import Scenes

extension ScreenPainter {
  /// Writes a line in the row in which the middle of the first line of a frame lies.
  mutating func write(
    _ line: String,
    _ subject: ControlDrawing.Subject,
    at frame: ScreenRect
  ) {
    let column = column(of: CellWidth.columns(of: line), in: frame, subject.look)
    put(line, column: column, row: row(of: frame, subject.look), subject.style, subject.seen)
  }

  /// The column in which a line of so many cells begins in a frame.
  func column(of width: Int, in frame: ScreenRect, _ look: ScreenNodeLook) -> Int {
    let start = isMirrored ? frame.maxX - look.inset.leading : frame.x + look.inset.leading
    let column = Int((start / CellMeasurer.cell.width).rounded())
    return isMirrored ? column - width : column
  }

  /// Writes a line into the middle row of an element.
  mutating func write(_ line: String, _ subject: ControlDrawing.Subject, column: Int) {
    let middle = subject.element.frame.center.y / CellMeasurer.cell.height
    put(line, column: column, row: Int(middle.rounded(.down)), subject.style, subject.seen)
  }

  /// The row of the first line of a text.
  func row(of frame: ScreenRect, _ look: ScreenNodeLook) -> Int {
    Int(((frame.y + look.inset.top) / CellMeasurer.cell.height + 0.5).rounded(.down))
  }

  /// Returns the number of lines.
  ///
  /// In a frame they stand in the middle of its rows, wherever rounding has put its edges.
  @discardableResult
  mutating func drawText(
    _ text: String,
    _ subject: ControlDrawing.Subject,
    isFramed: Bool = false
  ) -> Int {
    let lines = lines(of: text, subject)
    var frame = subject.element.frame
    let rows = CellArea(frame).rows
    if isFramed, rows.count >= lines.count + 2 {
      let first = rows.lowerBound + (rows.count - lines.count) / 2
      frame.y = Double(first) * CellMeasurer.cell.height - subject.look.inset.top
    }
    for line in lines {
      write(line, subject, at: frame)
      frame.y += CellMeasurer.cell.height
    }
    return lines.count
  }

  func lines(of text: String, _ subject: ControlDrawing.Subject) -> [String] {
    let room =
      subject.element.frame.width - subject.look.inset.leading - subject.look.inset.trailing
    let lines = CellMeasurer.lines(of: text, columns: CellMeasurer.columns(within: room))
    return subject.look.lineLimit.map { Array(lines.prefix($0)) } ?? lines
  }
}

extension CellStyle {
  /// The same with a mark.
  func with(_ mark: Marks) -> CellStyle {
    var style = self
    style.marks.insert(mark)
    return style
  }
}
