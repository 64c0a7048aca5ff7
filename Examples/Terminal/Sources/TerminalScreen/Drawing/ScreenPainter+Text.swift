import Scenes

extension ScreenPainter {
  /// Writes a line in the row in which the middle of the first line of a frame lies.
  mutating func write(
    _ line: String,
    _ subject: ControlDrawing.Subject,
    at frame: ScreenRect
  ) {
    let column = Int(((frame.x + subject.look.inset.leading) / CellMeasurer.cell.width).rounded())
    put(line, column: column, row: row(of: frame, subject.look), subject.style, subject.seen)
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

  private func lines(of text: String, _ subject: ControlDrawing.Subject) -> [String] {
    let room =
      subject.element.frame.width - subject.look.inset.leading - subject.look.inset.trailing
    let lines = CellMeasurer.lines(of: text, columns: CellMeasurer.columns(within: room))
    return subject.look.lineLimit.map { Array(lines.prefix($0)) } ?? lines
  }

  /// Writes the words of a text, each as it looks.
  mutating func drawRuns(_ subject: ControlDrawing.Subject) {
    let runs = subject.look.runs
    var styles = runs.flatMap { run in
      let style = style(of: run, subject)
      return run.text.filter { !$0.isNewline }.map { _ in style }
    }[...]
    var row = row(of: subject.element.frame, subject.look)
    let start = subject.element.frame.x + subject.look.inset.leading
    for line in lines(of: subject.look.text ?? "", subject) {
      var column = Int((start / CellMeasurer.cell.width).rounded())
      for character in line {
        let style = styles.popFirst() ?? subject.style
        put(String(character), column: column, row: row, style, subject.seen)
        column += CellWidth.columns(of: character)
      }
      row += 1
    }
  }

  private func style(of run: ScreenTextRun, _ subject: ControlDrawing.Subject) -> CellStyle {
    var style = subject.style
    if run.weight.map({ $0 != .regular }) == true { style.marks.insert(.bold) }
    if run.isUnderlined || run.address != nil { style.marks.insert(.underline) }
    if run.isItalic { style.marks.insert(.italic) }
    if run.isStruckThrough { style.marks.insert(.struckThrough) }
    if let role = run.color ?? (run.address == nil ? nil : .accent) { style.ink = color(role) }
    return style
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
