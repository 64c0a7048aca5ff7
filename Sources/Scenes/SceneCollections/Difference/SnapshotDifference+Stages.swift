import Observation2

extension SnapshotDifference {
  /// The same changes one kind after the other: each is a batch for what the one before has left.
  ///
  /// First all goes that goes, then sections come and move, then items, then what is there is shown anew.
  /// Sections come without items there; the items follow.
  ///
  /// - Parameter snapshot: The new snapshot.
  /// - Returns: Up to four differences that are not empty.
  /// - Complexity: O(changes log changes), with the items of the sections that come.
  public func stages<SectionIdentifier, ItemIdentifier>(
    to snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) -> [SnapshotDifference] {
    [removals, sectionChanges, itemChanges(in: snapshot), updates].filter { !$0.isEmpty }
  }

  private var removals: SnapshotDifference {
    var stage = SnapshotDifference()
    stage.deletedSections = deletedSections
    stage.deletedItems = deletedItems
    return stage
  }

  private var sectionChanges: SnapshotDifference {
    var stage = SnapshotDifference()
    stage.insertedSections = insertedSections
    stage.movedSections = movedSections.map {
      SnapshotMove(from: $0.from - deletedSections.count(before: $0.from), to: $0.to)
    }
    return stage
  }

  private func itemChanges<SectionIdentifier, ItemIdentifier>(
    in snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) -> SnapshotDifference {
    var stage = SnapshotDifference()
    let brought = insertedSections.flatMap { section in
      snapshot.sections[section].items.indices.map { CollectionPath(section: section, item: $0) }
    }
    stage.insertedItems = (insertedItems + brought).sorted()
    let places = sectionPlaces
    stage.movedItems = movedItems.map { move in
      let gone =
        deletedItems.count(before: move.from)
        - deletedItems.count(before: CollectionPath(section: move.from.section, item: 0))
      return SnapshotMove(
        from: CollectionPath(
          section: places(move.from.section),
          item: move.from.item - gone
        ),
        to: move.to
      )
    }
    return stage
  }

  private var updates: SnapshotDifference {
    var stage = SnapshotDifference()
    stage.reloadedSections = reloadedSections
    stage.reloadedItems = reloadedItems
    stage.reconfiguredItems = reconfiguredItems
    return stage
  }

  /// The new place of an old section that stays.
  private var sectionPlaces: (Int) -> Int {
    let moved = Dictionary(uniqueKeysWithValues: movedSections.map { ($0.from, $0.to) })
    // Those that stay in order fill the places that nobody else has.
    let leaving = (deletedSections + movedSections.map(\.from)).sorted()
    let coming = (insertedSections + movedSections.map(\.to)).sorted()
    return { old in
      if let place = moved[old] { return place }
      var place = old - leaving.count(before: old)
      for other in coming where other <= place { place += 1 }
      return place
    }
  }
}

extension Array where Element: Comparable {
  /// How many of the elements, which ascend, are less than another one.
  fileprivate func count(before other: Element) -> Int {
    partitioningIndex { $0 >= other }
  }
}
