import Observation2
import SceneCollections
import Testing

/// The contents of a snapshot after an edit.
@Suite struct SnapshotTests {
  private let snapshot = NumberedSnapshot([[1, 2, 3], [4, 5]])

  @Test func `items appended without a section go to the last one`() {
    var snapshot = snapshot
    snapshot.appendItems([6, 7])
    #expect(snapshot.itemIdentifiers(inSection: 1) == [4, 5, 6, 7])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `an item that is there and appended again moves and keeps its mark`() {
    var snapshot = snapshot
    snapshot.reloadItems([2])
    snapshot.appendItems([6, 2], toSection: 1)
    #expect(snapshot.itemIdentifiers(inSection: 0) == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: 1) == [4, 5, 6, 2])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.numberOfItems == 6)
  }

  @Test func `an item that is deleted loses its marks, and may come again`() {
    var snapshot = snapshot
    snapshot.reloadItems([2, 3])
    snapshot.reconfigureItems([2])
    snapshot.deleteItems([2, 99])
    snapshot.appendItems([2])
    #expect(snapshot.reloadedItemIdentifiers == [3])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == 1)
  }

  @Test func `sections take their items along`() {
    var snapshot = snapshot
    snapshot.moveSection(0, afterSection: 1)
    #expect(snapshot.sectionIdentifiers == [1, 0])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    #expect(snapshot.indexOfItem(1) == 2)
    snapshot.deleteSections([1, 99])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.path(of: 4) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot == NumberedSnapshot())
  }

  @Test func `a section and an item may have the same identifier`() {
    let snapshot = NumberedSnapshot([[1], [0]], sections: [0, 1])
    #expect(snapshot.indexOfSection(1) == 1)
    #expect(snapshot.indexOfItem(1) == 0)
  }

  @Test func `a comparison ignores the marks of a snapshot and nothing else`() {
    var other = snapshot
    other.reloadItems([1])
    other.reloadSections([1])
    other.reconfigureItems([4])
    #expect(other == snapshot)
    other.moveItem(1, afterItem: 2)
    #expect(other != snapshot)
    #expect(NumberedSnapshot([[1], []]) != NumberedSnapshot([[], [1]]))
    #expect(NumberedSnapshot([[1]], sections: [3]) != NumberedSnapshot([[1]], sections: [4]))
  }

  @Test func `an empty position has no item`() {
    let beyond = [(-1, 0), (0, -1), (0, 3), (2, 0)].map { CollectionPath(section: $0, item: $1) }
    #expect(beyond.allSatisfy { snapshot.itemIdentifier(at: $0) == nil })
  }

  @Test func `a section that is appended costs the same, however many there are`() {
    func cost(_ count: Int) -> Int {
      var snapshot = DiffableDataSourceSnapshot<HashedSection, Int>()
      snapshot.appendSections((0..<count).map(HashedSection.init))
      HashedSection.hashed.withLock { $0 = 0 }
      for number in 0..<10 { snapshot.appendSections([HashedSection(number: count + number)]) }
      let cost = HashedSection.hashed.withLock { $0 }
      #expect(snapshot.indexOfSection(HashedSection(number: count + 9)) == count + 9)
      return cost
    }
    // The dictionary of the places hashes all again when it grows, which it does not at these sizes.
    #expect(cost(400) <= 200)
    #expect(cost(4_000) <= 200)
  }

  @Test func `a copy is edited apart, and shares its memory until then`() {
    var copy = snapshot
    #expect(address(copy) == address(snapshot))
    copy.moveItem(3, beforeItem: 1)
    #expect(address(copy) != address(snapshot))
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(copy.itemIdentifiers == [3, 1, 2, 4, 5])
  }

  @Test func `an edit of the only copy, also a refused one, is made in place`() {
    var snapshot = NumberedSnapshot([[1, 2, 3], [4, 5]])
    snapshot.moveItem(3, beforeItem: 1)
    let before = address(snapshot)
    snapshot.moveItem(3, afterItem: 2)
    snapshot.moveItem(3, beforeItem: 1)
    #expect(throws: SnapshotError<Int, Int>.self) {
      try SnapshotEdit.moveItem(3, beside: 99, after: false).apply(to: &snapshot)
    }
    #expect(address(snapshot) == before)
    #expect(snapshot.itemIdentifiers == [3, 1, 2, 4, 5])
  }

  @Test func `an identifier that is not equal to itself is never found, and harms no other`() {
    var snapshot = DiffableDataSourceSnapshot<Int, Double>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([.nan, 1, .nan, 2], toSection: 0)
    snapshot.appendItems([.nan, .infinity, -0.0], toSection: 1)
    #expect(throws: SnapshotError<Int, Double>.self) {
      try snapshot.move(.nan, beside: 1, after: false, "moveItem(_:beforeItem:)")
    }
    snapshot.deleteItems([.nan, 0])
    for number in 3..<200 { snapshot.insertItems([Double(number)], beforeItem: 1) }
    snapshot.moveItem(.infinity, beforeItem: 100)
    #expect(snapshot.indexOfItem(.nan) == nil)
    #expect(snapshot.path(of: 2)?.item == 201)
    #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
    snapshot.deleteSections([0])
    #expect(snapshot.itemIdentifiers.first?.isNaN == true)
    #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
  }

  @Test func `nothing is kept of sections that are gone`() {
    var snapshot = snapshot
    for number in 2..<1_000 {
      snapshot.appendSections([number])
      snapshot.appendItems([100 + number])
      snapshot.deleteSections([number])
    }
    let kept = Mirror(reflecting: snapshot).children.compactMap { ($0.value as? [Any])?.count }
    #expect(kept.allSatisfy { $0 < 5 })
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
  }

  @Test func `an edit hashes what it names, and not what stands behind`() {
    let items = (0..<1_000).map(Hashed.init)
    var snapshot = DiffableDataSourceSnapshot<Int, Hashed>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    Hashed.count.withLock { $0 = 0 }
    snapshot.appendItems([Hashed(number: 5_000)])
    for number in 0..<20 {
      snapshot.insertItems([Hashed(number: 6_000 + number)], beforeItem: items[100])
    }
    snapshot.deleteItems([items[3], items[500]])
    #expect(Hashed.count.withLock { $0 } < 150)
    #expect(snapshot.path(of: items[900])?.item == 918)
  }

  /// An item that counts how often it is hashed; one test uses it.
  private struct Hashed: Hashable {
    static let count = Guarded(0)

    let number: Int

    func hash(into hasher: inout Hasher) {
      Self.count.withLock { $0 += 1 }
      hasher.combine(number)
    }
  }

  private func address(_ snapshot: NumberedSnapshot) -> UnsafeRawPointer? {
    snapshot.itemIdentifiers(inSection: 0).withUnsafeBytes(\.baseAddress)
  }
}

/// A section that counts how often it is hashed.
private struct HashedSection: Hashable {
  static let hashed = Guarded(0)

  let number: Int

  func hash(into hasher: inout Hasher) {
    Self.hashed.withLock { $0 += 1 }
    hasher.combine(number)
  }
}
