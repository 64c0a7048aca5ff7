/// Finds out which elements of the trees of a window a person can see.
///
/// The rule is that of ``ScreenFrames/isVisible(_:)``, and so is the arithmetic: both give the same answer for the same
/// screen.
///
/// - Complexity: O(depth) for each element, and O(siblings) for each element in front that it meets.
@MainActor
struct SightFinder {
  /// The values that an element passes on to its content.
  private struct Surroundings {
    var origin = ScreenPoint.zero
    var clip: ScreenRect
    var isHidden = false
  }

  private let viewport: ScreenRect
  /// The elements that hide what is behind them, where they can be seen, each with the index of its tree.
  private var blockers: [(layer: Int, node: ElementNode, frame: ScreenRect)] = []
  /// The surroundings in the containers that have been looked at.
  private var known: [ObjectIdentifier: Surroundings] = [:]

  init(_ layers: [ScreenTree], in size: ScreenSize) {
    viewport = ScreenRect(size: size)
    for (index, layer) in layers.enumerated() {
      for node in layer.sight.blocking.values {
        if let frame = clippedFrame(of: node) { blockers.append((index, node, frame)) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a person can see a part of an element.
  mutating func sees(_ node: ElementNode, onLayer layer: Int) -> Bool {
    guard let frame = clippedFrame(of: node) else { return false }
    var parts = [frame]
    for blocker in blockers where blocker.layer >= layer {
      if blocker.frame.intersection(frame).isEmpty { continue }
      if blocker.layer == layer, !blocker.node.isInFront(of: node) { continue }
      parts = parts.flatMap { $0.subtracting(blocker.frame) }
      if parts.isEmpty { return false }
    }
    return true
  }

  /// The part of an element's frame on the screen that no scroll cuts off; `nil` if there is none, or it is hidden.
  private mutating func clippedFrame(of node: ElementNode) -> ScreenRect? {
    let around = surroundings(in: node.container)
    if around.isHidden || node.isHidden { return nil }
    let frame = node.frame.moved(by: around.origin).intersection(around.clip)
    return frame.isEmpty ? nil : frame
  }

  private mutating func surroundings(in container: ElementNode?) -> Surroundings {
    guard let container else { return Surroundings(clip: viewport) }
    if let known = known[ObjectIdentifier(container)] { return known }
    var inside = surroundings(in: container.container)
    // A screen is no element of a front-end's frames.
    if container.element.role != .screen {
      let frame = container.frame.moved(by: inside.origin)
      inside.isHidden = inside.isHidden || container.isHidden
      inside.origin = frame.origin
      if container.traits.scrollAxis != nil {
        let offset = container.scrollState?.offset ?? .zero
        inside.clip = inside.clip.intersection(frame)
        inside.origin.x -= offset.x
        inside.origin.y -= offset.y
      }
    }
    known[ObjectIdentifier(container)] = inside
    return inside
  }
}

extension ElementNode {
  /// Returns a Boolean value that indicates whether it is drawn after another element and all that is in that.
  fileprivate func isInFront(of other: ElementNode) -> Bool {
    var (front, back) = (self, other)
    while front !== back, front.container !== back.container {
      if front.depth >= back.depth {
        guard let container = front.container else { return false }
        front = container
      } else {
        guard let container = back.container else { return false }
        back = container
      }
    }
    // One of them contains the other one.
    guard front !== back, let container = front.container else { return false }
    for child in container.elements where child === front || child === back {
      return child === back
    }
    return false
  }
}
