/// Where items stood, and where they stand.
struct SnapshotPlaces {
  /// How many items each section has now.
  let itemCounts: [Int]
  /// How many items each section had.
  let oldItemCounts: [Int]
  let newPlace: (CollectionPath) -> CollectionPath?
  let oldPlace: (CollectionPath) -> CollectionPath?
  /// Where a section stands now; `nil` if it is gone.
  let newSection: (Int) -> Int?
  /// Where a section stood; `nil` if it is new.
  let oldSection: (Int) -> Int?
}

/// The changes of a data source.
extension CollectionView {
  /// Takes other data, and makes every cell again.
  func takeAnew(_ places: SnapshotPlaces) {
    follow(places, nil)
    anchor = nil
    recycleAll()
    engine?.reload(itemCounts: places.itemCounts)
  }

  /// Takes a change, in which cells go with their items.
  func take(_ difference: SnapshotDifference, _ places: SnapshotPlaces) {
    if difference.isEmpty { return }
    let staying = StayingItems(difference, places)
    keepAnchor(staying, places)
    if !difference.isInPlace {
      follow(places, staying)
      moveElements(places)
      proposesOffset = engine != nil
    }
    changeEngine(difference, places)
    recycle(difference)
    for path in difference.reconfiguredItems { reconfigure(path) }
  }

  /// Takes what is noted of items to where they stand now.
  private func follow(_ places: SnapshotPlaces, _ staying: StayingItems?) {
    dataChanges += 1
    selection = Set(selection.compactMap(places.newPlace))
    prefetched = Set(prefetched.compactMap(places.newPlace))
    moveRows(places, staying)
    if let place = movement?.place {
      if let newPlace = places.newPlace(place) {
        movement?.place = newPlace
      } else {
        movement = nil
      }
    }
    goal = goal.flatMap { goal in places.newPlace(goal.path).map { ($0, goal.place) } }
  }

  /// Moves all present elements to the new paths of their items.
  ///
  /// An element is described no more than it has to be, and keeps the focus and the text that is written in
  /// it.
  private func moveElements(_ places: SnapshotPlaces) {
    let old = shown.sorted { $0.key < $1.key }
    numbers = [:]
    for (number, element) in old {
      guard let place = element.place(in: places), numbers[place] == nil else {
        recycle(number)
        continue
      }
      if element.cell != nil, place != element.place {
        // The swipe actions were those of the former path, and so was the answer whether it can be carried.
        let isSaid = hasSwipeActions(inSection: place.path.section) || canReorder
        if isSaid { element.view.revision += 1 }
      }
      shown[number]?.place = place
      // A badge of a group keeps its number, and shows other items now.
      let isOther = element.host == .group && places.newPlace(element.place.path) != place.path
      if isOther { shown[number]?.isOutdated = true }
      numbers[place] = number
    }
  }

  private func changeEngine(_ difference: SnapshotDifference, _ places: SnapshotPlaces) {
    guard let engine else { return }
    if engine.itemCounts == places.oldItemCounts {
      engine.update(itemCounts: places.itemCounts, from: origins(difference, places))
    }
    // The engine may have laid out other data, and another data source may count.
    let counts = itemCounts
    if engine.itemCounts != counts { engine.reload(itemCounts: counts) }
  }

  private func origins(
    _ difference: SnapshotDifference,
    _ places: SnapshotPlaces
  ) -> SectionOrigins {
    let inserted = Dictionary(grouping: difference.insertedItems, by: \.section)
    let left = (difference.deletedItems + difference.movedItems.map(\.from)).map(\.section)
    let rearranged = Set(
      left.compactMap(places.newSection) + difference.movedItems.map(\.to.section)
    )
    return SectionOrigins(
      section: places.oldSection,
      items: { section in
        if rearranged.contains(section) { return .replaced }
        guard let new = inserted[section], let first = new.first else { return .same }
        let old = places.oldSection(section).map { places.oldItemCounts[$0] } ?? 0
        // Items of a deleted section bring their sizes.
        let isAppended = first.item >= old && new.allSatisfy { places.oldPlace($0) == nil }
        return isAppended ? .appended : .replaced
      },
      item: places.oldPlace,
      marks: marks(difference, places)
    )
  }

  /// The items that show something else, by their sections.
  private func marks(
    _ difference: SnapshotDifference,
    _ places: SnapshotPlaces
  ) -> [Int: SectionMarks] {
    var marks: [Int: SectionMarks] = [:]
    for section in difference.reloadedSections {
      marks[section] = SectionMarks(reloaded: Array(0..<places.itemCounts[section]))
    }
    for path in difference.reloadedItems {
      marks[path.section, default: SectionMarks()].reloaded.append(path.item)
    }
    for path in difference.reconfiguredItems {
      marks[path.section, default: SectionMarks()].reconfigured.append(path.item)
    }
    return marks
  }

  // MARK: - Showing again

  /// Recycles the views of the sections and items that are reloaded.
  private func recycle(_ difference: SnapshotDifference) {
    let sections = Set(difference.reloadedSections)
    let items = Set(difference.reloadedItems)
    if sections.isEmpty && items.isEmpty { return }
    let again = shown.filter { _, element in
      sections.contains(element.place.path.section)
        || (element.place.category == .cell && items.contains(element.place.path))
    }
    for number in again.keys.sorted() { recycle(number) }
  }

  /// Has the cell of an item configured once more.
  private func reconfigure(_ path: CollectionPath) {
    let place = CollectionElementPlace(category: .cell, path: path)
    guard let number = numbers[place], let element = shown[number] else { return }
    reconfigured = element.view
    defer { reconfigured = nil }
    guard let view = makeView(for: place), view !== element.view else { return }
    // The provider has taken a cell of another registration.
    let isDisplayed = element.isDisplayed
    recycle(number)
    lastNumber += 1
    numbers[place] = lastNumber
    shown[lastNumber] = ShownCollectionElement(
      place: place,
      host: .item,
      view: view,
      frame: element.frame
    )
    display(lastNumber, isDisplayed)
  }
}

extension ShownCollectionElement {
  /// Where it stands when the data has changed; `nil` if what it belongs to is gone.
  fileprivate func place(in places: SnapshotPlaces) -> CollectionElementPlace? {
    var moved = place
    if host == .item {
      guard let path = places.newPlace(place.path) else { return nil }
      moved.path = path
    } else if place.path.section >= 0 {
      guard let section = places.newSection(place.path.section) else { return nil }
      moved.path.section = section
    }
    return moved
  }
}
