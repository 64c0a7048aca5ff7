import SceneCollections

typealias NumberedOutline = DiffableDataSourceSectionSnapshot<Int>

/// An edit of a section snapshot, as a value.
enum OutlineEdit<Item: Hashable & Sendable> {
  typealias Outline = DiffableDataSourceSectionSnapshot<Item>

  case append([Item], to: Item?)
  case insert([Item], beside: Item, after: Bool)
  /// Inserts an outline of these items, each below the one before it.
  case insertChain([Item], beside: Item, after: Bool)
  case replace(childrenOf: Item, chain: [Item])
  case delete([Item])
  case expand([Item])
  case collapse([Item])
  case deleteAll

  /// Makes the edit, or throws its mistake.
  func apply(to outline: inout Outline) throws(SectionSnapshotError<Item>) {
    switch self {
    case .append(let items, let parent): try outline.append(items, to: parent, "append(_:to:)")
    case .insert(let items, let other, let after):
      try outline.insert(items, beside: other, after: after, Self.insertion(after))
    case .insertChain(let items, let other, let after):
      let chain = Outline(chain: items)
      try outline.insert(chain, beside: other, after: after, Self.insertion(after))
    case .replace(let parent, let chain):
      try outline.replace(
        childrenOf: parent,
        using: Outline(chain: chain),
        "replace(childrenOf:using:)"
      )
    case .delete(let items): try outline.delete(items, "delete(_:)")
    case .expand(let items): outline.expand(items)
    case .collapse(let items): outline.collapse(items)
    case .deleteAll: outline.deleteAll()
    }
  }

  private static func insertion(_ after: Bool) -> String {
    after ? "insert(_:after:)" : "insert(_:before:)"
  }

  /// Makes the edit by the call that ends the program where it can't be made.
  func applyOrTrap(to outline: inout Outline) {
    switch self {
    case .append(let items, let parent): outline.append(items, to: parent)
    case .insert(let items, let other, false): outline.insert(items, before: other)
    case .insert(let items, let other, true): outline.insert(items, after: other)
    case .insertChain(let items, let other, false):
      outline.insert(Outline(chain: items), before: other)
    case .insertChain(let items, let other, true):
      outline.insert(Outline(chain: items), after: other)
    case .replace(let parent, let chain):
      outline.replace(childrenOf: parent, using: Outline(chain: chain))
    case .delete(let items): outline.delete(items)
    case .expand(let items): outline.expand(items)
    case .collapse(let items): outline.collapse(items)
    case .deleteAll: outline.deleteAll()
    }
  }
}

extension OutlineEdit<Int> {
  /// A random one, of items below a number: known ones and strangers.
  static func random(_ random: inout SplitMix, items: Int) -> OutlineEdit {
    let after = random.chance(0.5)
    let item = random.number(below: items)
    switch random.number(below: 24) {
    case 0...2: return .append(random.numbers(below: items, most: 3), to: nil)
    case 3...9: return .append(random.numbers(below: items, most: 2), to: item)
    case 10...13: return .insert(random.numbers(below: items, most: 2), beside: item, after: after)
    case 14...15:
      return .insertChain(random.different(below: items, most: 3), beside: item, after: after)
    case 16...17:
      return .replace(childrenOf: item, chain: random.different(below: items, most: 3))
    case 18...19: return .delete(random.numbers(below: items, most: 2))
    case 20...21: return .expand(random.numbers(below: items, most: 4))
    case 22: return .collapse(random.numbers(below: items, most: 2))
    default: return random.chance(0.2) ? .deleteAll : .expand([item])
    }
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// An outline of items of which each is below the one before it, the first expanded.
  init(chain: [ItemIdentifier]) {
    self.init()
    for (place, item) in chain.enumerated() {
      append([item], to: place > 0 ? chain[place - 1] : nil)
    }
    expand(Array(chain.prefix(1)))
  }
}

extension SplitMix {
  /// Up to some numbers below a limit, each once.
  mutating func different(below limit: Int, most: Int) -> [Int] {
    let count = number(below: most + 1)
    let start = number(below: limit)
    return (0..<min(count, limit)).map { (start + $0) % limit }
  }
}
