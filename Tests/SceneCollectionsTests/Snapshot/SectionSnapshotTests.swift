import SceneCollections
import Testing

/// The answers of an outline after an edit.
@Suite struct SectionSnapshotTests {
  /// Two folders, of which the first has a folder with two files and a file.
  private var outline: NumberedOutline {
    var outline = NumberedOutline([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111, 112], to: 11)
    return outline
  }

  @Test func `each item is followed by those below it`() {
    #expect(outline.items == [1, 11, 111, 112, 12, 2])
    #expect(outline.rootItems == [1, 2])
    #expect(outline.items.map { outline.level(of: $0) } == [0, 1, 2, 2, 1, 0])
    #expect(outline.items.map { outline.parent(of: $0) } == [nil, 1, 11, 11, 1, nil])
  }

  @Test func `an item is visible if all above it are expanded`() {
    var outline = outline
    #expect(outline.visibleItems == [1, 2])
    outline.expand([11, 99])
    #expect(outline.visibleItems == [1, 2])
    #expect(!outline.isVisible(111))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 111, 112, 12, 2])
    outline.collapse([1, 99])
    #expect(outline.visibleItems == [1, 2])
    #expect(outline.isExpanded(11))
  }

  @Test func `an item after another one goes behind all that is below that`() {
    var outline = outline
    outline.insert([10], before: 11)
    outline.insert([13], after: 11)
    outline.insert([3], after: 1)
    #expect(outline.items == [1, 10, 11, 111, 112, 13, 12, 3, 2])
    #expect(outline.level(of: 13) == 1)
  }

  @Test func `an outline in an outline stays as expanded as it was`() {
    var inner = NumberedOutline([5])
    inner.append([51], to: 5)
    inner.expand([5])
    var outline = outline
    outline.insert(inner, after: 1)
    #expect(outline.visibleItems == [1, 5, 51, 2])
    outline.expand([2])
    outline.replace(childrenOf: 1, using: NumberedOutline([11, 9]))
    #expect(outline.items == [1, 11, 9, 5, 51, 2])
    outline.replace(childrenOf: 5, using: NumberedOutline())
    #expect(outline.items == [1, 11, 9, 5, 2])
  }

  @Test func `a deleted item takes all below it along`() {
    var outline = outline
    outline.delete([12, 11, 111, 11])
    #expect(outline.items == [1, 2])
    #expect(!outline.contains(112))
    outline.delete([1])
    outline.append([11])
    #expect(outline.items == [2, 11])
    #expect(!outline.isExpanded(11))
    outline.deleteAll()
    #expect(outline == NumberedOutline())
  }

  @Test func `a part is an outline of its own`() {
    var outline = outline
    outline.expand([1, 11])
    var part = outline.snapshot(of: 1)
    #expect(part.items == [11, 111, 112, 12])
    #expect(part.visibleItems == part.items)
    #expect(part.parent(of: 11) == nil)
    part = outline.snapshot(of: 11, includingParent: true)
    #expect(part.items == [11, 111, 112])
    #expect(part.level(of: 11) == 0)
    #expect(part.isExpanded(11))
    part.append([113], to: 11)
    #expect(!outline.contains(113))
  }

  @Test func `equal are those with the same items below the same, expanded alike`() {
    var other = outline
    #expect(other == outline)
    other.expand([1])
    #expect(other != outline)
    other.collapse([1])
    #expect(other == outline)
    #expect(NumberedOutline([1, 2]) != NumberedOutline([2, 1]))
    #expect(NumberedOutline(chain: [1, 2]) != NumberedOutline([1, 2]))
  }

  @Test func `a description shows what is below what`() {
    var outline = outline
    outline.expand([1, 12])
    #expect(
      outline.visualDescription() == """
        - 1
          + 11
            * 111
            * 112
          * 12
        * 2
        """
    )
    #expect(NumberedOutline().visualDescription() == "")
  }

  @Test func `an outline may be deeper than a thread's stack`() {
    let deep = NumberedOutline(chain: Array(0..<100_000))
    #expect(deep.level(of: 99_999) == 99_999)
    #expect(deep.index(of: 99_999) == 99_999)
    #expect(deep.visibleItems == [0, 1])
    var other = NumberedOutline([-1])
    other.insert(deep, after: -1)
    #expect(other.snapshot(of: 1).items.count == 99_998)
    other.delete([0])
    #expect(other.items == [-1])
  }

  @Test func `an identifier that is not equal to itself is never found, and harms no other`() {
    var outline = DiffableDataSourceSectionSnapshot<Double>([.nan, 1, .nan])
    outline.append([.nan, 2], to: 1)
    #expect(throws: SectionSnapshotError<Double>.self) {
      try outline.append([3], to: .nan, "append(_:to:)")
    }
    #expect(throws: SectionSnapshotError<Double>.self) {
      try outline.delete([.nan], "delete(_:)")
    }
    outline.expand([.nan, 1])
    #expect(!outline.contains(.nan))
    #expect(outline.visibleItems == [1, 2])
    outline.delete([1])
    #expect(outline.items.isEmpty)
  }
}
