import Scenes

extension ScreenPainter {
  /// Writes the words of a text, each as it looks, and points at those of a link that has the focus.
  mutating func drawRuns(_ subject: ControlDrawing.Subject) {
    let look = subject.look
    var characters = characters(of: subject)[...]
    let pointed = focusedLink(of: subject)
    var row = row(of: subject.element.frame, look)
    for line in lines(of: look.text ?? "", subject) {
      let start = column(of: CellWidth.columns(of: line), in: subject.element.frame, look)
      var column = start
      var ends: Range<Int>?
      for character in line {
        let (style, link) = characters.popFirst() ?? (subject.style, nil)
        let isPointed = pointed.map { $0.number == link && $0.rows.contains(row) } ?? false
        let width = CellWidth.columns(of: character)
        if isPointed { ends = (ends?.lowerBound ?? column)..<column + width }
        put(
          String(character),
          column: column,
          row: row,
          isPointed ? style.with(.inverse) : style,
          subject.seen
        )
        column += width
      }
      if let ends { point(at: ends, row, CellArea(subject.element.clip)) }
      row += 1
    }
  }

  /// How each character looks, and which of the text's links it belongs to, if any.
  private func characters(of subject: ControlDrawing.Subject) -> [(CellStyle, link: Int?)] {
    var (number, address) = (-1, String?.none)
    return subject.look.runs.flatMap { run in
      // Neighbours that lead to the same place are one link.
      if let next = run.address, next != address { number += 1 }
      address = run.address
      let (style, link) = (style(of: run, subject), address == nil ? nil : number)
      return run.text.filter { !$0.isNewline }.map { _ in (style, link) }
    }
  }

  /// Which link of a text has the focus, and on which rows it can be tapped.
  private func focusedLink(of subject: ControlDrawing.Subject) -> (number: Int, rows: Range<Int>)? {
    let links = frames.children(of: subject.element).filter { $0.element.role == .link }
    guard let number = links.firstIndex(where: \.isFocused) else { return nil }
    return (number, CellArea(links[number].clippedFrame).rows)
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
