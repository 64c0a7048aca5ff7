extension ControlDrawing {
  /// The row of a tab's title: below the line, also where a tab has two rows.
  static func titleRow(ofTab box: CellArea) -> Int { box.rows.lowerBound + box.rows.count / 2 }

  /// A line above the one that is chosen, and in its middle the title with what is on its badge: the picture
  /// and the words in it would share a row.
  static let tab = ControlDrawing { painter, subject in
    let box = CellArea(subject.element.frame)
    guard let label = subject.look.label, !box.isEmpty else { return }
    painter.skipInside(subject.element)
    if subject.look.isSelected {
      let top = CellArea(columns: box.columns, rows: box.rows.lowerBound..<box.rows.lowerBound + 1)
      painter.fill(top.clipped(to: subject.seen), with: "━", style: subject.style)
    }
    let badge = subject.look.value.map { " \($0) " } ?? ""
    let row = titleRow(ofTab: box)
    let width = CellWidth.columns(of: label + badge)
    let start = box.columns.lowerBound + max(1, (box.columns.count - width) / 2)
    let parts = [(label, subject.style), (badge, CellStyle(marks: [.inverse, .bold]))]
    var column = start
    for (text, style) in painter.isMirrored ? parts.reversed() : parts {
      painter.put(text, column: column, row: row, style, subject.seen)
      column += CellWidth.columns(of: text)
    }
  }
}
