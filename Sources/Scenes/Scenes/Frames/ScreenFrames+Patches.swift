import Observation2

extension ScreenFrames {
  /// Takes over another look of an element, which differs in nothing that places or indexes it.
  ///
  /// - Returns: The visible part of its frame.
  @discardableResult
  mutating func update(_ index: Int, to look: ScreenNodeLook) -> ScreenRect {
    elements[index].element = look
    return elements[index].clippedFrame
  }

  /// Reads an element and what is in it again, none of which has come or gone.
  ///
  /// - Returns: The least rectangle around all that it has covered and covers now; `nil` if an element has
  ///   come or gone after all.
  mutating func readAgain(_ index: Int, of screen: ScreenMirror) -> ScreenRect? {
    let old = elements[index]
    guard let node = screen[old.id] else { return nil }
    var reader = MirrorReader(screen, from: index)
    reader.read(old.id, node, surroundings(of: old))
    let range = index..<old.endIndex
    guard reader.elements.count == range.count else { return nil }
    let area = (elements[range] + reader.elements).reduce(ScreenRect(size: .zero)) {
      $0.union($1.clippedFrame)
    }
    elements.replaceSubrange(range, with: reader.elements)
    let first = scrolls.partitioningIndex { $0.elementIndex >= range.lowerBound }
    let end = scrolls.partitioningIndex { $0.elementIndex >= range.upperBound }
    scrolls.replaceSubrange(first..<end, with: reader.scrolls)
    blockers.replace(range, with: reader.blockers)
    touchables.replace(range, with: reader.touchables)
    identified.replace(range, with: reader.identified)
    return area
  }

  /// The values that an element inherits from its container, which is as it was.
  private func surroundings(of element: LaidOutElement) -> MirrorReader.Surroundings {
    var around = MirrorReader.Surroundings(origin: .zero, clip: element.clip)
    around.depth = element.depth
    guard let index = element.parentIndex else { return around }
    let parent = elements[index]
    around.origin = ScreenPoint(x: parent.frame.x, y: parent.frame.y)
    if let area = scroll(at: index) {
      around.origin.x -= area.offset.x
      around.origin.y -= area.offset.y
    }
    around.parent = index
    around.isEnabled = parent.isEnabled
    around.isHidden = parent.isHidden
    around.allowsHitTesting = parent.allowsHitTesting
    return around
  }
}

extension [Int] {
  /// Replaces those within a range by others within it, all in ascending order.
  fileprivate mutating func replace(_ range: Range<Int>, with others: [Int]) {
    let first = partitioningIndex { $0 >= range.lowerBound }
    let end = partitioningIndex { $0 >= range.upperBound }
    replaceSubrange(first..<end, with: others)
  }
}
