import Observation2

/// A laid-out screen: every element with its frame.
///
/// It tells where elements are, which of them can be seen and which one a touch hits. It is the screen
/// of one moment: creating it costs O(*n*) for *n* elements, and most queries cost at most that.
///
/// <doc:TheTreeOfAScreen> has the rules of the layout.
public struct ScreenFrames: Sendable, Equatable {
  /// Every element: a container before its children, and an element behind before one in front.
  public internal(set) var elements: [LaidOutElement]

  /// The scrolls, in the same order.
  public internal(set) var scrolls: [ScrollArea]

  /// The size of the screen, in points.
  public let size: ScreenSize

  /// The indices of the visible elements that block touches.
  package internal(set) var blockers: [Int]

  /// The indices of the elements at which a touch ends, unless they are hidden.
  package internal(set) var touchables: [Int]

  /// The indices of the elements with an identifier, in the order of ``elements``.
  public internal(set) var identified: [Int]

  /// Reads the frames of a front-end's copy of a screen.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public init(of screen: ScreenMirror) {
    var reader = MirrorReader(screen)
    reader.read()
    elements = reader.elements
    scrolls = reader.scrolls
    blockers = reader.blockers
    touchables = reader.touchables
    identified = reader.identified
    size = screen[screen.root]?.frame.size ?? .zero
  }

  /// Describes a part as a screen of its own, and lays it out.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - environment: The size of the screen, the size of text, and the like.
  @MainActor
  public init(of part: some ScreenPart, in environment: ScreenEnvironment = .plain) {
    let tree = ScreenTree(
      PartBox(part),
      numbers: ScreenNumbers(),
      surroundings: ScreenSurroundings(environment),
      measurer: EmTextMeasurer(),
      followsReads: false
    )
    let kept = TreeKeeper(tree)
    self.init(of: ScreenMirror(kept.tree.snapshot()))
  }

  /// The rectangle of the screen that can be seen.
  public var viewport: ScreenRect { ScreenRect(size: size) }

  /// The element that directly contains `element`; `nil` at the root.
  public func parent(of element: LaidOutElement) -> LaidOutElement? {
    element.parentIndex.map { elements[$0] }
  }

  /// The elements directly inside `element`, in the order in which they were described.
  public func children(of element: LaidOutElement) -> [LaidOutElement] {
    var children: [LaidOutElement] = []
    var next = element.index + 1
    while next < element.endIndex {
      children.append(elements[next])
      next = elements[next].endIndex
    }
    return children
  }

  /// The innermost scroll that contains `element`; `nil` if there is none.
  public func scroll(around element: LaidOutElement) -> ScrollArea? {
    var next = element.parentIndex
    while let index = next {
      if elements[index].element.scrollAxis != nil { return scroll(at: index) }
      next = elements[index].parentIndex
    }
    return nil
  }

  /// The scrolls that contain `element`, the innermost first.
  package func scrolls(around element: LaidOutElement) -> [ScrollArea] {
    var found: [ScrollArea] = []
    var next = element.parentIndex
    while let index = next {
      if elements[index].element.scrollAxis != nil, let area = scroll(at: index) {
        found.append(area)
      }
      next = elements[index].parentIndex
    }
    return found
  }

  /// The scroll that is the element at an index; `nil` if that is none.
  package func scroll(at index: Int) -> ScrollArea? {
    scrollNumber(at: index).map { scrolls[$0] }
  }

  /// The place in ``scrolls`` of the element at an index; `nil` if that is no scroll.
  ///
  /// - Complexity: O(log *n*): the scrolls have the order of the elements.
  package func scrollNumber(at index: Int) -> Int? {
    let number = scrolls.partitioningIndex { $0.elementIndex >= index }
    return number < scrolls.count && scrolls[number].elementIndex == index ? number : nil
  }
}
