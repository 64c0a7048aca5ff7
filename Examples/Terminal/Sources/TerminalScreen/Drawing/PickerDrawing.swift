extension ControlDrawing {
  /// The frame of a picker whose choices are in a menu; other choices are buttons of their own.
  static let picker = ControlDrawing { painter, subject in
    guard subject.look.choosing?.style == .menu else {
      return ControlDrawing.scroll.draw(&painter, subject)
    }
    painter.drawEdges(subject)
    painter.drawAtEdge("▾", subject, isTrailing: true)
  }
}
