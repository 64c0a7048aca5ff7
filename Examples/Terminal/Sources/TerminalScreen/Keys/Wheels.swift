import Scenes

/// Turns the wheels of pickers to what is chosen on them, which could not be seen otherwise.
struct Wheels {
  /// Where the wheels are among the elements; `nil` if that is to be looked for.
  private var indices: [Int]?
  /// What was chosen on each when it was turned last: a person may have turned it away since.
  private var shown: [ScreenNodeID: Int] = [:]

  /// Lets the wheels be looked for anew, since elements have come or gone.
  mutating func forget() {
    indices = nil
  }

  /// Where to turn the wheels on which something else is chosen.
  ///
  /// - Complexity: O(elements) after ``forget()``, and else O(choices) of the wheels on which something else is
  ///   chosen.
  mutating func turns(on frames: ScreenFrames) -> [(id: ScreenNodeID, offset: ScreenPoint)] {
    let indices = indices ?? frames.elements.indices.filter { frames.elements[$0].isWheel }
    self.indices = indices
    let before = shown
    shown = [:]
    return indices.compactMap { index in
      let wheel = frames.elements[index]
      guard let chosen = wheel.element.choosing?.selected,
        let area = frames.scrolls.first(where: { $0.elementIndex == index })
      else { return nil }
      shown[wheel.id] = chosen
      if before[wheel.id] == chosen { return nil }
      let choices = frames.children(of: wheel)
      if !choices.indices.contains(chosen) { return nil }
      // It is seen in the middle, with what is before and after it.
      let distance = choices[chosen].frame.center.y - wheel.frame.center.y
      let offset = area.clamped(ScreenPoint(x: area.offset.x, y: area.offset.y + distance))
      return offset == area.offset ? nil : (wheel.id, offset)
    }
  }
}

extension LaidOutElement {
  fileprivate var isWheel: Bool { element.choosing?.style == .wheel }
}
