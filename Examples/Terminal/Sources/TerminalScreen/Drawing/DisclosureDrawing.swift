extension ControlDrawing {
  /// A title, and whether its content is unfolded.
  static let disclosure = ControlDrawing { painter, subject in
    painter.drawText(subject.look.text ?? "", subject)
    let mark = subject.look.isChecked == true ? "▾" : "▸"
    painter.drawAtEdge(mark, subject, isTrailing: true)
  }
}
