import Scenes

extension TerminalScreen {
  private func point(_ column: Int, _ row: Int) -> ScreenPoint {
    let cell = CellMeasurer.cell
    return ScreenPoint(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
  }

  /// Taps what a person points at; a field gets the focus instead.
  func click(_ column: Int, _ row: Int) {
    if slide(to: point(column, row)) { return }
    guard let target = frames.hit(at: point(column, row)).target else { return }
    send(target.element.events.contains(.text) ? .focus(true) : .tap, to: target.id)
  }

  /// Moves a slider's knob to where a person points at its bar; returns whether there is one.
  private func slide(to point: ScreenPoint) -> Bool {
    let front = frames.elements.last { element in
      let takes = element.element.sliding != nil || element.element.blocksTouches
      return takes && !element.isHidden && element.clippedFrame.contains(point)
    }
    guard let slider = front, slider.element.sliding != nil else { return false }
    // The bar begins and ends a cell inside, and the knob is a cell wide.
    let room = slider.frame.width - 3 * CellMeasurer.cell.width
    let start = isMirrored ? slider.frame.maxX - point.x : point.x - slider.frame.x
    let fraction = (start - 1.5 * CellMeasurer.cell.width) / max(room, 1)
    send(.value(.fraction(max(0, min(1, fraction)))), to: slider.id)
    return true
  }

  /// Moves the scroll under the mouse by some cells: of those around one another the innermost that is not at
  /// its end yet.
  func turn(_ axis: ScreenAxis, by cells: Double, _ column: Int, _ row: Int) {
    let cell = CellMeasurer.cell
    let (x, y) = axis == .vertical ? (0, cells * cell.height) : (cells * cell.width, 0)
    var next = frames.scroll(at: point(column, row), along: axis)
    while let area = next {
      let offset = area.clamped(ScreenPoint(x: area.offset.x + x, y: area.offset.y + y))
      if offset != area.offset { return move(area, to: offset) }
      next = scroll(around: frames.elements[area.elementIndex], along: axis)
    }
  }
}
