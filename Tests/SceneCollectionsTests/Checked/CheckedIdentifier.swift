import SceneCollections

/// Identifiers that a checked sequence is made of, good and bad ones.
protocol CheckedIdentifier: Hashable, Sendable {
  /// One of a few, by a number.
  static func numbered(_ number: Int) -> Self

  /// Tells also those apart that are equal, and is equal for one that is not equal to itself.
  var mark: UInt64 { get }
}

extension Int: CheckedIdentifier {
  static func numbered(_ number: Int) -> Int {
    switch number {
    case 0: .min
    case 1: .max
    case 2: -1
    default: number
    }
  }

  var mark: UInt64 { UInt64(bitPattern: Int64(self)) }
}

extension Double: CheckedIdentifier {
  /// Not a number is not equal to itself, and the two zeros are equal.
  static func numbered(_ number: Int) -> Double {
    switch number {
    case 0: .nan
    case 1: .infinity
    case 2: -0.0
    case 3: 0
    default: Double(number)
    }
  }

  var mark: UInt64 { bitPattern }
}

extension SnapshotEdit {
  /// The same with other items.
  func map<Other>(_ item: (Item) -> Other) -> SnapshotEdit<Other> {
    switch self {
    case .appendItems(let items, let section):
      .appendItems(items.map(item), section: section)
    case .insertItems(let items, let other, let after):
      .insertItems(items.map(item), beside: item(other), after: after)
    case .moveItem(let moved, let other, let after):
      .moveItem(item(moved), beside: item(other), after: after)
    case .deleteItems(let items): .deleteItems(items.map(item))
    case .reloadItems(let items): .reloadItems(items.map(item))
    case .reconfigureItems(let items): .reconfigureItems(items.map(item))
    case .appendSections(let sections): .appendSections(sections)
    case .insertSections(let sections, let other, let after):
      .insertSections(sections, beside: other, after: after)
    case .moveSection(let section, let other, let after):
      .moveSection(section, beside: other, after: after)
    case .deleteSections(let sections): .deleteSections(sections)
    case .reloadSections(let sections): .reloadSections(sections)
    case .deleteAllItems: .deleteAllItems
    }
  }
}

extension OutlineEdit {
  /// The same with other items.
  func map<Other>(_ item: (Item) -> Other) -> OutlineEdit<Other> {
    switch self {
    case .append(let items, let parent): .append(items.map(item), to: parent.map(item))
    case .insert(let items, let other, let after):
      .insert(items.map(item), beside: item(other), after: after)
    case .insertChain(let items, let other, let after):
      .insertChain(items.map(item), beside: item(other), after: after)
    case .replace(let parent, let chain):
      .replace(childrenOf: item(parent), chain: chain.map(item))
    case .delete(let items): .delete(items.map(item))
    case .expand(let items): .expand(items.map(item))
    case .collapse(let items): .collapse(items.map(item))
    case .deleteAll: .deleteAll
    }
  }
}
