import SceneCollections
import Scenes
import Testing

/// Groups with a count, however large that is.
@MainActor @Suite struct GroupCountTests {
  private static func size(height: Double) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  private func engine(
    _ group: CollectionLayoutGroup,
    items: Int
  ) -> (CollectionLayoutEngine, [CollectionLayoutIssue]) {
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: CollectionLayoutSection(group: group)),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    var told: [CollectionLayoutIssue] = []
    engine.onIssue = { told.append($0) }
    engine.reload(itemCounts: [items])
    return (engine, told)
  }

  private func top(_ item: Int, _ engine: CollectionLayoutEngine) -> Double? {
    engine.attributes(forItem: CollectionPath(section: 0, item: item))?.frame.y
  }

  @Test(arguments: [9_999, 10_000, 10_001, 25_000, .max])
  func `a large count is an issue, and each item has its place in the group`(count: Int) {
    let item = CollectionLayoutItem(layoutSize: Self.size(height: 1))
    for isShared in [true, false] {
      let size = Self.size(height: 500_000)
      let group: CollectionLayoutGroup =
        isShared
        ? .vertical(layoutSize: size, subitem: item, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: item, count: count)
      let (engine, told) = engine(group, items: 24_000)
      let most = min(count, 1 << 31)
      #expect(told == (count > 10_000 ? [.groupOfManyItems(count: most)] : []))
      let length = isShared ? 500_000 / Double(count) : 1
      for number in [0, 1, 9_998, 9_999, 10_000, 23_999] {
        let expected = Double(number / count) * 500_000 + Double(number % count) * length
        #expect(abs((top(number, engine) ?? -1) - expected) < 0.001)
      }
    }
  }

  @Test func `flexible spacing shares the room that all of a large count leave`() {
    let item = CollectionLayoutItem(layoutSize: Self.size(height: 1))
    var group = CollectionLayoutGroup.vertical(
      layoutSize: Self.size(height: 60_000),
      repeatingSubitem: item,
      count: 30_001
    )
    group.interItemSpacing = .flexible(0)
    let (engine, _) = engine(group, items: 12_000)
    let step = 1 + (60_000.0 - 30_001) / 30_000
    for number in [1, 9_999, 11_999] {
      #expect(abs((top(number, engine) ?? -1) - Double(number) * step) < 0.001)
    }
    // A group that lacks items ends where its last item does.
    #expect(abs(engine.contentSize.height - (11_999 * step + 1)) < 0.001)
  }

  @Test func `groups in a group may hold many items together`() {
    let item = CollectionLayoutItem(layoutSize: Self.size(height: 1))
    let inner = CollectionLayoutGroup.vertical(
      layoutSize: Self.size(height: 200),
      repeatingSubitem: item,
      count: 200
    )
    let outer = CollectionLayoutGroup.vertical(
      layoutSize: Self.size(height: 40_000),
      repeatingSubitem: inner,
      count: 200
    )
    let (engine, told) = engine(outer, items: 90_000)
    #expect(told == [.groupOfManyItems(count: 40_000)])
    for number in [0, 199, 200, 9_999, 10_000, 39_999, 40_000, 85_000] {
      #expect(top(number, engine) == Double(number))
    }
    engine.append(10_000, toSection: 0)
    #expect(top(99_999, engine) == 99_999)
  }

  @Test func `items that are added to a few of a large group stand as if all had been there`() {
    let estimated = CollectionLayoutSize(
      widthDimension: .absolute(30),
      heightDimension: .estimated(20)
    )
    for count in [1, 15, 16, 17, 100, 12_000] {
      for size in [Self.size(height: 20), estimated] {
        let group = CollectionLayoutGroup.horizontal(
          layoutSize: Self.size(height: 20),
          repeatingSubitem: CollectionLayoutItem(layoutSize: size),
          count: count
        )
        let (grown, _) = engine(group, items: 1)
        // Many items fill a large group; a small one they only repeat.
        for added in [1, 2, 12, 1, 1, 40, 150, count > 1_000 ? 11_000 : 300] {
          grown.append(added, toSection: 0)
          let items = grown.itemCounts[0]
          let (whole, _) = engine(group, items: items)
          #expect(grown.contentSize == whole.contentSize)
          for item in [0, items / 2, items - 1] {
            let path = CollectionPath(section: 0, item: item)
            #expect(
              grown.attributes(forItem: path)?.frame == whole.attributes(forItem: path)?.frame
            )
          }
        }
      }
    }
  }

  @Test(arguments: [9_999, 10_000, 10_001, 20_000, 30_000])
  func `a group that its items fill holds as many as fit`(length: Int) {
    let group = CollectionLayoutGroup.vertical(
      layoutSize: Self.size(height: Double(length)),
      subitems: [CollectionLayoutItem(layoutSize: Self.size(height: 1))]
    )
    let (engine, told) = engine(group, items: 12_000)
    #expect(told == (length > 10_000 ? [.groupOfManyItems(count: length)] : []))
    for number in [0, 1, 9_998, 9_999, 10_000, 11_999] {
      #expect(top(number, engine) == Double(number))
    }
    engine.append(30_000, toSection: 0)
    for number in [12_000, 20_000, 41_999] { #expect(top(number, engine) == Double(number)) }
  }

  @Test func `flexible spacing shares the room that all items of a filled group leave`() {
    var group = CollectionLayoutGroup.vertical(
      layoutSize: Self.size(height: 60_001),
      subitems: [CollectionLayoutItem(layoutSize: Self.size(height: 2))]
    )
    group.interItemSpacing = .flexible(0)
    let (engine, told) = engine(group, items: 12_000)
    #expect(told == [.groupOfManyItems(count: 30_000)])
    let step = 2 + 1.0 / 29_999
    for number in [1, 9_999, 11_999] {
      #expect(abs((top(number, engine) ?? -1) - Double(number) * step) < 0.001)
    }
  }

  @Test func `items that only their spacing keeps apart fill a group as well`() {
    var group = CollectionLayoutGroup.vertical(
      layoutSize: Self.size(height: 11_000),
      subitems: [CollectionLayoutItem(layoutSize: Self.size(height: 0))]
    )
    group.interItemSpacing = .fixed(1)
    let (engine, told) = engine(group, items: 12_000)
    #expect(told == [.groupOfManyItems(count: 11_001)])
    #expect(top(11_000, engine) == 11_000)
    group.interItemSpacing = .fixed(0)
    #expect(self.engine(group, items: 3).1 == [.itemWithoutLength])
  }

  /// Groups of 300 points with items of a height, whose spacings and edges are all flexible.
  private func flexible(_ count: Int, height: Double) -> CollectionLayoutGroup {
    var item = CollectionLayoutItem(layoutSize: Self.size(height: height))
    item.edgeSpacing = CollectionLayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
    var group = CollectionLayoutGroup.vertical(
      layoutSize: Self.size(height: 300),
      repeatingSubitem: item,
      count: count
    )
    group.interItemSpacing = .flexible(0)
    return group
  }

  @Test func `flexible edges and spacings share what items leave`() {
    let (engine, told) = engine(flexible(3, height: 10), items: 3)
    #expect(told.isEmpty)
    #expect((0..<3).map { top($0, engine) } == [33.75, 145, 256.25])
  }

  @Test(arguments: [Int.max, Int.max - 1, Int.max / 2, Int.max / 3])
  func `the largest counts leave nothing to flexible edges and spacings`(count: Int) {
    for height in [0.0, 10] {
      let (engine, told) = engine(flexible(count, height: height), items: 3)
      #expect(told == [.groupOfManyItems(count: 1 << 31)])
      for number in 0..<3 {
        #expect(abs((top(number, engine) ?? -1) - Double(number) * height) < 0.001)
      }
      engine.append(20_000, toSection: 0)
      #expect(abs((top(20_002, engine) ?? -1) - 20_002 * height) < 0.001)
    }
  }

  @Test func `a group of the largest count may hold groups of the largest count`() {
    var inner = flexible(.max, height: 10)
    inner.edgeSpacing = CollectionLayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
    var outer = CollectionLayoutGroup.vertical(
      layoutSize: Self.size(height: 300),
      repeatingSubitem: inner,
      count: .max
    )
    outer.interItemSpacing = .flexible(0)
    let (engine, _) = engine(outer, items: 12_000)
    for number in [0, 1, 9_999, 11_999] {
      #expect(abs((top(number, engine) ?? -1) - Double(number) * 10) < 0.001)
    }
  }
}
