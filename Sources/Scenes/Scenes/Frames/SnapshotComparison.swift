/// Compares a laid-out screen with a snapshot in the order in which a ``MirrorReader`` would read that, and without
/// making anything of it.
struct SnapshotComparison {
  private let frames: ScreenFrames
  /// How many elements have been compared.
  private var count = 0
  private var blockers: [Int] = []

  private init(_ frames: ScreenFrames) {
    self.frames = frames
  }

  static func isSame(_ frames: ScreenFrames, _ screen: ScreenNodeSnapshot) -> Bool {
    guard frames.size == screen.frame.size else { return false }
    var comparison = SnapshotComparison(frames)
    return comparison.goesOn(with: screen, .init(origin: .zero, clip: screen.frame))
      && comparison.count == frames.elements.count && comparison.blockers == frames.blockers
  }

  /// Whether the next elements are those in a node.
  private mutating func goesOn(
    with node: ScreenNodeSnapshot,
    _ around: MirrorReader.Surroundings
  ) -> Bool {
    for child in node.children {
      let isNext =
        child.look.role == .screen ? goesOn(with: child, around) : isNext(child, around)
      if !isNext { return false }
    }
    return true
  }

  /// Whether the next element is a node, and what follows is in it.
  private mutating func isNext(
    _ node: ScreenNodeSnapshot,
    _ around: MirrorReader.Surroundings
  ) -> Bool {
    guard count < frames.elements.count else { return false }
    var frame = node.frame
    frame.x += around.origin.x
    frame.y += around.origin.y
    var inside = around
    inside.isEnabled = around.isEnabled && node.look.isEnabled
    inside.isHidden = around.isHidden || node.look.isHidden
    guard frames.elements[count].frame == frame, frames.elements[count].clip == around.clip,
      frames.elements[count].isEnabled == inside.isEnabled,
      frames.elements[count].isHidden == inside.isHidden,
      frames.elements[count].element == node.look
    else { return false }
    if node.look.blocksTouches, !inside.isHidden { blockers.append(count) }
    count += 1
    inside.origin = ScreenPoint(x: frame.x, y: frame.y)
    if node.look.scrollAxis != nil {
      inside.clip = around.clip.intersection(frame)
      let offset = node.scroll?.offset ?? .zero
      inside.origin.x -= offset.x
      inside.origin.y -= offset.y
    }
    return goesOn(with: node, inside)
  }
}

extension ScreenFrames {
  /// Whether a screen has the same elements in the same places, and the same can be seen of them, whatever its nodes
  /// are called.
  package func isSame(as screen: ScreenNodeSnapshot) -> Bool {
    SnapshotComparison.isSame(self, screen)
  }
}
