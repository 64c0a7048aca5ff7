@testable import Scenes

/// The frames of the plain layout, each in its container's content.
extension PlainLayout {
  func place(_ node: PlainNode, _ frame: ScreenRect) {
    node.frame = frame
    let element = node.element
    let around = node.surrounding
    let room = ScreenRect(
      x: isRightToLeft ? around.trailing : around.leading,
      y: around.top,
      width: max(0, frame.width - around.horizontal),
      height: max(0, frame.height - around.vertical)
    )
    if !node.isLazy { node.shown = node.children }
    if let axis = element.scrollAxis { move(node, axis) }
    switch element.primitive {
    case .scroll(.horizontal):
      var content = room
      content.width = max(room.width, node.content.width - around.horizontal)
      if node.isLazy { placeArranged(node, content) } else { placeRow(node, content) }
    case .scroll where node.isLazy: placeArranged(node, room)
    case .box(.vertical), .scroll(.vertical): placeColumn(node, room)
    case .layers: placeLayers(node, room)
    case .custom: placeArranged(node, room)
    case .text where node.element.fields.box?.details.specifics?.specifics.runs != nil:
      placeArranged(node, room)
    case .box(.horizontal), .text, .leaf, .line, .space: placeRow(node, room)
    }
  }

  /// Moves the content of a scroll, which begins on the right if it goes from right to left.
  private func move(_ node: PlainNode, _ axis: ScreenAxis) {
    let isVertical = axis == .vertical
    let most = max(
      0,
      isVertical
        ? node.content.height - node.frame.height : node.content.width - node.frame.width
    )
    if !node.isLazy {
      node.distance = min(offsets[node.path] ?? 0, most)
      node.kept = node.distance
    }
    if isVertical {
      node.offset = ScreenPoint(x: 0, y: node.distance)
    } else {
      node.offset = ScreenPoint(x: isRightToLeft ? most - node.distance : node.distance, y: 0)
    }
  }

  private func put(_ child: PlainNode, _ x: Double, _ y: Double, _ size: ScreenSize) {
    place(child, ScreenRect(x: x, y: y, width: size.width, height: size.height))
  }

  private func placeColumn(_ node: PlainNode, _ room: ScreenRect) {
    var y = room.y
    for child in node.children {
      let spare = room.width - child.size.width
      var x = isRightToLeft ? room.x + spare : room.x
      if child.element.hasReadableWidth { x = room.x + max(0, spare) / 2 }
      put(child, x, y, child.size)
      y += child.size.height + node.element.spacing
    }
  }

  private func placeRow(_ node: PlainNode, _ room: ScreenRect) {
    var before = 0.0
    for child in node.children {
      var size = child.size
      if child.element.primitive == .line, child.element.height == nil { size.height = room.height }
      let x = isRightToLeft ? room.x + room.width - before - size.width : room.x + before
      put(child, x, room.y + (room.height - size.height) / 2, size)
      before += size.width + node.element.spacing
    }
  }

  private func placeLayers(_ node: PlainNode, _ room: ScreenRect) {
    var toast = room.y + 16
    // An overlay decides the positions of the elements above its first one.
    let front = node.element.fields.box?.details.frontAlignment
    for (number, child) in node.children.enumerated() {
      let element = child.element
      let (width, height) = (room.width - child.size.width, room.height - child.size.height)
      if element.flags.contains(.floats) {
        put(child, room.x + width / 2, toast, child.size)
        toast += child.size.height + 8
      } else if element.blocksTouches {
        let size = ScreenSize(
          width: element.width ?? room.width,
          height: element.height ?? room.height
        )
        put(child, room.x, room.y, size)
      } else if element.hasReadableWidth {
        put(child, room.x + max(0, width) / 2, room.y, child.size)
      } else {
        let (before, above) = parts(of: number > 0 ? front ?? element.alignment : element.alignment)
        let x = room.x + width * (isRightToLeft ? 1 - before : before)
        put(child, x, room.y + height * above, child.size)
      }
    }
  }

  private func parts(of alignment: ScreenAlignment) -> (before: Double, above: Double) {
    switch alignment {
    case .topLeading: (0, 0)
    case .top: (0.5, 0)
    case .topTrailing: (1, 0)
    case .leading: (0, 0.5)
    case .center: (0.5, 0.5)
    case .trailing: (1, 0.5)
    case .bottomLeading: (0, 1)
    case .bottom: (0.5, 1)
    case .bottomTrailing: (1, 1)
    }
  }

  private func placeArranged(_ node: PlainNode, _ room: ScreenRect) {
    for (place, child) in node.shown.enumerated() {
      child.isLeftOut = place >= node.arranged.count
      guard place < node.arranged.count else {
        put(child, room.x, room.y, ScreenSize(width: 0, height: 0))
        continue
      }
      let frame = node.arranged[place]
      let x = isRightToLeft ? room.x + room.width - frame.x - frame.width : room.x + frame.x
      put(child, x, room.y + frame.y, frame.size)
    }
  }
}
