import Scenes

extension ControlDrawing {
  /// What a person has written, where they type with the caret in sight, or else the placeholder.
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
    let typed = TypedText(text, after: isFocused ? caret : 0)
    // A character of no text, so that it is found again among the lines.
    let shown =
      isFocused
      ? typed.before + "\u{E000}" + typed.after
      : Substring(text.isEmpty ? look.placeholder ?? "" : text)
    let room = CellMeasurer.columns(
      within: subject.element.frame.width - look.inset.leading - look.inset.trailing
    )
    var frame = subject.element.frame
    if look.typing?.isMultiline == true {
      let height = frame.height - (look.inset.top + look.inset.bottom)
      let fitting = max(1, Int(height / CellMeasurer.cell.height + 0.01))
      let lines = CellMeasurer.lines(of: String(shown), columns: room)
      let line = lines.firstIndex { $0.contains("\u{E000}") } ?? lines.count - 1
      let first = max(0, min(lines.count - fitting, line - fitting / 2))
      let seen = lines[first..<min(lines.count, first + fitting)]
      for line in seen {
        write(line.withCaret, subject, at: frame)
        frame.y += CellMeasurer.cell.height
      }
      drawEdges(subject, lines: seen.count)
    } else {
      let before = CellWidth.columns(of: typed.before) + 1
      write(String(shown.part(columns: room, around: before)).withCaret, subject, at: frame)
      drawEdges(subject)
    }
    if text.isEmpty, !isFocused { restyle(subject.seen) { $0.marks.insert(.dim) } }
  }
}

extension String {
  fileprivate var withCaret: String { replacing("\u{E000}", with: "_") }
}

extension Substring {
  /// The part of a line that fits into some cells, in which the cell before `end` is seen, and as much
  /// after it as there is, up to a quarter of the room.
  fileprivate func part(columns room: Int, around end: Int) -> Substring {
    let start = Swift.min(CellWidth.columns(of: self) - room, end - room + room / 4)
    var (column, index) = (0, startIndex)
    while column < start, index < endIndex {
      column += CellWidth.columns(of: self[index])
      index = self.index(after: index)
    }
    let first = index
    while index < endIndex {
      column += CellWidth.columns(of: self[index])
      if column > Swift.max(start, 0) + room { break }
      index = self.index(after: index)
    }
    return self[first..<index]
  }
}
