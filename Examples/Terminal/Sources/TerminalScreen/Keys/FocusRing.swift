import Scenes

/// Where the focus can go on a screen, and what may lie in front of that, by their indices.
struct FocusRing {
  /// What can be tapped or typed into, or slid.
  private let stops: [Int]
  /// The elements behind which nothing can be seen or touched.
  let covers: [Int]

  init(_ frames: ScreenFrames) {
    let elements = frames.elements
    var stops: [Int] = []
    for index in elements.indices.reversed() {
      let holdsStop = stops.last.map { $0 < elements[index].endIndex } ?? false
      if elements[index].isStop || !holdsStop && elements[index].hasActions { stops.append(index) }
    }
    self.stops = stops.reversed()
    covers = elements.indices.filter { index in
      elements[index].element.blocksTouches && !elements[index].isHidden
    }
  }

  /// The next stop (`step` 1) or the one before it (-1), all the way around, in the order of reading.
  func stop(_ step: Int, from start: LaidOutElement?, in frames: ScreenFrames) -> LaidOutElement? {
    guard !stops.isEmpty else { return nil }
    let first = stops.firstIndex { $0 >= start?.index ?? 0 } ?? stops.count
    let isAtStop = start != nil && first < stops.count && stops[first] == start?.index
    // Before the first, if there is no start to go back from either.
    let begin = step > 0 ? (isAtStop ? first + 1 : first) : first - 1 + stops.count
    for distance in stops.indices {
      let element = frames.elements[stops[(begin + step * distance + stops.count) % stops.count]]
      if !isCovered(element, in: frames) { return element }
    }
    return nil
  }

  private func isCovered(_ element: LaidOutElement, in frames: ScreenFrames) -> Bool {
    covers.contains { index in
      guard index >= element.endIndex else { return false }
      let cover = frames.elements[index].frame
      let seen = place(of: element, in: frames)
      return cover.intersection(seen) == seen
    }
  }

  /// Where an element is seen, or could be once the scrolls around it have been moved.
  private func place(of element: LaidOutElement, in frames: ScreenFrames) -> ScreenRect {
    if !element.clippedFrame.isEmpty || element.frame.isEmpty { return element.clippedFrame }
    var around = element
    while around.clip.isEmpty, let parent = frames.parent(of: around) { around = parent }
    return around.clip
  }
}

extension LaidOutElement {
  fileprivate var isStop: Bool {
    // What covers the screen takes taps beside what it is about, for which there is Escape.
    (!element.events.isDisjoint(with: [.tap, .text]) || element.sliding != nil)
      && canBeUsed
  }

  /// Whether something can be done with it by other keys than those for a tap.
  fileprivate var hasActions: Bool {
    let kinds: ScreenEventKinds = [.swipeAction, .accessibilityAction, .longPress, .doubleTap]
    return !element.events.isDisjoint(with: kinds) && canBeUsed
  }

  private var canBeUsed: Bool { isEnabled && !isHidden && !element.blocksTouches }
}
