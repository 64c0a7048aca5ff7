import Scenes

/// Sections that scroll across.
extension CollectionView {
  // MARK: - How far they have been moved

  /// Moves a section that scrolls across, with the next update, no further than to its ends.
  ///
  /// Unlike a person, it may leave the section where it would not come to rest. A section that is not there or
  /// does not scroll is left alone.
  ///
  /// - Parameters:
  ///   - offset: How far from where the section begins, in points.
  ///   - section: The section.
  public func setOrthogonalOffset(_ offset: Double, ofSection section: Int) {
    bringUpToDate()
    guard let engine, let stops = engine.stops(ofSection: section) else { return }
    let row = row(ofSection: section)
    (row.offset, row.isNew) = (stops.clamped(offset), true)
    setNeedsLayout()
  }

  /// Returns the row of a section, which is made when it is first needed.
  func row(ofSection section: Int) -> CollectionRow {
    if let row = rows[section] { return row }
    let row = CollectionRow(section: section, of: self)
    row.offset = engine?.stops(ofSection: section)?.range.lowerBound ?? 0
    rows[section] = row
    return row
  }

  /// Has the rows go with their sections, where these are known by more than their places.
  ///
  /// - Parameters:
  ///   - places: The old and new places of sections and items.
  ///   - staying: The items that stay; `nil` if all of the data is other data.
  func moveRows(_ places: SnapshotPlaces, _ staying: StayingItems?) {
    let old = rows
    rows = [:]
    for (section, row) in old {
      guard let place = places.newSection(section) else { continue }
      row.anchor = staying.flatMap { anchor(in: row, $0, places) }
      row.section = place
      row.hasOtherItems = true
      rows[place] = row
    }
  }

  /// The anchor of a row after a change of the data; if its item goes, the nearest one takes its position.
  private func anchor(
    in row: CollectionRow,
    _ staying: StayingItems,
    _ places: SnapshotPlaces
  ) -> CollectionRow.Anchor? {
    var anchor = row.anchor
    if row.currentAnchor == nil, let engine, engine.itemCounts == places.oldItemCounts,
      let stops = engine.stops(ofSection: row.section), !stops.restsAnywhere
    {
      anchor = self.anchor(in: row, engine, viewport: stops.viewport)
    }
    return anchor.flatMap { anchor in
      let path = CollectionPath(section: row.section, item: anchor.item)
      return staying.nearestInSection(to: path).flatMap(places.newPlace).map { path in
        CollectionRow.Anchor(item: path.item, distance: anchor.distance, offset: anchor.offset)
      }
    }
  }

  /// Moves a row to the item that is asked for, if that is in it.
  func goAcross(to row: CollectionRow, _ engine: CollectionLayoutEngine) {
    guard let goal, goal.path.section == row.section,
      let stops = engine.stops(ofSection: row.section),
      let span = engine.span(ofItem: goal.path.item, inSection: row.section)
    else { return }
    let wanted = goal.place.offset(
      showing: span.start,
      to: span.end,
      from: row.offset,
      in: stops.viewport
    )
    guard let wanted else { return }
    let rest = stops.rest(
      from: row.offset,
      proposed: wanted,
      velocity: wanted - row.offset,
      isOnePage: false
    )
    // A page may begin behind the item, or end before it.
    let isSeen = span.start >= rest && span.end <= rest + stops.viewport
    row.offset = isSeen ? rest : stops.clamped(wanted)
    row.isNew = true
  }

  /// The first item of a row that can be seen as a whole, or the first of which a part can be.
  func anchor(
    in row: CollectionRow,
    _ engine: CollectionLayoutEngine,
    viewport: Double
  ) -> CollectionRow.Anchor? {
    let spans = attributes(in: row, engine, screensAround: 0)
      .filter { $0.category == .cell }
      .compactMap { cell in
        engine.span(ofItem: cell.path.item, inSection: row.section).map { (cell.path.item, $0) }
      }
      .filter { $0.1.end > row.offset + 0.5 }
    let first =
      spans.first { $0.1.start >= row.offset - 0.5 && $0.1.end <= row.offset + viewport + 0.5 }
      ?? spans.first
    return first.map {
      CollectionRow.Anchor(item: $0.0, distance: $0.1.start - row.offset, offset: row.offset)
    }
  }

  // MARK: - What is there

  /// How often a section has been laid out from nothing, for tests; see
  /// ``CollectionLayoutEngine/solvedSections``.
  package var solvedSections: Int { engine?.solvedSections ?? 0 }

  /// The scrolls of the sections that scroll across and are near the visible part; the cells of the others are
  /// released.
  func rowEntries(
    _ engine: CollectionLayoutEngine,
    near: ScreenRect
  ) -> [PlacedCollectionEntry] {
    var there: Set<Int> = []
    var entries: [PlacedCollectionEntry] = []
    for section in sections(near: near, engine) where engine.scrollsAcross(section) {
      let frame = engine.rowFrame(ofSection: section)
      guard frame.meets(near) || section == focusedRow else { continue }
      there.insert(section)
      let row = row(ofSection: section)
      row.frame = frame
      goAcross(to: row, engine)
      let axis = engine.layout.configuration.scrollDirection
      let entry = LazyScreenEntry(
        id: CollectionElementID(number: number(of: row)),
        revision: row.revision,
        frame: frame,
        measuresWidth: axis == .horizontal && engine.isMeasured(section),
        measuresHeight: axis == .vertical && engine.isMeasured(section)
      )
      // In front of the section's background, as its cells are.
      let isDecorated = engine.sections[section].section?.decorationItems.isEmpty == false
      entries.append(
        PlacedCollectionEntry(
          entry,
          zIndex: isDecorated ? 1 : 0,
          section: section,
          isAttached: false
        )
      )
    }
    for number in numbers(where: { $0.isInRow && !there.contains($0.place.path.section) }) {
      recycle(number)
    }
    for row in rowsThere.values where !there.contains(row.section) || rows[row.section] !== row {
      if let number = row.number { rowsThere[number] = nil }
      row.number = nil
    }
    for section in there { displayRow(row(ofSection: section), engine) }
    return entries
  }

  /// The sections near what can be seen, and that in which something has the focus.
  private func sections(near: ScreenRect, _ engine: CollectionLayoutEngine) -> [Int] {
    let there = engine.sections(near: near)
    guard let row = focusedRow, !there.contains(row) else { return Array(there) }
    return row < there.lowerBound ? [row] + there : there + [row]
  }

  private func number(of row: CollectionRow) -> UInt64 {
    if let number = row.number { return number }
    lastNumber += 1
    row.number = lastNumber
    rowsThere[lastNumber] = row
    return lastNumber
  }

  /// Returns the places of the elements in the visible part of a row, or near by.
  func attributes(
    in row: CollectionRow,
    _ engine: CollectionLayoutEngine,
    screensAround: Double
  ) -> [CollectionLayoutAttributes] {
    let breadth = engine.crossAxis.along(engine.rowFrame(ofSection: row.section).size)
    return engine.orthogonalAttributes(
      ofSection: row.section,
      from: row.offset - breadth * screensAround,
      to: row.offset + breadth * (1 + screensAround)
    )
  }

  /// Releases cells of a row that are no longer near, makes those that have come, and returns the places of all.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - engine: Where everything stands.
  ///   - origin: The offset at which the content of the row's scroll begins.
  /// - Returns: The entries, from back to front.
  func tile(
    _ row: CollectionRow,
    _ engine: CollectionLayoutEngine,
    from origin: Double
  ) -> [LazyScreenEntry<CollectionElementID>] {
    let there = attributes(in: row, engine, screensAround: 0.5)
    let wanted = withCarried(
      withFocused(there, engine, inRow: row.section),
      engine,
      inRow: row.section
    )
    let places = Set(wanted.map { CollectionElementPlace($0) })
    for (number, element) in elements(in: row) where !places.contains(element.place) {
      recycle(number)
    }
    let frame = engine.rowFrame(ofSection: row.section)
    let moved = engine.crossAxis.point(row.offset)
    let start = engine.crossAxis.point(origin)
    let entries = entries(
      for: wanted,
      engine,
      inRow: true,
      seen: ScreenRect(
        origin: ScreenPoint(x: frame.x + moved.x, y: frame.y + moved.y),
        size: frame.size
      ),
      from: ScreenPoint(x: frame.x + start.x, y: frame.y + start.y)
    )
    displayRow(row, engine)
    prefetch(engine)
    return entries.inReadingOrder(along: engine.crossAxis)
  }

  /// The present elements of a row, the oldest first.
  private func elements(in row: CollectionRow) -> [(key: UInt64, value: ShownCollectionElement)] {
    shown.filter { $0.value.isInRow && $0.value.place.path.section == row.section }
      .sorted { $0.key < $1.key }
  }

  /// Notes which cells of a row can be seen.
  private func displayRow(_ row: CollectionRow, _ engine: CollectionLayoutEngine) {
    let range = engine.orthogonalOffsetRange(ofSection: row.section)
    let axis = engine.crossAxis
    let frame = engine.rowFrame(ofSection: row.section)
    let shift = axis.point(row.offset - (range?.lowerBound ?? 0))
    let corner = ScreenPoint(x: frame.x - shift.x, y: frame.y - shift.y)
    for (number, element) in elements(in: row) {
      display(number, element.frame.moved(by: corner).meets(seen))
    }
  }
}
