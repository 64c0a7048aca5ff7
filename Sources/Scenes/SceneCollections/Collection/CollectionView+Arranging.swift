public import Scenes

/// The collection as the layout of a scroll.
extension CollectionView: LazyScreenLayout {
  /// `true`: sections avoid the parts that the device covers, as far as their insets are measured from
  /// there.
  public var followsSafeArea: Bool { true }

  /// Decides which cells there are: those in sight, and half as far again on both sides.
  ///
  /// A closure that the collection calls while it is being changed may ask. It gets the present entries,
  /// and is asked to come again.
  public func entries(in room: LazyScreenRoom) -> LazyScreenEntries<CollectionElementID> {
    if isBusy { return entriesThere(from: room.offset) }
    rounds += 1
    return arranging {
      live?.takeNewest()
      return decide(in: room)
    }
  }

  private func entriesThere(from offset: ScreenPoint) -> LazyScreenEntries<CollectionElementID> {
    setNeedsLayout()
    let there = shown.filter { !$0.value.isInRow }.sorted { $0.key < $1.key }
    return LazyScreenEntries(
      contentSize: contentSize,
      offset: offset,
      entries: there.map {
        LazyScreenEntry(id: CollectionElementID(number: $0.key), frame: $0.value.frame)
      }
    )
  }

  private func decide(in room: LazyScreenRoom) -> LazyScreenEntries<CollectionElementID> {
    let size = ScreenSize(
      width: room.size.width.isFinite ? room.size.width : room.environment.containerSize.width,
      height: room.size.height.isFinite ? room.size.height : room.environment.containerSize.height
    )
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: size, contentInsets: room.safeArea),
      traits: room.environment
    )
    let wasShown = engine != nil
    let engine = engine ?? makeEngine(in: environment)
    let axis = engine.layout.configuration.scrollDirection
    // The new scroll of a collection that is shown again begins at the old offset. One of a screen that is restored
    // may begin elsewhere.
    var offset = axis.along(room.isNew && wasShown ? contentOffset : room.offset)
    followPerson(to: offset, engine)
    if engine.environment != environment {
      anchor = anchor(at: axis.along(contentOffset), engine)
      engine.change(environment: environment)
      for row in rows.values { row.revision += 1 }
      proposesOffset = true
    }
    offset = self.offset(keeping: anchor, from: offset, engine)
    let end = axis.along(engine.contentSize) - axis.along(size)
    if proposesOffset { offset = self.offset(ofDelegateFor: max(0, min(offset, end)), along: axis) }
    offset = self.offset(ofGoalFrom: offset, engine, size)
    offset = max(0, min(offset, end))
    anchor?.offset = offset
    let isWhole = !axis.along(room.size).isFinite
    seen = ScreenRect(
      origin: axis.point(offset),
      size: isWhole
        ? axis.size(along: axis.along(engine.contentSize), across: axis.across(size)) : size
    )
    return LazyScreenEntries(
      contentSize: engine.contentSize,
      offset: axis.point(offset),
      entries: tile(engine, axis)
    )
  }

  private func makeEngine(in environment: CollectionLayoutEnvironment) -> CollectionLayoutEngine {
    let engine = CollectionLayoutEngine(
      collectionViewLayout,
      environment: environment,
      scale: environment.traits.displayScale
    )
    engine.onIssue = { [weak self] in self?.onIssue?($0) }
    engine.reload(itemCounts: itemCounts)
    self.engine = engine
    return engine
  }

  // MARK: - What is there

  /// Releases elements that are no longer near, makes the new ones, and returns the frames of all.
  private func tile(
    _ engine: CollectionLayoutEngine,
    _ axis: ScreenAxis
  ) -> [LazyScreenEntry<CollectionElementID>] {
    let near = seen.widened(by: axis.along(seen.size) / 2, along: axis)
    let all = engine.attributes(in: near, visible: seen)
    firstSeen = all.first { $0.category == .cell && $0.frame.meets(seen) }?.path
    let there = all.filter { !isInRow($0, engine) }
    let wanted = withCarried(withFocused(there, engine), engine)
    let places = Set(wanted.map { CollectionElementPlace($0) })
    // First, so that what comes can use what goes.
    for number in numbers(where: { !$0.isInRow && !places.contains($0.place) }) { recycle(number) }
    let rows = rowEntries(engine, near: near)
    let entries = entries(for: wanted, engine, inRow: false, seen: seen)
    for placed in entries { display(placed.entry.id.number, placed.entry.frame.meets(seen)) }
    prefetch(engine)
    return (entries + rows).inReadingOrder(along: axis)
  }

  /// Finds which items are to be loaded that have no cell yet.
  func prefetch(_ engine: CollectionLayoutEngine) {
    guard prefetchDataSource != nil else { return }
    let axis = engine.layout.configuration.scrollDirection
    let near = seen.widened(by: axis.along(seen.size) / 2, along: axis)
    let far = near.widened(by: axis.along(seen.size), along: axis)
    var have = Set(shown.values.filter { !$0.isInRow }.map(\.place))
    var want = engine.attributes(in: far).filter { !isInRow($0, engine) }
    for row in rowsThere.values.sorted(by: { $0.section < $1.section })
    where engine.scrollsAcross(row.section) {
      let those = attributes(in: row, engine, screensAround: 0.5)
      have.formUnion(those.map { CollectionElementPlace($0) })
      want += attributes(in: row, engine, screensAround: 1.5)
    }
    prefetch(near: have, far: want)
  }

  /// Returns the entries of elements.
  ///
  /// - Parameters:
  ///   - wanted: The wanted elements and their frames in the content.
  ///   - engine: Where everything stands.
  ///   - isInRow: `true` if they are in a section that scrolls across.
  ///   - seen: The part in sight, in the content.
  ///   - corner: Where in the content the scroll of the entries begins.
  /// - Returns: The entries, in the order of the wanted elements.
  func entries(
    for wanted: [CollectionLayoutAttributes],
    _ engine: CollectionLayoutEngine,
    inRow isInRow: Bool,
    seen: ScreenRect,
    from corner: ScreenPoint = .zero
  ) -> [PlacedCollectionEntry] {
    let there = wanted.compactMap { attributes in
      number(of: attributes).map { (number: $0, attributes: attributes) }
    }
    adjust(there, engine, inRow: isInRow, seen: seen)
    return there.map { number, natural in
      var (attributes, isHidden) = adjusted(natural, number)
      placeCarried(&attributes, engine)
      let frame = attributes.frame.moved(by: ScreenPoint(x: -corner.x, y: -corner.y))
      shown[number]?.stand(at: frame, inRow: isInRow, isHidden: isHidden)
      let revision = attributes.color.map { show($0, inLine: number) } ?? 0
      let entry = LazyScreenEntry(
        id: CollectionElementID(number: number),
        revision: (isHidden ? 1 : 0) + 2 * revision,
        frame: frame,
        measuresWidth: attributes.measuresWidth,
        measuresHeight: attributes.measuresHeight
      )
      return PlacedCollectionEntry(entry, attributes)
    }
  }

  /// Returns the numbers of some of the present elements, the oldest first.
  func numbers(where isWanted: (ShownCollectionElement) -> Bool) -> [UInt64] {
    shown.compactMap { isWanted($0.value) ? $0.key : nil }.sorted()
  }

  /// Returns the number of an element, which is made if it is not there yet.
  private func number(of attributes: CollectionLayoutAttributes) -> UInt64? {
    let place = CollectionElementPlace(attributes)
    if let number = numbers[place] { return renewed(number) ? number : nil }
    guard isThere(place), let view = makeView(for: place) else { return nil }
    lastNumber += 1
    numbers[place] = lastNumber
    shown[lastNumber] = ShownCollectionElement(
      place: place,
      host: attributes.host,
      view: view,
      frame: attributes.frame
    )
    return lastNumber
  }

  /// Returns a Boolean value that indicates whether an element still exists: the data source may have
  /// changed that when it was asked for another one.
  private func isThere(_ place: CollectionElementPlace) -> Bool {
    guard place.category == .cell, let counts = engine?.itemCounts else { return true }
    return counts.indices.contains(place.path.section)
      && place.path.item < counts[place.path.section]
  }

  // MARK: - Asking about entries

  /// Describes a cell, header, footer, badge or background.
  public func content(of id: CollectionElementID) -> [ScreenElement] {
    if let row = rowsThere[id.number], let engine {
      // The scroll may be another one, on a screen that is made again.
      row.isNew = true
      return CollectionRowPart(row: row, axis: engine.crossAxis).body
    }
    guard let element = shown[id.number] else { return [] }
    _ = element.view.revision
    if case .separator = element.place.category {
      return element.view.body.map { $0.hidden(element.isHidden) }
    }
    var shell = element.view.completed(
      ScreenElement(.layers, .layers, children: element.view.body)
    )
    if element.isHidden { shell = shell.hidden() }
    if let identifier = element.view.identifier { shell = shell.identifier(identifier) }
    guard let cell = element.cell else { return [shell] }
    if cell.isDisabled { shell = shell.disabled() }
    if allowsSelection {
      shell = shell.selected(cell.isSelected).onTap { [weak self] in self?.tap(id.number) }
    }
    if canReorder { shell = reorderable(shell, id.number) }
    let actions = swipeActions(at: element.place.path)
    return [actions.isEmpty ? shell : shell.swipeActions(actions)]
  }

  /// Takes the size of an element that is measured.
  public func measured(_ size: ScreenSize, of id: CollectionElementID) -> Bool {
    guard let engine else { return false }
    if let row = rowsThere[id.number] {
      // Its cells have been measured by its own scroll.
      return engine.rowFrame(ofSection: row.section).size != row.frame.size
    }
    guard let place = shown[id.number]?.place else { return false }
    let axis = engine.layout.configuration.scrollDirection
    if anchor == nil { anchor = anchor(at: axis.along(contentOffset), engine) }
    return switch place.category {
    case .cell: engine.setMeasured(size, ofItem: place.path)
    case .supplementary(let kind):
      engine.setMeasured(size, ofSupplementary: kind, inSection: place.path.section)
    case .decoration, .separator: false
    }
  }

  /// Where an element stands that is there.
  public func frame(of id: CollectionElementID) -> ScreenRect? {
    rowsThere[id.number]?.frame ?? shown[id.number]?.frame
  }

  /// Tells what has come and gone, after the update.
  public func didArrange() {
    if isGoalAnswered { (goal, isGoalAnswered) = (nil, false) }
    if anchor?.isPassing == true { anchor = nil }
    if rounds > LazyScreenRoom.mostRounds { onIssue?(.endlessMeasuring) }
    rounds = 0
    tellAfterwards()
  }

  /// Does what has waited for the end of an update.
  func tellAfterwards() {
    let afterwards = self.afterwards
    self.afterwards = []
    for tell in afterwards { tell() }
  }
}

extension ScreenRect {
  /// It with more room on both sides along an axis.
  fileprivate func widened(by margin: Double, along axis: ScreenAxis) -> ScreenRect {
    axis == .vertical
      ? ScreenRect(x: x, y: y - margin, width: width, height: height + 2 * margin)
      : ScreenRect(x: x - margin, y: y, width: width + 2 * margin, height: height)
  }
}
