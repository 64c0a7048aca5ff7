extension ScreenFrames {
  /// Returns the frontmost scroll at a point, the inner of two nested ones; `nil` when there is
  /// none or a touch can't reach it.
  public func scroll(at point: ScreenPoint) -> ScrollArea? {
    guard viewport.contains(point) else { return nil }
    for index in elements.indices.reversed() {
      let candidate = elements[index]
      let isScroll = candidate.element.scrollAxis != nil
      if !isScroll, !candidate.element.blocksTouches { continue }
      if candidate.isHidden || candidate.element.floats || !candidate.allowsHitTesting { continue }
      if !candidate.frame.contains(point) || !candidate.clip.contains(point) { continue }
      return isScroll ? scroll(at: index) : nil
    }
    return nil
  }

  /// Returns the innermost scroll at a point that a touch can reach and that moves along an axis.
  public func scroll(at point: ScreenPoint, along axis: ScreenAxis) -> ScrollArea? {
    scrolls(at: point, along: axis).first
  }

  /// Returns the scrolls at a point that a touch can reach and that move along an axis, the innermost first.
  ///
  /// A finger moves the first of them that can still move in its direction, as in UIKit. An element that blocks touches
  /// ends the list: a panel's scroll passes nothing on to the elements behind the panel.
  package func scrolls(at point: ScreenPoint, along axis: ScreenAxis) -> [ScrollArea] {
    guard let innermost = scroll(at: point) else { return [] }
    var found: [ScrollArea] = []
    var next: Int? = innermost.elementIndex
    while let index = next {
      if let area = scroll(at: index), area.axis == axis { found.append(area) }
      next = elements[index].element.blocksTouches ? nil : elements[index].parentIndex
    }
    return found
  }

  /// Returns the offsets after moving a scroll, no further than to an end of its content.
  ///
  /// - Parameters:
  ///   - area: A scroll of this screen.
  ///   - distance: How far the content moves to the left and up, in points; no number is no way.
  /// - Returns: The offsets of the scrolls to move; empty if nothing can be moved.
  public func offsets(scrolling area: ScrollArea, by distance: ScreenPoint) -> ScrollOffsets {
    var offsets = ScrollOffsets()
    let moved = area.clamped(
      ScreenPoint(
        x: area.offset.x + (distance.x.isNaN ? 0 : distance.x),
        y: area.offset.y + (distance.y.isNaN ? 0 : distance.y)
      )
    )
    if moved != area.offset { offsets.move(area.id, to: moved) }
    return offsets
  }

  /// Returns offsets that bring an element into view, moving the scrolls around it as little as
  /// possible.
  ///
  /// An element larger than a scroll is shown from its beginning. The offsets are empty when nothing
  /// has to move, or nothing can. Where rows of a lazy scroll lie between, of which the lengths are only
  /// estimated, ask again when the screen has been updated.
  ///
  /// - Complexity: O(depth × log *s*) for *s* scrolls.
  public func offsets(bringingIntoView target: LaidOutElement) -> ScrollOffsets {
    var offsets = ScrollOffsets()
    var frame = target.frame
    for area in scrolls(around: target) {
      let room = area.frame
      let moved = area.clamped(
        ScreenPoint(
          x: area.offset.x + Self.shift(from: frame.x, frame.width, into: room.x, room.width),
          y: area.offset.y + Self.shift(from: frame.y, frame.height, into: room.y, room.height)
        )
      )
      if moved.isNear(area.offset) { continue }
      offsets.move(area.id, to: moved)
      frame.x -= moved.x - area.offset.x
      frame.y -= moved.y - area.offset.y
    }
    return offsets
  }

  /// Returns offsets that show an element in the middle of every scroll around it, as far as their contents allow.
  ///
  /// For the outermost scroll along an axis, the middle of the part on the screen counts.
  ///
  /// - Complexity: O(depth × log *s*) for *s* scrolls.
  package func offsets(centering target: LaidOutElement) -> ScrollOffsets {
    var offsets = ScrollOffsets()
    var middle = target.frame.center
    let areas = scrolls(around: target)
    for area in areas {
      let isOutermost = areas.last { $0.axis == area.axis }?.id == area.id
      let room = isOutermost ? area.frame.intersection(viewport) : area.frame
      guard !room.isEmpty else { continue }
      let (wanted, offset) = (room.center, area.offset)
      let moved = area.clamped(
        ScreenPoint(x: offset.x + middle.x - wanted.x, y: offset.y + middle.y - wanted.y)
      )
      if moved.isNear(offset) { continue }
      offsets.move(area.id, to: moved)
      middle.x -= moved.x - offset.x
      middle.y -= moved.y - offset.y
    }
    return offsets
  }

  private static func shift(
    from start: Double,
    _ length: Double,
    into roomStart: Double,
    _ room: Double
  ) -> Double {
    if start < roomStart || length > room { return start - roomStart }
    return max(0, start + length - roomStart - room)
  }
}
