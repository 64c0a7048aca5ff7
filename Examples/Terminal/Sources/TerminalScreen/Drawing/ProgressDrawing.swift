extension ControlDrawing {
  /// A bar as far as the work has come, or else a wave and its label.
  static let progress = ControlDrawing { painter, subject in
    if let fraction = subject.look.fractionDone {
      // Thinner than a row, in which it has to be seen all the same.
      let bar = painter.thick(subject.element.clippedFrame)
      let whole = painter.thick(subject.element.frame)
      let done = cells(done: fraction, of: whole.columns.count)
      let text =
        String(repeating: "█", count: done)
        + String(repeating: "░", count: whole.columns.count - done)
      painter.put(
        painter.isMirrored ? String(text.reversed()) : text,
        column: whole.columns.lowerBound,
        row: whole.rows.lowerBound,
        subject.style,
        bar
      )
    } else {
      // Beyond its frame, which is a circle's.
      let whole = Subject(
        element: subject.element,
        style: subject.style,
        seen: CellArea(subject.element.clip)
      )
      let label = subject.look.label.map { "~ \($0)" } ?? "~"
      painter.write(label, whole, at: subject.element.frame)
    }
  }

  /// How many cells of a bar are filled: none only at the beginning, and all only at the end.
  private static func cells(done fraction: Double, of count: Int) -> Int {
    let nearest = Int((fraction * Double(count)).rounded())
    let (least, most) = (fraction > 0 ? 1 : 0, fraction < 1 ? count - 1 : count)
    return max(0, min(max(nearest, least), most))
  }
}
