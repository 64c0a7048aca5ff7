extension ControlDrawing {
  /// A title that something can be opened below.
  static let menuButton = ControlDrawing { painter, subject in
    let lines = painter.drawText(subject.look.text ?? "", subject, isFramed: true)
    painter.drawEdges(subject, lines: lines)
    painter.drawAtEdge("▾", subject, isTrailing: true)
  }
}
