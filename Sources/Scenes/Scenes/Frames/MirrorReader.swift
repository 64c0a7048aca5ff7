/// Finds where the elements of a screen are on the screen, a container before its children.
struct MirrorReader {
  /// The values that an element inherits from its container.
  struct Surroundings {
    var origin: ScreenPoint
    var clip: ScreenRect
    var depth = 0
    var parent: Int?
    var isEnabled = true
    var isHidden = false
    var allowsHitTesting = true
  }

  private(set) var elements: [LaidOutElement] = []
  private(set) var scrolls: [ScrollArea] = []
  private(set) var blockers: [Int] = []
  private(set) var touchables: [Int] = []
  private(set) var identified: [Int] = []
  private let screen: ScreenMirror
  /// The index of the first element that it reads.
  private let start: Int

  init(_ screen: ScreenMirror, from start: Int = 0) {
    self.screen = screen
    self.start = start
  }

  mutating func read() {
    guard let root = screen[screen.root] else { return }
    elements.reserveCapacity(screen.count)
    readChildren(of: root, Surroundings(origin: .zero, clip: root.frame))
  }

  private mutating func readChildren(of node: ScreenMirror.Node, _ around: Surroundings) {
    for id in node.children {
      guard let child = screen[id] else { continue }
      if child.look.role == .screen {
        readChildren(of: child, around)
      } else {
        read(id, child, around)
      }
    }
  }

  /// Reads an element and everything in it.
  mutating func read(
    _ id: ScreenNodeID,
    _ node: ScreenMirror.Node,
    _ around: Surroundings
  ) {
    var frame = node.frame
    frame.x += around.origin.x
    frame.y += around.origin.y
    let index = start + elements.count
    var inside = around
    inside.isEnabled = around.isEnabled && node.look.isEnabled
    inside.isHidden = around.isHidden || node.look.isHidden
    inside.allowsHitTesting = around.allowsHitTesting && node.look.allowsHitTesting
    elements.append(
      LaidOutElement(
        id: id,
        element: node.look,
        frame: frame,
        clip: around.clip,
        depth: around.depth,
        index: index,
        parentIndex: around.parent,
        endIndex: index + 1,
        isEnabled: inside.isEnabled,
        isHidden: inside.isHidden,
        allowsHitTesting: inside.allowsHitTesting,
        isFocused: screen.focus == id
      )
    )
    if node.look.identifier != nil { identified.append(index) }
    if !inside.isHidden {
      if node.look.blocksTouches { blockers.append(index) }
      if node.look.stopsTouches, inside.allowsHitTesting { touchables.append(index) }
    }
    inside.origin = ScreenPoint(x: frame.x, y: frame.y)
    inside.depth += 1
    inside.parent = index
    if let axis = node.look.scrollAxis {
      let state =
        node.scroll ?? ScreenScrollState(offset: .zero, contentSize: node.frame.size)
      scrolls.append(
        ScrollArea(
          id: id,
          elementIndex: index,
          axis: axis,
          frame: frame,
          contentSize: state.contentSize,
          offset: state.offset
        )
      )
      inside.clip = around.clip.intersection(frame)
      inside.origin.x -= state.offset.x
      inside.origin.y -= state.offset.y
    }
    readChildren(of: node, inside)
    elements[index - start].endIndex = start + elements.count
  }
}
