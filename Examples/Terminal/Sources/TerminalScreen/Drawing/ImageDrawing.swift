import Scenes

extension ControlDrawing {
  /// A shade, and in its middle what it shows or how far it has come.
  static let image = ControlDrawing { painter, subject in
    painter.fill(subject.seen, with: "░", style: CellStyle(marks: .dim))
    let words: String? =
      switch subject.look.picture?.phase {
      case .failed: "! " + (subject.look.label ?? "")
      case .loading: "~ " + (subject.look.label ?? "")
      default: subject.look.label
      }
    // What stands in the place of a picture says no more than that sign.
    if subject.look.picture?.phase == .loading { painter.skipInside(subject.element) }
    guard let words else { return }
    var frame = subject.element.frame
    frame.y += max(0, (frame.height - CellMeasurer.cell.height) / 2)
    painter.write(words, subject, at: frame)
  }
}
