extension ControlDrawing {
  /// A title behind an arrow.
  static let backButton = ControlDrawing { painter, subject in
    painter.drawText(subject.look.text ?? "", subject)
    painter.drawAtEdge("‹", subject, isTrailing: false)
  }
}
