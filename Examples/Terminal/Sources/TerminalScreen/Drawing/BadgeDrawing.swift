extension ControlDrawing {
  /// A short text in reverse, which is seen without colours as well.
  static let badge = ControlDrawing { painter, subject in
    let reversed = Subject(
      element: subject.element,
      style: CellStyle(marks: [.inverse, .bold]),
      seen: subject.seen
    )
    painter.drawText(subject.look.text ?? "", reversed)
  }
}
