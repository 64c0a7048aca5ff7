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

  /// Moves the scroll around the focused element that has more to show along an axis, or else the first one
  /// that is not behind something: the words of an alert, above its buttons.
  ///
  /// - Parameters:
  ///   - focused: The focused element.
  ///   - axis: The axis.
  ///   - offset: What becomes of an offset, given the length of the frame and the offset.
  func scroll(
    around focused: LaidOutElement?,
    along axis: ScreenAxis = .vertical,
    to offset: (Double, Double) -> Double
  ) {
    let frames = frames
    func hasMore(_ area: ScrollArea) -> Bool { area.axis == axis && area.maxOffset != .zero }
    var around = focused.flatMap { frames.scroll(around: $0) }
    while let area = around, !hasMore(area) {
      around = frames.scroll(around: frames.elements[area.elementIndex])
    }
    let front = ring.covers.last ?? 0
    let first = frames.scrolls.first { hasMore($0) && $0.elementIndex >= front }
    guard let area = around ?? first else { return }
    var point = area.offset
    if axis == .vertical {
      point.y = offset(area.frame.height, point.y)
    } else {
      point.x = offset(area.frame.width, point.x)
    }
    move(area, to: point)
  }

  /// Moves a scroll, as far as it goes.
  func move(_ area: ScrollArea, to offset: ScreenPoint) {
    let offset = area.clamped(offset)
    if offset != area.offset { send(.scrolled(offset), to: area.id) }
  }
}
