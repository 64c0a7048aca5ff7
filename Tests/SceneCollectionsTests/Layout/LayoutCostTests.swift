import SceneCollections
import Scenes
import Testing

/// What a change costs, in things that are asked for.
@MainActor @Suite struct LayoutCostTests {
  /// Counts how often it is asked.
  @MainActor private final class Count {
    var asked = 0
  }

  private static let environment = CollectionLayoutEnvironment(
    container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
  )

  private func waterfall(_ count: Count) -> CollectionLayoutEngine {
    let waterfall = CollectionWaterfall(columns: 3, spacing: 4) { path in
      count.asked += 1
      return ScreenSize(width: 1, height: Double(1 + path.item % 3))
    }
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: CollectionLayoutSection(group: .waterfall(waterfall))),
      environment: Self.environment
    )
    engine.reload(itemCounts: [100_000])
    return engine
  }

  @Test func `fifty items at the end of 100,000 ask for fifty sizes, and solve nothing again`() {
    let count = Count()
    let engine = waterfall(count)
    let before = engine.attributes(forItem: CollectionPath(section: 0, item: 99_999))
    let solved = engine.solvedSections
    count.asked = 0
    engine.append(50, toSection: 0)
    #expect(count.asked == 50)
    #expect(engine.solvedSections == solved)
    #expect(engine.itemCounts == [100_050])
    #expect(engine.attributes(forItem: CollectionPath(section: 0, item: 99_999)) == before)
  }

  @Test func `a rectangle asks for no size, and finds what stands in it alone`() {
    let count = Count()
    let engine = waterfall(count)
    count.asked = 0
    let middle = engine.contentSize.height / 2
    let rect = ScreenRect(x: 0, y: middle, width: 300, height: 600)
    let found = engine.attributes(in: rect)
    #expect(count.asked == 0)
    #expect((3..<40).contains(found.count))
    let all = (40_000..<60_000).compactMap {
      engine.attributes(forItem: CollectionPath(section: 0, item: $0))
    }
    let meets = all.filter { $0.frame.y < rect.maxY && $0.frame.maxY > rect.y }
    #expect(found.map(\.path) == meets.map(\.path))
  }

  @Test func `a height that is measured later moves what follows, and solves nothing again`() {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(40)
    )
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitem: CollectionLayoutItem(layoutSize: size),
      count: 5
    )
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: CollectionLayoutSection(group: group)),
      environment: Self.environment
    )
    engine.reload(itemCounts: [100_000])
    let solved = engine.solvedSections
    let tall = ScreenSize(width: 60, height: 90)
    #expect(engine.setMeasured(tall, ofItem: CollectionPath(section: 0, item: 12)))
    #expect(engine.solvedSections == solved)
    #expect(engine.contentSize.height == 20_000 * 40 + 50)
    let last = engine.attributes(forItem: CollectionPath(section: 0, item: 99_999))
    #expect(last?.frame.maxY == engine.contentSize.height)
    let first = engine.attributes(forItem: CollectionPath(section: 0, item: 9))
    #expect(first?.frame.y == 40)
  }
}
