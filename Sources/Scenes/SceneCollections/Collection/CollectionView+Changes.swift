/// Where items stood, and where they stand.
struct SnapshotPlaces {
  /// How many items each section has now.
  let itemCounts: [Int]
  let newPlace: (CollectionPath) -> CollectionPath?
  let oldPlace: (CollectionPath) -> CollectionPath?
  /// Where a section stands now; `nil` if it is gone.
  let newSection: (Int) -> Int?
}

/// What a data source has changed.
extension CollectionView {
  /// Takes other data, of which every cell is made anew.
  func takeAnew(_ places: SnapshotPlaces) {
    follow(places)
    recycleAll()
    engine?.reload(itemCounts: places.itemCounts)
  }

  /// Takes a change, in which cells go with their items.
  func take(_ difference: SnapshotDifference, _ places: SnapshotPlaces) {
    if difference.isEmpty { return }
    if !difference.isInPlace {
      follow(places)
      moveCells(places)
      changeEngine(difference, places)
    }
    reload(difference, places)
    for path in difference.reconfiguredItems { reconfigure(path) }
  }

  /// Takes what is noted of items to where they stand now.
  private func follow(_ places: SnapshotPlaces) {
    selection = Set(selection.compactMap(places.newPlace))
    prefetched = Set(prefetched.compactMap(places.newPlace))
    moveRows(places.newSection)
    if let place = movement?.place {
      if let newPlace = places.newPlace(place) {
        movement?.place = newPlace
      } else {
        movement = nil
      }
    }
    // A data change keeps the offset, as UIKit does, and not the item.
    anchor = nil
    goal = goal.flatMap { goal in places.newPlace(goal.path).map { ($0, goal.place) } }
  }

  private func moveCells(_ places: SnapshotPlaces) {
    let old = shown.sorted { $0.key < $1.key }
    numbers = [:]
    for (number, element) in old {
      var place = element.place
      if place.goesWithItem {
        guard let path = places.newPlace(place.path) else {
          recycle(number)
          continue
        }
        // What a swipe does was said for the place before, and so was where it can be carried.
        let isSaid = hasSwipeActions(inSection: path.section) || canReorder
        if element.cell != nil, isSaid, path != place.path { element.view.revision += 1 }
        place.path = path
      }
      shown[number]?.place = place
      numbers[place] = number
    }
    // Headers and the like may belong to another section now.
    for (number, element) in old where !element.place.goesWithItem { recycle(number) }
  }

  private func changeEngine(_ difference: SnapshotDifference, _ places: SnapshotPlaces) {
    guard let engine else { return }
    let hasOtherSections =
      !difference.deletedSections.isEmpty || !difference.insertedSections.isEmpty
      || !difference.movedSections.isEmpty
    if hasOtherSections || engine.itemCounts.count != places.itemCounts.count {
      return engine.reload(itemCounts: places.itemCounts)
    }
    let inserted = Dictionary(grouping: difference.insertedItems, by: \.section)
    let rearranged = Set(
      difference.deletedItems.map(\.section)
        + difference.movedItems.flatMap { [$0.from.section, $0.to.section] }
    )
    for section in Set(inserted.keys).union(rearranged).sorted() {
      let (old, new) = (engine.itemCounts[section], places.itemCounts[section])
      let first = inserted[section]?.first?.item ?? 0
      if !rearranged.contains(section), first >= old {
        engine.append(new - old, toSection: section)
      } else {
        engine.replaceItems(inSection: section, with: new) { item in
          let place = places.oldPlace(CollectionPath(section: section, item: item))
          return place?.section == section ? place?.item : nil
        }
      }
    }
    // Something else may have been laid out meanwhile, or before.
    if engine.itemCounts != places.itemCounts { engine.reload(itemCounts: places.itemCounts) }
  }

  // MARK: - Showing anew

  private func reload(_ difference: SnapshotDifference, _ places: SnapshotPlaces) {
    let sections = Set(difference.reloadedSections)
    let items = Set(difference.reloadedItems)
    if sections.isEmpty && items.isEmpty { return }
    let again = shown.filter { _, element in
      sections.contains(element.place.path.section)
        || (element.place.category == .cell && items.contains(element.place.path))
    }
    // What is measured is measured again: it may have another size.
    for section in sections {
      engine?.invalidateMeasured(0..<places.itemCounts[section], inSection: section)
    }
    for (section, paths) in Dictionary(grouping: items, by: \.section) {
      engine?.invalidateMeasured(paths.map(\.item), inSection: section)
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
    shown[lastNumber] = ShownCollectionElement(place: place, view: view, frame: element.frame)
    display(lastNumber, isDisplayed)
  }
}
