import Scenes

/// Sections that scroll across.
extension CollectionView {
  // MARK: - How far they have been moved

  /// How far a section that scrolls across has been moved from where it begins, in points; 0 for another one.
  ///
  /// It begins on the right where lines do. Where groups are centred it may be below 0. It stays as it is while other
  /// things change, and goes with its section where the data source knows that by an identifier.
  public func orthogonalOffset(ofSection section: Int) -> Double {
    bringUpToDate()
    guard let stops = engine?.stops(ofSection: section) else { return 0 }
    return rows[section].map { stops.clamped($0.offset) } ?? stops.range.lowerBound
  }

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

  /// How far a section that scrolls across can be moved, in points; `nil` for another one, or until a screen shows
  /// the collection.
  ///
  /// See ``CollectionLayoutEngine/orthogonalOffsetRange(ofSection:)``.
  public func orthogonalOffsetRange(ofSection section: Int) -> ClosedRange<Double>? {
    bringUpToDate()
    return engine?.orthogonalOffsetRange(ofSection: section)
  }

  /// The row of a section, which is made if nobody has needed it yet.
  func row(ofSection section: Int) -> CollectionRow {
    if let row = rows[section] { return row }
    let row = CollectionRow(section: section, of: self)
    row.offset = engine?.stops(ofSection: section)?.range.lowerBound ?? 0
    rows[section] = row
    return row
  }

  /// Has the rows go with their sections, where these are known by more than their places.
  func moveRows(_ newSection: (Int) -> Int?) {
    let old = rows
    rows = [:]
    for (section, row) in old {
      guard let place = newSection(section) else { continue }
      row.section = place
      rows[place] = row
    }
  }

  /// Moves a row to the item that is asked for, if that is in it.
  func goAcross(to row: CollectionRow, _ engine: CollectionLayoutEngine) {
    guard let goal, goal.path.section == row.section,
      let stops = engine.stops(ofSection: row.section),
      let frame = engine.attributes(forItem: goal.path)?.frame
    else { return }
    let axis = engine.crossAxis
    let start = axis.along(frame.origin) - engine.sections[row.section].across.before
    let wanted = goal.place.offset(
      showing: start,
      to: start + axis.along(frame.size),
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
    let isSeen = start >= rest && start + axis.along(frame.size) <= rest + stops.viewport
    row.offset = isSeen ? rest : stops.clamped(wanted)
    row.isNew = true
  }

  // MARK: - What is there

  /// How often a section has been laid out from nothing, for tests; see
  /// ``CollectionLayoutEngine/solvedSections``.
  package var solvedSections: Int { engine?.solvedSections ?? 0 }

  /// The scrolls of the sections near what can be seen that scroll across; the cells of the others are let go of.
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

  /// What stands near what is seen of a row, or near by.
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

  /// Lets go of cells of a row that are no longer near, makes those that have come, and says where all stand.
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

  /// What is there of a row, the oldest first.
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
