import Scenes

extension TerminalScreen {
  /// Moves the focus along what can be tapped or typed into, in the order of reading.
  func moveFocus(_ step: Int, from focused: LaidOutElement?) {
    guard let next = stop(step, from: focused?.index) else { return }
    send(.focus(true), to: next)
    bringIntoView(next)
  }

  /// The next or the previous element that can have the focus, all the way around.
  private func stop(_ step: Int, from start: Int?) -> ScreenNodeID? {
    let (elements, covers) = (frames.elements, covers)
    func first(_ indices: some Sequence<Int>) -> ScreenNodeID? {
      indices.first { canBeFocused(elements[$0], covers.map { elements[$0] }) }
        .map { elements[$0].id }
    }
    let after = start.map { $0 + 1 } ?? 0
    let before = start ?? elements.count
    return step > 0
      ? first(after..<elements.count) ?? first(0..<after)
      : first((0..<before).reversed()) ?? first((before..<elements.count).reversed())
  }

  private func canBeFocused(_ element: LaidOutElement, _ covers: [LaidOutElement]) -> Bool {
    let look = element.element
    // What covers the screen takes taps beside what it is about, for which there is Escape.
    guard !look.events.isDisjoint(with: [.tap, .text]) || look.sliding != nil,
      element.isEnabled, !element.isHidden, !look.blocksTouches
    else { return false }
    return !covers.contains { cover in
      cover.index >= element.endIndex
        && cover.frame.intersection(element.clippedFrame) == element.clippedFrame
    }
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
