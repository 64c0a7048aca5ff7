/// Gives every measured element its frame, a container before its children.
struct ScreenPlacer {
  /// The values that an element inherits from its container.
  private struct Surroundings {
    var clip: ScreenRect
    var depth = 0
    var parent: Int?
    var isEnabled = true
    var isHidden = false
  }

  private(set) var elements: [LaidOutElement] = []
  private(set) var scrolls: [ScrollArea] = []
  private(set) var blockers: [Int] = []
  private let space: ScreenSpace
  private let offsets: ScrollOffsets
  private var measurer: ScreenMeasurer
  private var unnamedScrolls = 0

  init(space: ScreenSpace, offsets: ScrollOffsets) {
    self.space = space
    self.offsets = offsets
    measurer = ScreenMeasurer(textScale: space.textScale)
  }

  mutating func place(_ roots: [ScreenElement]) {
    let node = measurer.measure(roots: roots, in: space.size)
    elements.reserveCapacity(measurer.nodes.count)
    let viewport = ScreenRect(size: space.size)
    placeColumn(roots, spacing: 0, node: node, in: viewport, Surroundings(clip: viewport))
  }

  private mutating func place(
    _ element: ScreenElement,
    node: Int,
    at frame: ScreenRect,
    _ around: Surroundings
  ) {
    let index = elements.count
    let isEnabled = around.isEnabled && element.isEnabled
    let isHidden = around.isHidden || element.isHidden
    elements.append(
      LaidOutElement(
        element: element,
        frame: frame,
        clip: around.clip,
        depth: around.depth,
        index: index,
        parentIndex: around.parent,
        endIndex: index + 1,
        isEnabled: isEnabled,
        isHidden: isHidden
      )
    )
    if element.blocksTouches, !isHidden { blockers.append(index) }
    if element.kind != .scroll, element.children.isEmpty { return }
    var inside = around
    inside.depth += 1
    inside.parent = index
    inside.isEnabled = isEnabled
    inside.isHidden = isHidden
    placeChildren(of: element, node: node, in: frame, inside)
    elements[index].endIndex = elements.count
  }

  private mutating func placeChildren(
    of element: ScreenElement,
    node: Int,
    in frame: ScreenRect,
    _ inside: Surroundings
  ) {
    let content = frame.inset(by: element.padding)
    switch element.kind {
    case .column:
      placeColumn(
        element.children,
        spacing: element.spacing,
        node: node,
        in: content,
        inside
      )
    case .layers:
      placeLayers(element.children, node: node, in: content, inside)
    case .scroll:
      placeScroll(element, node: node, in: frame, inside)
    case .button, .toast:
      let room = content.inset(by: ScreenTitleInsets.around(element.kind))
      placeRow(element.children, spacing: element.spacing, node: node, in: room, inside)
    case .row, .stepper, .text, .image, .divider, .spacer, .progress:
      placeRow(element.children, spacing: element.spacing, node: node, in: content, inside)
    }
  }

  private mutating func placeColumn(
    _ children: [ScreenElement],
    spacing: Double,
    node: Int,
    in room: ScreenRect,
    _ inside: Surroundings
  ) {
    var next = measurer.nodes[node].firstChild
    var y = room.y
    for child in children {
      guard next >= 0 else { return }
      let size = measurer.nodes[next].size
      let x = child.hasReadableWidth ? room.x + max(0, room.width - size.width) / 2 : room.x
      place(
        child,
        node: next,
        at: ScreenRect(origin: ScreenPoint(x: x, y: y), size: size),
        inside
      )
      y += size.height + spacing
      next = measurer.nodes[next].nextSibling
    }
  }

  private mutating func placeRow(
    _ children: [ScreenElement],
    spacing: Double,
    node: Int,
    in room: ScreenRect,
    _ inside: Surroundings
  ) {
    var next = measurer.nodes[node].firstChild
    var x = room.x
    for child in children {
      guard next >= 0 else { return }
      var size = measurer.nodes[next].size
      if child.kind == .divider, child.height == nil { size.height = room.height }
      let y = room.y + (room.height - size.height) / 2
      place(
        child,
        node: next,
        at: ScreenRect(origin: ScreenPoint(x: x, y: y), size: size),
        inside
      )
      x += size.width + spacing
      next = measurer.nodes[next].nextSibling
    }
  }

  private mutating func placeLayers(
    _ children: [ScreenElement],
    node: Int,
    in room: ScreenRect,
    _ inside: Surroundings
  ) {
    var next = measurer.nodes[node].firstChild
    var toastY = room.y + ScreenToastPlace.margin
    for child in children {
      guard next >= 0 else { return }
      let size = measurer.nodes[next].size
      var frame = ScreenRect(origin: ScreenPoint(x: room.x, y: room.y), size: size)
      if child.kind == .toast {
        frame.x += (room.width - size.width) / 2
        frame.y = toastY
        toastY += size.height + ScreenToastPlace.gap
      } else if child.blocksTouches {
        frame.width = child.width ?? room.width
        frame.height = child.height ?? room.height
      } else if child.hasReadableWidth {
        frame.x += max(0, room.width - size.width) / 2
      }
      place(child, node: next, at: frame, inside)
      next = measurer.nodes[next].nextSibling
    }
  }

  private mutating func placeScroll(
    _ element: ScreenElement,
    node: Int,
    in frame: ScreenRect,
    _ inside: Surroundings
  ) {
    let axis = element.scrollAxis
    let key = key(of: element)
    let contentSize = measurer.nodes[node].content
    let resting = ScrollArea(
      key: key,
      elementIndex: elements.count - 1,
      axis: axis,
      frame: frame,
      contentSize: contentSize,
      offset: .zero
    )
    let offset = offsets.isEmpty ? .zero : resting.clamped(offsets[key])
    scrolls.append(
      ScrollArea(
        key: key,
        elementIndex: resting.elementIndex,
        axis: axis,
        frame: frame,
        contentSize: contentSize,
        offset: offset
      )
    )
    var inside = inside
    inside.clip = inside.clip.intersection(frame)
    var room = frame.inset(by: element.padding)
    room.x -= offset.x
    room.y -= offset.y
    if axis == .vertical {
      placeColumn(element.children, spacing: element.spacing, node: node, in: room, inside)
    } else {
      placeRow(element.children, spacing: element.spacing, node: node, in: room, inside)
    }
  }

  private mutating func key(of scroll: ScreenElement) -> ScrollKey {
    if let identifier = scroll.identifier { return .identifier(identifier) }
    unnamedScrolls += 1
    return .unnamed(unnamedScrolls - 1)
  }
}
