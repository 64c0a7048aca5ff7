extension ControlDrawing {
  /// A title in a frame, or between brackets; ticked if it is chosen among others.
  static let button = ControlDrawing { painter, subject in
    let lines = painter.drawText(subject.look.text ?? "", subject, isFramed: true)
    painter.drawEdges(subject, lines: lines)
    if subject.look.isSelected { painter.drawAtEdge("✓", subject, isTrailing: true) }
  }
}
