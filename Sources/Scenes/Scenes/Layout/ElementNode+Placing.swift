extension ElementNode {
  /// Gives everything in it a frame, in its own coordinates; what has its frame already is left.
  func place(_ pass: LayoutPass) {
    needsPlacing = false
    if traits.scrollAxis != nil { tree.placedScrolls.append(self) }
    if elements.isEmpty { return }
    let room = ScreenRect(size: frame.size).inset(
      by: traits.surrounding,
      isMirrored: pass.isRightToLeft
    )
    switch traits.primitive {
    case .box(.vertical): placeColumn(in: room, pass)
    case .layers: placeLayers(in: room, pass)
    case .scroll(let axis) where !traits.flags.isDisjoint(with: .laziness):
      placeArranged(in: axis == .vertical ? room : contentRoom(room), pass)
    case .custom: placeArranged(in: room, pass)
    case .text where traits.runs != nil: placeArranged(in: room, pass)
    case .scroll(.vertical): placeColumn(in: room, pass)
    case .scroll(.horizontal): placeRow(in: contentRoom(room), pass)
    case .box(.horizontal), .text, .leaf, .line, .space: placeRow(in: room, pass)
    }
  }

  /// The room from side to side that the content of a scroll has.
  private func contentRoom(_ room: ScreenRect) -> ScreenRect {
    var content = room
    content.width = max(room.width, contentSize.width - traits.surrounding.horizontal)
    return content
  }

  /// Puts a child somewhere.
  private func put(
    _ child: ElementNode,
    _ rect: ScreenRect,
    _ pass: LayoutPass,
    isLeftOut: Bool = false
  ) {
    if child.isLeftOut != isLeftOut {
      child.isLeftOut = isLeftOut
      child.extra?.look = nil
      tree.markFields(.state, of: child)
    }
    if child.frame != rect {
      if child.frame.width != rect.width || child.frame.height != rect.height {
        child.needsPlacing = true
      }
      child.frame = rect
      // Front-ends receive a node that they do not know yet in one piece.
      if !isPlacingNoted, !isNew, !child.isNew {
        isPlacingNoted = true
        tree.placed.append(self)
      }
    }
    if child.needsPlacing { child.place(pass) }
  }

  private func placeColumn(in room: ScreenRect, _ pass: LayoutPass) {
    var y = room.y
    for child in elements {
      let size = child.size
      var x = room.x
      if child.traits.hasReadableWidth {
        x += max(0, room.width - size.width) / 2
      } else if pass.isRightToLeft {
        x = room.maxX - size.width
      }
      put(child, ScreenRect(origin: ScreenPoint(x: x, y: y), size: size), pass)
      y += size.height + traits.spacing
    }
  }

  private func placeRow(in room: ScreenRect, _ pass: LayoutPass) {
    var x = pass.isRightToLeft ? room.maxX : room.x
    for child in elements {
      var size = child.size
      if case .line = child.traits.primitive, child.traits.height == nil {
        size.height = room.height
      }
      let y = room.y + (room.height - size.height) / 2
      if pass.isRightToLeft { x -= size.width }
      put(child, ScreenRect(origin: ScreenPoint(x: x, y: y), size: size), pass)
      x += pass.isRightToLeft ? -traits.spacing : size.width + traits.spacing
    }
  }

  private func placeLayers(in room: ScreenRect, _ pass: LayoutPass) {
    var toastY = room.y + ScreenToastPlace.margin
    for (place, child) in elements.enumerated() {
      let size = child.size
      var frame = ScreenRect(origin: ScreenPoint(x: room.x, y: room.y), size: size)
      if child.traits.floats {
        frame.x += (room.width - size.width) / 2
        frame.y = toastY
        toastY += size.height + ScreenToastPlace.gap
      } else if child.traits.blocksTouches {
        frame.width = child.traits.width ?? room.width
        frame.height = child.traits.height ?? room.height
      } else if child.traits.hasReadableWidth {
        frame.x += max(0, room.width - size.width) / 2
      } else {
        let front = place > 0 ? traits.frontAlignment : nil
        let alignment = front ?? child.traits.alignment ?? .topLeading
        let before = pass.isRightToLeft ? 1 - alignment.horizontal : alignment.horizontal
        frame.x += (room.width - size.width) * before
        frame.y += (room.height - size.height) * alignment.vertical
      }
      put(child, frame, pass)
    }
  }

  private func placeArranged(in room: ScreenRect, _ pass: LayoutPass) {
    let frames = extra?.frames ?? []
    for (place, child) in elements.enumerated() {
      guard place < frames.count else {
        let nowhere = ScreenRect(x: room.x, y: room.y, width: 0, height: 0)
        put(child, nowhere, pass, isLeftOut: true)
        continue
      }
      var frame = frames[place]
      frame.x = pass.isRightToLeft ? room.maxX - frame.maxX : room.x + frame.x
      frame.y += room.y
      put(child, frame, pass)
    }
  }

  /// Moves the content of a scroll back to where there is some.
  func settleOffset() {
    let extra = needExtra()
    let isLazy = !traits.flags.isDisjoint(with: .laziness)
    if let start = extra.dragStart, let axis = traits.scrollAxis {
      // The layout has moved the content under the finger.
      extra.dragStart = start + axis.along(extra.settledOffset) - axis.along(extra.offset)
    }
    extra.offset = isLazy ? extra.settledOffset : clamped(extra.offset)
    if extra.toldScroll != scrollState { tree.markScroll(self) }
  }

  /// The offset of a scroll that is nearest to another one and shows content.
  func clamped(_ offset: ScreenPoint) -> ScreenPoint {
    traits.scrollAxis?.clamped(offset, of: contentSize, in: frame.size) ?? .zero
  }

  var scrollState: ScreenScrollState? {
    guard let axis = traits.scrollAxis, let extra else { return nil }
    return ScreenScrollState(
      offset: mirrored(axis.point(distance(along: axis))),
      contentSize: extra.contentSize
    )
  }

  /// How far the content of a scroll has been moved from where it begins, in points.
  func distance(along axis: ScreenAxis) -> Double {
    guard let extra else { return 0 }
    return traits.flags.contains(.lazy) ? extra.reach.offset : axis.along(extra.offset)
  }

  /// A Boolean value that indicates whether its content begins on the right.
  var isMirrored: Bool {
    traits.scrollAxis == .horizontal
      && tree.surroundings.values.layoutDirection == .rightToLeft
  }

  /// The point of a scroll's content at its top left corner, from how far it has been moved from where it
  /// begins, and the other way round.
  func mirrored(_ offset: ScreenPoint) -> ScreenPoint {
    guard isMirrored else { return offset }
    let end = ScreenAxis.horizontal.end(of: contentSize, in: frame.size)
    return ScreenPoint(x: end.x - offset.x, y: 0)
  }
}
