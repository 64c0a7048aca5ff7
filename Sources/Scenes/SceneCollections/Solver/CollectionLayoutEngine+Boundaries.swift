import Scenes

/// Headers and footers.
extension CollectionLayoutEngine {
  /// The boundaries of a section, or of the layout, kept in sight where they want to be.
  func boundaryAttributes(
    ofSection section: Int,
    visible: ScreenRect? = nil
  ) -> [CollectionLayoutAttributes] {
    section < 0
      ? layoutBoundaries(visible)
      : sections.indices.contains(section) ? sectionBoundaries(section, visible) : []
  }

  private func sectionBoundaries(
    _ section: Int,
    _ visible: ScreenRect?
  ) -> [CollectionLayoutAttributes] {
    let solution = sections[section]
    let origin = origin(ofSection: section)
    let start = start(ofSection: section)
    return solution.boundaries.enumerated().map { number, boundary in
      let attributes = attributes(
        of: boundary,
        solution.frame(ofBoundary: number).moved(by: origin),
        CollectionPath(section: section, item: 0)
      )
      // Up to where those at the other end begin.
      let room = (start + solution.before, start + solution.extent - solution.after)
      return pinned(attributes, boundary, between: room, visible)
    }
  }

  private func layoutBoundaries(_ visible: ScreenRect?) -> [CollectionLayoutAttributes] {
    if sections.isEmpty { return [] }
    let inner = inner
    return boundaries.enumerated().map { number, boundary in
      let frame = boundary.frame(
        along: axis,
        before: before,
        inner: inner,
        across: (0, breadth)
      )
      let attributes = attributes(
        of: boundary,
        ScreenRect(
          origin: pixels.position(frame.origin),
          size: frame.size
        ),
        CollectionPath(section: -1, item: number)
      )
      return pinned(attributes, boundary, between: (before, before + inner), visible)
    }
  }

  private func attributes(
    of boundary: BoundaryPlacement,
    _ frame: ScreenRect,
    _ path: CollectionPath
  ) -> CollectionLayoutAttributes {
    CollectionLayoutAttributes(
      .supplementary(boundary.item.elementKind),
      path,
      frame,
      zIndex: boundary.item.zIndex,
      measuresWidth: boundary.measuresWidth,
      measuresHeight: boundary.measuresHeight
    )
  }

  /// Keeps a header at the beginning of the part in sight, and a footer at its end, as long as their
  /// section is there.
  private func pinned(
    _ attributes: CollectionLayoutAttributes,
    _ boundary: BoundaryPlacement,
    between room: (start: Double, end: Double),
    _ visible: ScreenRect?
  ) -> CollectionLayoutAttributes {
    guard boundary.item.pinToVisibleBounds, let visible else { return attributes }
    let length = axis.along(attributes.frame.size)
    let natural = axis == .vertical ? attributes.frame.y : attributes.frame.x
    let seen = axis == .vertical ? (visible.y, visible.maxY) : (visible.x, visible.maxX)
    let place: Double
    switch boundary.side(along: axis) {
    case 0: place = max(natural, min(seen.0, room.end - length))
    case 1: place = min(natural, max(seen.1 - length, room.start))
    default: return attributes
    }
    if place == natural { return attributes }
    var pinned = attributes
    pinned.isPinned = true
    if axis == .vertical { pinned.frame.y = place } else { pinned.frame.x = place }
    pinned.zIndex = pinned.zIndex.raised(by: 1_000_000_000)
    return pinned
  }
}
