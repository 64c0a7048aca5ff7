import Observation2
import SceneCollections
import Testing

/// The difference of two snapshots makes one of the other.
@Suite struct SnapshotDifferenceTests {
  private func difference(_ old: [[Int]], _ new: [[Int]]) -> SnapshotDifference {
    SnapshotDifference(from: NumberedSnapshot(old), to: NumberedSnapshot(new))
  }

  private func path(_ section: Int, _ item: Int) -> CollectionPath {
    CollectionPath(section: section, item: item)
  }

  @Test func `equal snapshots have no difference`() {
    #expect(difference([[1, 2], [3]], [[1, 2], [3]]).isEmpty)
  }

  @Test func `what comes and goes is named where it stands`() {
    let found = difference([[1, 2, 3]], [[0, 1, 3, 4]])
    #expect(found.deletedItems == [path(0, 1)])
    #expect(found.insertedItems == [path(0, 0), path(0, 3)])
    #expect(found.movedItems.isEmpty)
  }

  @Test func `an item that goes to the end is the only one to move`() {
    let found = difference([Array(0..<100)], [Array(1..<100) + [0]])
    #expect(found.movedItems == [SnapshotMove(from: path(0, 0), to: path(0, 99))])
  }

  @Test func `an item that changes its section moves, if both stay`() {
    let found = difference([[1, 2], [3]], [[1], [2, 3]])
    #expect(found.movedItems == [SnapshotMove(from: path(0, 1), to: path(1, 0))])
    #expect(found.deletedItems.isEmpty)
    #expect(found.insertedItems.isEmpty)
  }

  @Test
  func `an item out of a section that goes is inserted, one into a section that comes is deleted`()
  {
    let old = NumberedSnapshot([[1], [2]], sections: [7, 8])
    let new = NumberedSnapshot([[1], [2]], sections: [8, 9])
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.deletedSections == [0])
    #expect(found.insertedSections == [1])
    #expect(found.insertedItems == [path(0, 0)])
    #expect(found.deletedItems == [path(1, 0)])
    #expect(found.movedItems.isEmpty)
  }

  @Test func `a section that moves takes its items along`() {
    let old = NumberedSnapshot([[1, 2], [3], [4]], sections: [0, 1, 2])
    let new = NumberedSnapshot([[3], [4], [1, 2]], sections: [1, 2, 0])
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.movedSections == [SnapshotMove(from: 0, to: 2)])
    #expect(found.movedItems.isEmpty)
  }

  @Test func `what is to be shown anew is named where it stands then, if it was there before`() {
    let old = NumberedSnapshot([[1, 2, 3], [4]])
    var new = NumberedSnapshot([[3, 1, 9], [4]])
    new.reloadItems([1, 9])
    new.reconfigureItems([3, 1])
    new.reloadSections([1])
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.reloadedItems == [path(0, 1)])
    #expect(found.reconfiguredItems == [path(0, 0)])
    #expect(found.reloadedSections == [1])
  }

  @Test func `marks of items that an inserted section takes are named`() {
    let old = NumberedSnapshot([[1, 2, 3, 4]])
    var new = old
    new.appendSections([5, 6, 7])
    new.appendItems([1, 2, 9], toSection: 5)
    new.appendItems([3], toSection: 6)
    new.appendItems([8], toSection: 7)
    new.reloadItems([1, 9])
    new.reconfigureItems([2])
    new.reloadSections([6, 7])
    let found = SnapshotDifference(from: old, to: new)
    #expect(found.reloadedItems == [path(1, 0)])
    #expect(found.reconfiguredItems == [path(1, 1)])
    // All that section 7 shows is new anyway.
    #expect(found.reloadedSections == [2])
  }

  @Test func `a random difference makes one snapshot of the other, at once and in stages`() {
    var random = SplitMix(seed: 15)
    for number in 0..<CaseCount.of("COLLECTION_CASES", or: 3_000) {
      let items = 2 + random.number(below: 60)
      let old = NumberedSnapshot.random(&random, sections: 5, items: items)
      let new =
        random.chance(0.5)
        ? old.edited(&random, times: random.number(below: 12), among: items)
        : NumberedSnapshot.random(&random, sections: 5, items: items)
      let difference = SnapshotDifference(from: old, to: new)
      let wanted = ShownSections(new)
      var atOnce = ShownSections(old)
      atOnce.apply(difference, to: wanted, bringsItems: true)
      #expect(atOnce == wanted, "case \(number), from \(ShownSections(old)) to \(wanted)")
      var inStages = ShownSections(old)
      for stage in difference.stages(to: new) {
        inStages.apply(stage, to: wanted, bringsItems: false)
      }
      #expect(inStages == wanted, "case \(number), from \(ShownSections(old)) to \(wanted)")
      #expect(difference.isInPlace == (ShownSections(old) == wanted), "case \(number)")
    }
  }

  @Test func `no fewer items could move`() {
    var random = SplitMix(seed: 4)
    for number in 0..<CaseCount.of("COLLECTION_CASES", or: 2_000) {
      let old = NumberedSnapshot.random(&random, sections: 1, items: 40)
      let new =
        random.chance(0.5)
        ? old.edited(&random, times: 10, among: 40)
        : NumberedSnapshot.random(&random, sections: 1, items: 40)
      let before = old.itemIdentifiers
      let common = new.itemIdentifiers.compactMap { before.firstIndex(of: $0) }
      guard old.numberOfSections == new.numberOfSections else { continue }
      let moved = SnapshotDifference(from: old, to: new).movedItems.count
      #expect(
        moved == common.count - longestRun(common),
        "case \(number): \(before) to \(new.itemIdentifiers)"
      )
    }
  }

  /// The length of the longest ascending run, by comparing each with each.
  private func longestRun(_ numbers: [Int]) -> Int {
    var best = [Int](repeating: 1, count: numbers.count)
    for place in numbers.indices {
      for before in 0..<place where numbers[before] < numbers[place] {
        best[place] = max(best[place], best[before] + 1)
      }
    }
    return best.max() ?? 0
  }

  @Test func `what is equal at both ends is compared once, and nothing is hashed`() {
    let items = (0..<1_000).map(CountedItem.init)
    var old = DiffableDataSourceSnapshot<Int, CountedItem>()
    old.appendSections([0])
    old.appendItems(items)
    var new = DiffableDataSourceSnapshot<Int, CountedItem>()
    new.appendSections([0])
    new.appendItems(items)
    CountedItem.counts.withLock { $0 = (0, 0) }
    #expect(SnapshotDifference(from: old, to: new).isEmpty)
    #expect(CountedItem.counts.withLock { $0 } == (1_000, 0))
    // One that goes and one that comes: only these two are hashed.
    new.deleteItems([items[500]])
    new.insertItems([CountedItem(number: 5_000)], beforeItem: items[200])
    CountedItem.counts.withLock { $0 = (0, 0) }
    #expect(SnapshotDifference(from: old, to: new).insertedItems.count == 1)
    let counts = CountedItem.counts.withLock { $0 }
    #expect(counts.compared < 1_050)
    #expect(counts.hashed == 2)
    CountedItem.counts.withLock { $0 = (0, 0) }
    #expect(SnapshotDifference(from: new, to: new).isEmpty)
    #expect(CountedItem.counts.withLock { $0 } == (0, 0))
  }
}
