import SceneCollections
import Scenes
import Testing

/// What stands in a rectangle.
@MainActor @Suite struct LayoutQueryTests {
  /// Sections of rows of 50 points, each on a background.
  private func engine(_ itemCounts: [Int], spacing: Double = 0) -> CollectionLayoutEngine {
    var section = CollectionLayoutSection.lines(of: 50)
    section.decorationItems = [.background(elementKind: "card")]
    var configuration = CollectionLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section, configuration: configuration),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: itemCounts)
    return engine
  }

  private func found(
    _ engine: CollectionLayoutEngine,
    from start: Double,
    to end: Double
  )
    -> (cells: [CollectionPath], backgrounds: [Int])
  {
    let found = engine.attributes(in: ScreenRect(x: 0, y: start, width: 300, height: end - start))
    return (
      found.filter { $0.category == .cell }.map(\.path),
      found.filter { $0.category == .decoration("card") }.map(\.path.section)
    )
  }

  @Test func `an item of a group that lacks those that would stick out of it is found`() {
    func size(_ height: Double) -> CollectionLayoutSize {
      CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      )
    }
    let group = CollectionLayoutGroup.vertical(
      layoutSize: size(20),
      repeatingSubitem: CollectionLayoutItem(layoutSize: size(60)),
      count: 3
    )
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: CollectionLayoutSection(group: group)),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: [3, 1, 3])
    #expect(
      found(engine, from: 0, to: 40).cells == (0..<3).map { CollectionPath(section: $0, item: 0) }
    )
  }

  @Test func `a background that only touches the rectangle is found, at either end`() {
    let engine = engine([2, 1, 2])
    #expect(found(engine, from: 100, to: 150).backgrounds == [0, 1, 2])
    #expect(found(engine, from: 100, to: 150).cells == [CollectionPath(section: 1, item: 0)])
    #expect(found(engine, from: 101, to: 149).backgrounds == [1])
    #expect(found(engine, from: -10, to: 0).backgrounds == [0])
    #expect(found(engine, from: 250, to: 300).backgrounds == [2])
    #expect(found(engine, from: 251, to: 300).backgrounds.isEmpty)
  }

  @Test func `sections without a length hide no background that is touched`() {
    #expect(found(engine([1, 0, 0, 1]), from: 50, to: 60).backgrounds == [0, 3])
  }

  @Test func `the room between two sections belongs to neither`() {
    let engine = engine([1, 1], spacing: 20)
    #expect(found(engine, from: 51, to: 69).backgrounds.isEmpty)
    #expect(found(engine, from: 50, to: 70).backgrounds == [0, 1])
  }

  @Test func `headers that stand outside of their section or are kept in sight are found there`() {
    var section = CollectionLayoutSection.lines(of: 50)
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(30)
    )
    var pinned = CollectionLayoutBoundaryItem(
      layoutSize: size,
      elementKind: "pinned",
      alignment: .top
    )
    pinned.pinToVisibleBounds = true
    var far = CollectionLayoutBoundaryItem(
      layoutSize: size,
      elementKind: "far",
      alignment: .bottom,
      absoluteOffset: ScreenPoint(x: 0, y: -400)
    )
    far.extendsBoundary = false
    section.boundarySupplementaryItems = [pinned, far]
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: [2, 2, 40, 2])
    let all = ScreenRect(x: 0, y: -10_000, width: 300, height: 100_000)
    for start in stride(from: -450.0, through: 2_600, by: 35) {
      let rect = ScreenRect(x: 0, y: start, width: 300, height: 60)
      let found = engine.attributes(in: rect, visible: rect).filter { $0.category != .cell }
      let wanted = engine.attributes(in: all, visible: rect).filter {
        $0.category != .cell && $0.frame.maxY > rect.y && $0.frame.y < rect.maxY
      }
      #expect(found == wanted, "from \(start)")
    }
  }
}
