import SceneCollections

/// An edit of a snapshot of numbered sections, as a value.
enum SnapshotEdit<Item: Hashable & Sendable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Item>

  case appendItems([Item], section: Int?)
  case insertItems([Item], beside: Item, after: Bool)
  case moveItem(Item, beside: Item, after: Bool)
  case deleteItems([Item])
  case reloadItems([Item])
  case reconfigureItems([Item])
  case appendSections([Int])
  case insertSections([Int], beside: Int, after: Bool)
  case moveSection(Int, beside: Int, after: Bool)
  case deleteSections([Int])
  case reloadSections([Int])
  case deleteAllItems

  /// Makes the edit, or throws its mistake.
  func apply(to snapshot: inout Snapshot) throws(SnapshotError<Int, Item>) {
    switch self {
    case .appendItems(let items, let section):
      try snapshot.append(items, to: section, "appendItems(_:toSection:)")
    case .insertItems(let items, let other, false):
      try snapshot.insert(items, beside: other, after: false, "insertItems(_:beforeItem:)")
    case .insertItems(let items, let other, true):
      try snapshot.insert(items, beside: other, after: true, "insertItems(_:afterItem:)")
    case .moveItem(let item, let other, false):
      try snapshot.move(item, beside: other, after: false, "moveItem(_:beforeItem:)")
    case .moveItem(let item, let other, true):
      try snapshot.move(item, beside: other, after: true, "moveItem(_:afterItem:)")
    case .deleteItems(let items): snapshot.deleteItems(items)
    case .reloadItems(let items):
      try snapshot.mark(items, "reloadItems(_:)") { $0.reload(items: items) }
    case .reconfigureItems(let items):
      try snapshot.mark(items, "reconfigureItems(_:)") { $0.reconfigure(items: items) }
    case .appendSections(let sections): try snapshot.append(sections, "appendSections(_:)")
    case .insertSections(let sections, let other, false):
      try snapshot.insert(
        sections,
        beside: other,
        after: false,
        "insertSections(_:beforeSection:)"
      )
    case .insertSections(let sections, let other, true):
      try snapshot.insert(sections, beside: other, after: true, "insertSections(_:afterSection:)")
    case .moveSection(let section, let other, false):
      try snapshot.move(section, beside: other, after: false, "moveSection(_:beforeSection:)")
    case .moveSection(let section, let other, true):
      try snapshot.move(section, beside: other, after: true, "moveSection(_:afterSection:)")
    case .deleteSections(let sections): snapshot.deleteSections(sections)
    case .reloadSections(let sections): try snapshot.mark(sections, "reloadSections(_:)")
    case .deleteAllItems: snapshot.deleteAllItems()
    }
  }

  /// Makes the edit by the call that ends the program where it can't be made.
  func applyOrTrap(to snapshot: inout Snapshot) {
    switch self {
    case .appendItems(let items, let section): snapshot.appendItems(items, toSection: section)
    case .insertItems(let items, let other, false): snapshot.insertItems(items, beforeItem: other)
    case .insertItems(let items, let other, true): snapshot.insertItems(items, afterItem: other)
    case .moveItem(let item, let other, false): snapshot.moveItem(item, beforeItem: other)
    case .moveItem(let item, let other, true): snapshot.moveItem(item, afterItem: other)
    case .deleteItems(let items): snapshot.deleteItems(items)
    case .reloadItems(let items): snapshot.reloadItems(items)
    case .reconfigureItems(let items): snapshot.reconfigureItems(items)
    case .appendSections(let sections): snapshot.appendSections(sections)
    case .insertSections(let sections, let other, false):
      snapshot.insertSections(sections, beforeSection: other)
    case .insertSections(let sections, let other, true):
      snapshot.insertSections(sections, afterSection: other)
    case .moveSection(let section, let other, false):
      snapshot.moveSection(section, beforeSection: other)
    case .moveSection(let section, let other, true):
      snapshot.moveSection(section, afterSection: other)
    case .deleteSections(let sections): snapshot.deleteSections(sections)
    case .reloadSections(let sections): snapshot.reloadSections(sections)
    case .deleteAllItems: snapshot.deleteAllItems()
    }
  }
}

extension SnapshotEdit<Int> {
  /// A random one, of items below one number and sections below another: known ones and strangers.
  static func random(_ random: inout SplitMix, items: Int, sections: Int) -> SnapshotEdit {
    let after = random.chance(0.5)
    let item = random.number(below: items)
    let section = random.number(below: sections)
    switch random.number(below: 32) {
    case 0...6:
      let named = random.chance(0.7) ? section : nil
      return .appendItems(random.numbers(below: items, most: max(4, items / 5)), section: named)
    case 7...11:
      return .insertItems(random.numbers(below: items, most: 5), beside: item, after: after)
    case 12...16:
      return .moveItem(random.number(below: items), beside: item, after: after)
    case 17...18: return .deleteItems(random.numbers(below: items, most: 4))
    case 19: return .reloadItems(random.numbers(below: items, most: 2))
    case 20: return .reconfigureItems(random.numbers(below: items, most: 2))
    case 21...24: return .appendSections(random.numbers(below: sections, most: 2))
    case 25...26:
      return .insertSections(
        random.numbers(below: sections, most: 2),
        beside: section,
        after: after
      )
    case 27...28:
      return .moveSection(random.number(below: sections), beside: section, after: after)
    case 29: return .deleteSections(random.numbers(below: sections, most: 1))
    case 30: return .reloadSections(random.numbers(below: sections, most: 2))
    default: return random.chance(0.2) ? .deleteAllItems : .deleteItems([item])
    }
  }
}

extension SplitMix {
  /// Up to some numbers below a limit, mostly without repeats.
  mutating func numbers(below limit: Int, most: Int) -> [Int] {
    let count = number(below: most + 1)
    if chance(0.1) { return (0..<count).map { _ in number(below: limit) } }
    let start = number(below: limit)
    return (0..<min(count, limit)).map { (start + $0) % limit }.shuffled(using: &self)
  }
}
