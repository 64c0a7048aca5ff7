extension ControlDrawing {
  /// Whether the toggle that it is in is on.
  static let switchMark = ControlDrawing { painter, subject in
    let isOn = painter.frames.parent(of: subject.element)?.element.isChecked ?? false
    painter.drawTick(isOn, subject)
  }
}
