import SceneCollections

/// A snapshot as nobody can get it wrong: arrays that are searched from the beginning.
struct SnapshotModel<Item: Hashable & Sendable>: Equatable {
  struct Section: Equatable {
    var identifier: Int
    var items: [Item] = []
  }

  var sections: [Section] = []
  var reloadedItems: [Item] = []
  var reconfiguredItems: [Item] = []
  var reloadedSections: [Int] = []

  init() {}

  /// What a snapshot says of itself.
  init(_ snapshot: DiffableDataSourceSnapshot<Int, Item>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(identifier: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
    reloadedItems = snapshot.reloadedItemIdentifiers
    reconfiguredItems = snapshot.reconfiguredItemIdentifiers
    reloadedSections = snapshot.reloadedSectionIdentifiers
  }

  var items: [Item] { sections.flatMap(\.items) }

  func place(ofSection identifier: Int) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  func path(of item: Item) -> CollectionPath? {
    for (section, content) in sections.enumerated() {
      if let place = content.items.firstIndex(of: item) {
        return CollectionPath(section: section, item: place)
      }
    }
    return nil
  }

  /// Makes an edit that is not refused.
  mutating func apply(_ edit: SnapshotEdit<Item>) {
    switch edit {
    case .appendItems(let items, let section):
      take(items)
      let place = section.flatMap { self.place(ofSection: $0) } ?? sections.count - 1
      sections[place].items += items
    case .insertItems(let items, let other, let after): put(items, beside: other, after: after)
    case .moveItem(let item, let other, let after): put([item], beside: other, after: after)
    case .deleteItems(let items):
      take(items)
      forget(items)
    case .reloadItems(let items): mark(items, in: \.reloadedItems)
    case .reconfigureItems(let items): mark(items, in: \.reconfiguredItems)
    case .appendSections(let new): sections += new.map { Section(identifier: $0) }
    case .insertSections(let new, let other, let after):
      guard let place = place(ofSection: other) else { return }
      sections.insert(
        contentsOf: new.map { Section(identifier: $0) },
        at: after ? place + 1 : place
      )
    case .moveSection(let identifier, let other, let after):
      guard let from = place(ofSection: identifier) else { return }
      let section = sections.remove(at: from)
      guard let place = place(ofSection: other) else { return }
      sections.insert(section, at: after ? place + 1 : place)
    case .deleteSections(let gone):
      forget(sections.filter { gone.contains($0.identifier) }.flatMap(\.items))
      sections.removeAll { gone.contains($0.identifier) }
      reloadedSections.removeAll { gone.contains($0) }
    case .reloadSections(let named): mark(named, in: \.reloadedSections)
    case .deleteAllItems: self = SnapshotModel()
    }
  }

  private mutating func take(_ items: [Item]) {
    for section in sections.indices { sections[section].items.removeAll { items.contains($0) } }
  }

  private mutating func put(_ items: [Item], beside other: Item, after: Bool) {
    take(items)
    guard let path = path(of: other) else { return }
    sections[path.section].items.insert(
      contentsOf: items,
      at: after ? path.item + 1 : path.item
    )
  }

  private mutating func forget(_ items: [Item]) {
    reloadedItems.removeAll { items.contains($0) }
    reconfiguredItems.removeAll { items.contains($0) }
  }

  private mutating func mark<Identifier: Hashable>(
    _ named: [Identifier],
    in list: WritableKeyPath<SnapshotModel, [Identifier]>
  ) {
    for identifier in named where !self[keyPath: list].contains(identifier) {
      self[keyPath: list].append(identifier)
    }
  }
}
