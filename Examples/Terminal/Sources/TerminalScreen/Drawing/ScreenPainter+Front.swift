import Scenes

extension ScreenPainter {
  /// Draws a list to choose from in front of everything.
  mutating func draw(_ list: ActionList, in area: CellArea) {
    fill(area, with: " ", style: CellStyle(ink: color(.label), paper: color(.background)))
    restyle(area) { $0.marks = [] }
    drawBox(area, CellStyle(), area)
    guard let (left, right) = area.columns.ends else { return }
    for (line, number) in list.seen(in: area).enumerated() {
      let (entry, row) = (list.entries[number], area.rows.lowerBound + 1 + line)
      let inside = CellArea(columns: left + 1..<max(left + 1, right), rows: row..<row + 1)
      var style = CellStyle(ink: color(entry.isDestructive ? .destructive : .label))
      if number == list.chosen { style.marks.insert(.inverse) }
      fill(inside, with: " ", style: style)
      let width = CellWidth.columns(of: entry.title)
      put(entry.title, column: isMirrored ? right - 2 - width : left + 3, row: row, style, inside)
      if entry.isDestructive {
        put("✕", column: isMirrored ? left + 2 : right - 2, row: row, style, inside)
      }
      if number == list.chosen {
        put(
          isMirrored ? "<" : ">",
          column: isMirrored ? right - 1 : left + 1,
          row: row,
          style,
          inside
        )
      }
    }
  }
}
