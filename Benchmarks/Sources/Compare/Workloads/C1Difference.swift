import SceneCollections

/// An item of the collections.
struct CatalogItem: Hashable, Sendable {
  let id: Int
  let name: String
  let detail: String

  init(_ id: Int) {
    self.id = id
    name = "Item \(id)"
    detail = "of shelf \(id % 97)"
  }
}

/// How one list of items becomes another.
enum CatalogChange: String, CaseIterable {
  case same, few, some, half, shuffled, reversed, appended

  /// How many of a hundred items are deleted, inserted or moved, a third each.
  private var percentage: Int {
    switch self {
    case .few: 1
    case .some: 10
    case .half: 50
    case .same, .shuffled, .reversed, .appended: 0
    }
  }

  /// The items of before and after, and how many are deleted and inserted.
  func lists(_ count: Int, seed: Int) -> (old: [CatalogItem], new: [CatalogItem], changes: Int) {
    var random = CatalogRandom(state: UInt64(seed))
    let old = (0..<count).map { CatalogItem($0 &+ seed) }
    // Not of the memory of the old ones.
    var new = (0..<count).map { CatalogItem($0 &+ seed) }
    switch self {
    case .same: return (old, new, 0)
    case .shuffled: return (old, new.shuffled(using: &random), 0)
    case .reversed: return (old, new.reversed(), 0)
    case .appended:
      new += (count..<(count + 50)).map { CatalogItem($0 &+ seed) }
      return (old, new, 50)
    case .few, .some, .half: break
    }
    let third = count * percentage / 300
    for number in 0..<third {
      new.remove(at: Int.random(in: new.indices, using: &random))
      let moving = new.remove(at: Int.random(in: new.indices, using: &random))
      new.insert(moving, at: Int.random(in: 0...new.count, using: &random))
      new.insert(
        CatalogItem(count &+ seed &+ number),
        at: Int.random(in: 0...new.count, using: &random)
      )
    }
    let (before, after) = (Set(old), Set(new))
    return (old, new, before.subtracting(after).count + after.subtracting(before).count)
  }
}

/// The same numbers for a seed on every machine.
private struct CatalogRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }
}

extension Workload {
  /// C1: the difference of two snapshots.
  ///
  /// Up to 10,000 items it stands against the standard library's difference with moves; of 100,000, which
  /// takes that one minutes, against its own of 10,000; and where nothing has changed against comparing the
  /// two arrays.
  static var differences: [Workload] {
    [1_000, 10_000, 100_000].flatMap { count in
      CatalogChange.allCases.map { difference(count, $0) }
    }
  }

  private static func difference(_ count: Int, _ change: CatalogChange) -> Workload {
    let base: Base
    let limit: Double
    switch (count, change) {
    case (_, .same): (base, limit) = (.bare, 2)
    case (1_000, _): (base, limit) = (.collectionDifference, 1.5)
    case (10_000, .few), (10_000, .appended): (base, limit) = (.collectionDifference, 1)
    case (10_000, _): (base, limit) = (.collectionDifference, 0.1)
    // n log n takes 12.5 times as much, and a miss of the cache per item is allowed.
    case (_, .some), (_, .shuffled): (base, limit) = (.tenThousandItems, 14)
    default: (base, limit) = (.tenThousandItems, 12)
    }
    return Workload("C1 \(count) \(change)", against: base, limit: limit) { inputs in
      let (old, new, changes) = change.lists(count, seed: inputs.seed)
      var bases: [Contender] = []
      switch base {
      case .collectionDifference: bases = [collectionDifference(old, new)]
      case .tenThousandItems: bases = [snapshots(of: change.lists(10_000, seed: inputs.seed))]
      default: break
      }
      return Trial(
        expected: { rounds in rounds &* (changes &+ 1) },
        ours: snapshots(of: (old, new, changes)),
        bases: bases,
        bare: change == .same ? comparison(old, new) : nil
      )
    }
  }

  @MainActor
  private static func snapshots(
    of lists: (old: [CatalogItem], new: [CatalogItem], changes: Int)
  ) -> Contender {
    func snapshot(_ items: [CatalogItem]) -> DiffableDataSourceSnapshot<Int, CatalogItem> {
      var snapshot = DiffableDataSourceSnapshot<Int, CatalogItem>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    let changes = lists.changes
    func expected(_ rounds: Int) -> Int { rounds &* (changes &+ 1) }
    return Contender(expected: expected) {
      let (old, new) = (snapshot(lists.old), snapshot(lists.new))
      return { rounds, meter in
        var sum = 0
        meter.start()
        for _ in 0..<rounds {
          let difference = SnapshotDifference(from: old, to: new)
          sum &+= difference.deletedItems.count &+ difference.insertedItems.count &+ 1
        }
        meter.stop()
        return sum
      }
    }
  }

  @MainActor
  private static func collectionDifference(
    _ old: [CatalogItem],
    _ new: [CatalogItem]
  ) -> Contender {
    Contender {
      { rounds, meter in
        var sum = 0
        meter.start()
        for _ in 0..<rounds {
          let difference = new.difference(from: old).inferringMoves()
          sum &+= 1
          for change in difference {
            switch change {
            case .insert(_, _, let other), .remove(_, _, let other): if other == nil { sum &+= 1 }
            }
          }
        }
        meter.stop()
        return sum
      }
    }
  }

  @MainActor
  private static func comparison(_ old: [CatalogItem], _ new: [CatalogItem]) -> Contender {
    Contender {
      { rounds, meter in
        var sum = 0
        meter.start()
        for _ in 0..<rounds where old == new { sum &+= 1 }
        meter.stop()
        return sum
      }
    }
  }
}
