import Scenes

extension ControlDrawing {
  /// What a person has written, of which the end is shown, where they type; or else the placeholder.
  static let field = ControlDrawing { painter, subject in
    painter.drawField(subject)
  }

  /// The same, with the mark of a search.
  static let searchField = ControlDrawing { painter, subject in
    painter.drawField(subject)
    painter.drawAtEdge("⌕", subject, isTrailing: false)
  }
}

extension ScreenPainter {
  fileprivate mutating func drawField(_ subject: ControlDrawing.Subject) {
    let (look, text) = (subject.look, subject.look.shownText ?? "")
    let isFocused = subject.element.isFocused
    let shown = isFocused ? text + "_" : text.isEmpty ? look.placeholder ?? "" : text
    let room = CellMeasurer.columns(
      within: subject.element.frame.width - look.inset.leading - look.inset.trailing
    )
    var frame = subject.element.frame
    if look.typing?.isMultiline == true {
      let all = CellMeasurer.lines(of: shown, columns: room)
      let fitting = max(
        1,
        Int((frame.height - (look.inset.top + look.inset.bottom)) / CellMeasurer.cell.height + 0.01)
      )
      for line in all.suffix(fitting) {
        write(line, subject, at: frame)
        frame.y += CellMeasurer.cell.height
      }
      drawEdges(subject, lines: min(all.count, fitting))
    } else {
      var end = shown
      while CellWidth.columns(of: end) > room { end.removeFirst() }
      write(end, subject, at: frame)
      drawEdges(subject)
    }
    if text.isEmpty, !isFocused { restyle(subject.seen) { $0.marks.insert(.dim) } }
  }
}
