import Scenes

extension TerminalScreen {
  /// Moves the focus along what can be tapped or typed into, in the order of reading.
  func moveFocus(_ step: Int, from focused: LaidOutElement?) {
    guard let next = ring.stop(step, from: focused, in: frames) else { return }
    focus(on: next.id)
  }

  /// Moves the focus to an element, and lets it be seen.
  func focus(on id: ScreenNodeID) {
    send(.focus(true), to: id)
    bringIntoView(id)
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

  /// Moves the scroll around the focused element along an axis, or the next one around it where that is at its
  /// end, or else the first one that is not behind something.
  ///
  /// In a panel that is in front, those beside are moved as well: the words of an alert are above its
  /// buttons, and nothing in them takes the focus.
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
    for area in scrolls(around: focused, along: axis) {
      var point = area.offset
      if axis == .vertical {
        point.y = offset(area.frame.height, point.y)
      } else {
        point.x = offset(area.frame.width, point.x)
      }
      if area.clamped(point) != area.offset { return move(area, to: point) }
    }
  }

  /// The scrolls that keys may move along an axis, the nearest to the focus first.
  private func scrolls(around focused: LaidOutElement?, along axis: ScreenAxis) -> [ScrollArea] {
    let front = ring.covers.last
    let isBehind = { (index: Int) in index < front ?? 0 }
    var areas: [ScrollArea] = []
    var next = focused.flatMap { isBehind($0.index) ? nil : scroll(around: $0, along: axis) }
    while let area = next {
      areas.append(area)
      next = scroll(around: frames.elements[area.elementIndex], along: axis)
    }
    if front == nil, areas.contains(where: { $0.maxOffset != .zero }) { return areas }
    return areas + frames.scrolls.filter { $0.axis == axis && !isBehind($0.elementIndex) }
  }

  /// The innermost scroll around an element that moves along an axis; none that lies behind what covers the
  /// screen.
  func scroll(around element: LaidOutElement, along axis: ScreenAxis) -> ScrollArea? {
    guard let area = frames.scroll(around: element) else { return nil }
    let cover = ring.covers.last {
      $0 <= element.index && element.index < frames.elements[$0].endIndex
    }
    if let cover, area.elementIndex < cover { return nil }
    return area.axis == axis
      ? area : scroll(around: frames.elements[area.elementIndex], along: axis)
  }

  /// Moves a scroll, as far as it goes.
  func move(_ area: ScrollArea, to offset: ScreenPoint) {
    let offset = area.clamped(offset)
    if offset != area.offset { send(.scrolled(offset), to: area.id) }
  }
}
