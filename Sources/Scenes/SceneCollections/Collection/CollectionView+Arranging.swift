public import Scenes

/// The collection as the layout of a scroll.
extension CollectionView: LazyScreenLayout {
  /// Decides which cells there are: those in what can be seen, and half as far again on both sides.
  public func entries(in room: LazyScreenRoom) -> LazyScreenEntries<CollectionElementID> {
    isArranging = true
    defer { isArranging = false }
    let size = ScreenSize(
      width: room.size.width.isFinite ? room.size.width : room.environment.containerSize.width,
      height: room.size.height.isFinite ? room.size.height : room.environment.containerSize.height
    )
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: size),
      traits: room.environment
    )
    takeChanges?()
    let engine = engine ?? makeEngine(in: environment)
    let axis = engine.layout.configuration.scrollDirection
    var offset = axis.along(room.offset)
    if engine.environment != environment {
      let anchor = anchor(at: axis.along(contentOffset), engine)
      engine.change(environment: environment)
      offset = self.offset(keeping: anchor, engine) ?? offset
    } else if let anchor, abs(anchor.offset - offset) < 0.5 {
      // What was measured before it has moved it, and nobody has scrolled.
      offset = self.offset(keeping: anchor, engine) ?? offset
    } else {
      anchor = nil
    }
    offset = self.offset(ofGoalFrom: offset, engine, size)
    let end = axis.along(engine.contentSize) - axis.along(size)
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

  /// Lets go of what is no longer near, makes what has come, and says where all of it stands.
  private func tile(
    _ engine: CollectionLayoutEngine,
    _ axis: ScreenAxis
  ) -> [LazyScreenEntry<CollectionElementID>] {
    let near = seen.widened(by: axis.along(seen.size) / 2, along: axis)
    let wanted = engine.attributes(in: near, visible: seen)
    let places = Set(
      wanted.map { CollectionElementPlace(category: $0.category, path: $0.path) }
    )
    if prefetchDataSource != nil {
      let far = near.widened(by: axis.along(seen.size), along: axis)
      prefetch(near: places, far: engine.attributes(in: far))
    }
    // First, so that what comes can use what goes.
    for (number, element) in shown.sorted(by: { $0.key < $1.key })
    where !places.contains(element.place) { recycle(number) }
    var entries: [(zIndex: Int, entry: LazyScreenEntry<CollectionElementID>)] = []
    for attributes in wanted {
      guard let number = number(of: attributes) else { continue }
      shown[number]?.frame = attributes.frame
      display(number, attributes.frame.meets(seen))
      let entry = LazyScreenEntry(
        id: CollectionElementID(number: number),
        frame: attributes.frame,
        measuresWidth: attributes.measuresWidth,
        measuresHeight: attributes.measuresHeight
      )
      entries.append((attributes.zIndex, entry))
    }
    if entries.contains(where: { $0.zIndex != entries[0].zIndex }) {
      entries.sort { $0.zIndex < $1.zIndex }
    }
    return entries.map(\.entry)
  }

  /// The number of what stands somewhere, which is made if it is not there yet.
  private func number(of attributes: CollectionLayoutAttributes) -> UInt64? {
    let place = CollectionElementPlace(category: attributes.category, path: attributes.path)
    if let number = numbers[place] { return number }
    guard let view = makeView(for: place) else { return nil }
    lastNumber += 1
    numbers[place] = lastNumber
    shown[lastNumber] = ShownCollectionElement(place: place, view: view, frame: attributes.frame)
    return lastNumber
  }

  // MARK: - Asking about entries

  /// Describes a cell, header, footer, badge or background.
  public func content(of id: CollectionElementID) -> [ScreenElement] {
    guard let element = shown[id.number] else { return [] }
    _ = element.view.revision
    var shell = ScreenElement(.layers, .layers, children: element.view.body)
    if let identifier = element.view.identifier { shell = shell.identifier(identifier) }
    guard let cell = element.view as? CollectionViewCell else { return [shell] }
    if cell.isDisabled { shell = shell.disabled() }
    if allowsSelection {
      shell = shell.selected(cell.isSelected).onTap { [weak self] in self?.tap(id.number) }
    }
    if let swipeActions { shell = shell.swipeActions(swipeActions(element.place.path)) }
    return [shell]
  }

  /// Takes the size of an element that is measured.
  public func measured(_ size: ScreenSize, of id: CollectionElementID) -> Bool {
    guard let engine, let place = shown[id.number]?.place else { return false }
    let axis = engine.layout.configuration.scrollDirection
    if anchor == nil { anchor = anchor(at: axis.along(contentOffset), engine) }
    return switch place.category {
    case .cell: engine.setMeasured(size, ofItem: place.path)
    case .supplementary(let kind):
      engine.setMeasured(size, ofSupplementary: kind, inSection: place.path.section)
    case .decoration: false
    }
  }

  /// Where an element stands that is there.
  public func frame(of id: CollectionElementID) -> ScreenRect? { shown[id.number]?.frame }

  /// Tells what has come and gone, after the update.
  public func didArrange() {
    goal = nil
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
