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
    let shown =
      isFocused
      ? typed.before.map(FieldCell.character) + [.caret] + typed.after.map(FieldCell.character)
      : (text.isEmpty ? look.placeholder ?? "" : text).map(FieldCell.character)
    let room = CellMeasurer.columns(
      within: subject.element.frame.width - look.inset.leading - look.inset.trailing
    )
    var frame = subject.element.frame
    if look.typing?.isMultiline == true {
      let height = frame.height - (look.inset.top + look.inset.bottom)
      let fitting = max(1, Int(height / CellMeasurer.cell.height + 0.01))
      let lines = CellMeasurer.lines(of: shown, columns: room, \.shown)
      let line = lines.firstIndex { $0.contains(.caret) } ?? lines.count - 1
      let first = max(0, min(lines.count - fitting, line - fitting / 2))
      let seen = lines[first..<min(lines.count, first + fitting)]
      for line in seen {
        write(line, subject, at: frame)
        frame.y += CellMeasurer.cell.height
      }
      drawEdges(subject, lines: seen.count)
    } else {
      let before = CellWidth.columns(of: typed.before) + 1
      write(shown[...].part(columns: room, around: before), subject, at: frame)
      drawEdges(subject)
    }
    if text.isEmpty, !isFocused { restyle(subject.seen) { $0.marks.insert(.dim) } }
  }

  /// Writes a line in the row in which the middle of the first line of a frame lies.
  private mutating func write(
    _ line: ArraySlice<FieldCell>,
    _ subject: ControlDrawing.Subject,
    at frame: ScreenRect
  ) {
    let row = row(of: frame, subject.look)
    var column = column(of: line.columns, in: frame, subject.look)
    for cell in line {
      let style = cell == .caret ? subject.style.with(.caret) : subject.style
      put(String(cell.shown), column: column, row: row, style, subject.seen)
      column += cell.columns
    }
  }
}

/// What a field shows: a text, in which the caret is no character, so that no character is taken for it.
private enum FieldCell: Equatable {
  case character(Character)
  case caret

  /// What is drawn.
  var shown: Character {
    switch self {
    case .character(let character): character
    case .caret: "_"
    }
  }

  /// How many cells it takes.
  var columns: Int { CellWidth.columns(of: shown) }
}

extension ArraySlice<FieldCell> {
  /// How many cells all of it takes.
  fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The part of a line that fits into some cells, in which the cell before `end` is seen, and as much
  /// after it as there is, up to a quarter of the room.
  fileprivate func part(columns room: Int, around end: Int) -> Self {
    let start = Swift.min(columns - room, end - room + room / 4)
    var (column, index) = (0, startIndex)
    while column < start, index < endIndex {
      column += self[index].columns
      index += 1
    }
    let first = index
    while index < endIndex {
      column += self[index].columns
      if column > Swift.max(start, 0) + room { break }
      index += 1
    }
    return self[first..<index]
  }
}
