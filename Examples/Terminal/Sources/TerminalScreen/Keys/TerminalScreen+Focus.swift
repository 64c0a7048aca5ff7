import Scenes

extension TerminalScreen {
  /// Moves the focus along what can be tapped or typed into, in the order of reading.
  func moveFocus(_ step: Int, from focused: LaidOutElement?) {
    guard let next = ring.stop(step, from: focused, in: frames) else { return }
    send(.focus(true), to: next.id)
    bringIntoView(next.id)
  }

  /// Moves the scrolls around an element so that it is seen; a few times, since rows in between may turn
  /// out to be longer than a lazy scroll has estimated.
  private func bringIntoView(_ id: ScreenNodeID) {
    for _ in 0..<8 {
      update()
      guard let element = element(id) else { return }
      let offsets = frames.offsets(bringingIntoView: element)
      if offsets.isEmpty { return }
      for move in offsets.moves { send(.scrolled(move.offset), to: move.id) }
    }
  }

  /// Moves the scroll around the focused element, or else the first one.
  func scroll(around focused: LaidOutElement?, to offset: (ScreenRect, Double) -> Double) {
    let frames = frames
    let around = focused.flatMap { frames.scroll(around: $0) }
    let upright = frames.scrolls.first { $0.axis == .vertical }
    guard let area = around?.axis == .vertical ? around : upright else { return }
    move(area, to: ScreenPoint(x: area.offset.x, y: offset(area.frame, area.offset.y)))
  }

  /// Moves a scroll, as far as it goes.
  func move(_ area: ScrollArea, to offset: ScreenPoint) {
    let offset = area.clamped(offset)
    if offset != area.offset { send(.scrolled(offset), to: area.id) }
  }
}
