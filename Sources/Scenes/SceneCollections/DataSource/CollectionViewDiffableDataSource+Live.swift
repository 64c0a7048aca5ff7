/// The part of the data source that the collection calls while it is live.
extension CollectionViewDiffableDataSource: LiveCollectionDataSource {
  func resign() {
    // An item that was carried is where it was.
    carried = nil
    showAgain(isAnimated: false)
  }

  var pending: PendingCollectionChange? {
    guard hasNewer else { return nil }
    if let cachedPending { return cachedPending }
    let (old, new) = (taken.snapshot, wanted.snapshot)
    let keepsNone = isReload || old.sections.isEmpty
    let items = Set(marks.reloadedItems.elements)
    let sections = Set(marks.reloadedSections.elements)
    let change = PendingCollectionChange(places: SnapshotPlaces(from: old, to: new)) { path in
      guard !keepsNone, let item = new.itemIdentifier(at: path) else { return false }
      return !items.contains(item) && !sections.contains(new.sections[path.section].identifier)
    }
    cachedPending = change
    return change
  }

  /// How many sections the collection shows.
  public func numberOfSections(in collectionView: CollectionView) -> Int {
    counting.snapshot.numberOfSections
  }

  /// How many items of a section it shows.
  public func collectionView(
    _ collectionView: CollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    let sections = counting.snapshot.sections
    return sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// The cell of an item.
  public func collectionView(
    _ collectionView: CollectionView,
    cellForItemAt path: CollectionPath
  ) -> CollectionViewCell {
    guard let item = taken.snapshot.itemIdentifier(at: path) else {
      fatalError("There is no item at \(path), so it has no cell")
    }
    return cellProvider(collectionView, path, item)
  }

  /// The header, footer or badge of a kind.
  public func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: CollectionPath
  ) -> CollectionReusableView? {
    supplementaryViewProvider?(collectionView, kind, path)
  }
}

extension SnapshotPlaces {
  init<SectionIdentifier, ItemIdentifier>(
    from old: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    to new: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) {
    func place(
      of section: Int,
      _ from: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
      _ to: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
    ) -> Int? {
      from.sections.indices.contains(section)
        ? to.indexOfSection(from.sections[section].identifier) : nil
    }
    self.init(
      itemCounts: new.sections.map(\.items.count),
      oldItemCounts: old.sections.map(\.items.count),
      newPlace: { path in old.itemIdentifier(at: path).flatMap { new.path(of: $0) } },
      oldPlace: { path in new.itemIdentifier(at: path).flatMap { old.path(of: $0) } },
      newSection: { place(of: $0, old, new) },
      oldSection: { place(of: $0, new, old) }
    )
  }
}
