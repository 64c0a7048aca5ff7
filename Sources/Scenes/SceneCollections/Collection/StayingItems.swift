/// The items that a change of the data leaves in their order and in their section.
struct StayingItems {
  private let places: SnapshotPlaces
  private let moved: Set<CollectionPath>
  private let movedSections: Set<Int>

  init(_ difference: SnapshotDifference, _ places: SnapshotPlaces) {
    self.places = places
    moved = Set(difference.movedItems.map(\.from))
    movedSections = Set(difference.movedSections.map(\.from))
  }

  /// Returns `true` if the change moves neither the item at an old path nor its section.
  func contains(_ path: CollectionPath) -> Bool {
    !movedSections.contains(path.section) && staysInSection(path)
  }

  /// Returns `true` if the item at an old path keeps its section and its order there.
  ///
  /// A difference does not name an item as moved that comes with a new section, or that leaves a deleted one.
  private func staysInSection(_ path: CollectionPath) -> Bool {
    guard let new = places.newPlace(path) else { return false }
    return new.section == places.newSection(path.section) && !moved.contains(path)
  }

  /// Returns the old path of the next item that stays, or else of the last one in front.
  ///
  /// - Complexity: O(items) at most.
  func nearest(to path: CollectionPath) -> CollectionPath? {
    let counts = places.oldItemCounts
    guard counts.indices.contains(path.section) else { return nil }
    if let found = next(from: path, { contains($0) }) { return found }
    for section in counts.indices.dropFirst(path.section + 1) {
      let start = CollectionPath(section: section, item: 0)
      if let found = next(from: start, { contains($0) }) { return found }
    }
    if let found = last(before: path, { contains($0) }) { return found }
    for section in counts.indices.prefix(path.section).reversed() {
      let end = CollectionPath(section: section, item: counts[section])
      if let found = last(before: end, { contains($0) }) { return found }
    }
    return nil
  }

  /// Returns the old path of the next item that stays in a section, or else of the last one in front, wherever the
  /// section goes.
  func nearestInSection(to path: CollectionPath) -> CollectionPath? {
    guard places.oldItemCounts.indices.contains(path.section) else { return nil }
    return next(from: path) { staysInSection($0) } ?? last(before: path) { staysInSection($0) }
  }

  private func next(
    from path: CollectionPath,
    _ isWanted: (CollectionPath) -> Bool
  ) -> CollectionPath? {
    guard places.newSection(path.section) != nil else { return nil }
    let items = path.item..<max(path.item, places.oldItemCounts[path.section])
    return items.lazy.map { CollectionPath(section: path.section, item: $0) }.first(where: isWanted)
  }

  private func last(
    before path: CollectionPath,
    _ isWanted: (CollectionPath) -> Bool
  ) -> CollectionPath? {
    guard places.newSection(path.section) != nil else { return nil }
    let items = 0..<min(path.item, places.oldItemCounts[path.section])
    return items.reversed().lazy.map { CollectionPath(section: path.section, item: $0) }
      .first(where: isWanted)
  }
}
