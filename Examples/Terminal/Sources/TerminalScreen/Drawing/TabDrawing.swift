extension ControlDrawing {
  /// A line above the one that is chosen; its title and picture are elements in it.
  static let tab = ControlDrawing { painter, subject in
    guard subject.look.isSelected, let top = subject.seen.rows.first else { return }
    let line = CellArea(columns: subject.seen.columns, rows: top..<(top + 1))
    painter.fill(line, with: "━", style: subject.style)
  }
}
