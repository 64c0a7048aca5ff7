import Scenes

extension ControlDrawing {
  /// A title in a frame, or between brackets, and a mark of what kind it is.
  static let button = ControlDrawing { painter, subject in
    let lines = painter.drawText(subject.look.text ?? "", subject, isFramed: true)
    painter.drawEdges(subject, lines: lines)
    if let mark = mark(of: subject.look) { painter.drawAtEdge(mark, subject, isTrailing: true) }
  }

  /// What says without colours that it is chosen, takes something away for good, or is what most people
  /// want.
  private static func mark(of look: ScreenNodeLook) -> String? {
    if look.isSelected { return "✓" }
    if look.color == .destructive { return "✕" }
    return look.background == .accent ? "◆" : nil
  }
}
