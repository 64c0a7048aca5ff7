import Scenes

extension ControlDrawing {
  /// Arrows at the ends where there is more than can be seen.
  static let scroll = ControlDrawing { painter, subject in
    ControlDrawing.plain.draw(&painter, subject)
    let scrolls = painter.frames.scrolls
    guard let area = scrolls.first(where: { $0.id == subject.element.id }) else { return }
    painter.noteScroll(area, subject)
  }
}
