extension ControlDrawing {
  /// A bar with a knob where the number is.
  static let slider = ControlDrawing { painter, subject in
    let columns = CellArea(subject.element.frame).columns
    guard let sliding = subject.look.sliding, columns.count > 2 else { return }
    let room = columns.count - 2
    let knob = Int((sliding.fraction * Double(room - 1)).rounded())
    let bar =
      String(repeating: "━", count: knob) + "●" + String(repeating: "─", count: room - 1 - knob)
    painter.write(
      painter.isMirrored ? String(bar.reversed()) : bar,
      subject,
      column: columns.lowerBound + 1
    )
  }
}
