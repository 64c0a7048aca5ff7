import Scenes

/// Where an item is that a person carries, and where it would go.
extension CollectionView {
  /// What is wanted, and the cell that is carried, wherever it has its place.
  ///
  /// - Parameters:
  ///   - wanted: What is near what can be seen, of the content or of one section that scrolls across.
  ///   - engine: Where everything stands.
  ///   - section: That section.
  /// - Returns: All that is to be there.
  func withCarried(
    _ wanted: [CollectionLayoutAttributes],
    _ engine: CollectionLayoutEngine,
    inRow section: Int? = nil
  ) -> [CollectionLayoutAttributes] {
    guard let place = movement?.place, let carried = engine.attributes(forItem: place),
      isIn(CollectionElementPlace(category: .cell, path: place), section, engine),
      !wanted.contains(where: { $0.category == .cell && $0.path == place })
    else { return wanted }
    return wanted + [carried]
  }

  /// Puts the cell that is carried below the finger, in front of all others.
  func placeCarried(
    _ attributes: inout CollectionLayoutAttributes,
    _ engine: CollectionLayoutEngine
  ) {
    guard let movement, attributes.category == .cell, attributes.path == movement.place else {
      return
    }
    let moved = shift(ofSection: movement.place.section, engine)
    let size = attributes.frame.size
    attributes.frame.x = movement.middle.x + seen.x + moved.x - size.width / 2
    attributes.frame.y = movement.middle.y + seen.y + moved.y - size.height / 2
    attributes.zIndex = .max
  }

  // MARK: - Where it goes

  /// The place that an item takes when it is carried to a point of the content; `nil` if there is none.
  func target(at point: ScreenPoint, of place: CollectionPath) -> CollectionPath? {
    guard let engine, !engine.itemCounts.isEmpty else { return nil }
    if engine.scrollsAcross(place.section) { return target(at: point, inRow: place.section) }
    let axis = engine.layout.configuration.scrollDirection
    let along = max(0.5, axis.along(point))
    let (start, breadth) = (axis.point(along - 0.5), axis.across(engine.contentSize))
    let strip = ScreenRect(origin: start, size: axis.size(along: 1, across: breadth))
    let line = engine.attributes(in: strip).filter {
      $0.category == .cell && !engine.scrollsAcross($0.path.section)
        && axis.span(of: $0.frame).contains(along)
    }
    if let found = line.last(where: { $0.frame.contains(point) }) { return found.path }
    if let end = end(at: point, of: place, engine) { return end }
    // A finger may leave the list at its side, or be between two cells.
    let across = engine.crossAxis
    func distance(_ cell: CollectionLayoutAttributes) -> Double {
      let (place, span) = (across.along(point), across.span(of: cell.frame))
      return max(span.lowerBound - place, place - span.upperBound, 0)
    }
    return line.min { distance($0) < distance($1) }?.path
  }

  private func target(at point: ScreenPoint, inRow section: Int) -> CollectionPath? {
    guard let engine, let row = rows[section] else { return nil }
    let axis = engine.crossAxis
    let along = axis.along(point) + row.offset
    return engine.orthogonalAttributes(ofSection: section, from: along - 0.5, to: along + 0.5)
      .last { $0.category == .cell && axis.span(of: $0.frame).contains(along) }?.path
  }

  /// The end of a section in which a point is, behind all of its items; that of the last one for a point behind all
  /// content.
  private func end(
    at point: ScreenPoint,
    of place: CollectionPath,
    _ engine: CollectionLayoutEngine
  ) -> CollectionPath? {
    let axis = engine.layout.configuration.scrollDirection
    let along = axis.along(point)
    let section = engine.sections.indices.last {
      engine.start(ofSection: $0) <= along && engine.sections[$0].extent > 0
    }
    guard let section, !engine.scrollsAcross(section) else { return nil }
    let count = engine.itemCounts[section]
    let last = CollectionPath(section: section, item: count - 1)
    if let frame = engine.attributes(forItem: last)?.frame {
      let (span, across) = (axis.span(of: frame), engine.crossAxis)
      let isBeside = across.along(point) >= across.span(of: frame).upperBound
      guard along >= (isBeside ? span.lowerBound : span.upperBound) else { return nil }
    }
    return CollectionPath(section: section, item: section == place.section ? count - 1 : count)
  }

  /// Where the cell of an item is seen, in the content.
  func shownFrame(ofItem path: CollectionPath) -> ScreenRect? {
    guard let engine, let frame = engine.attributes(forItem: path)?.frame else { return nil }
    let moved = shift(ofSection: path.section, engine)
    return frame.moved(by: ScreenPoint(x: -moved.x, y: -moved.y))
  }

  /// How far what is in a section has been moved across.
  private func shift(ofSection section: Int, _ engine: CollectionLayoutEngine) -> ScreenPoint {
    let row = engine.scrollsAcross(section) ? rows[section] : nil
    return engine.crossAxis.point(row?.offset ?? 0)
  }
}

extension ScreenAxis {
  /// From where to where a frame is along it.
  fileprivate func span(of frame: ScreenRect) -> Range<Double> {
    let start = along(frame.origin)
    return start..<(start + max(0, along(frame.size)))
  }
}
