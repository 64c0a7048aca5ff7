import SceneCollections
import Scenes
import Testing

/// What a rectangle finds of what stands out of its section, its group or the content.
@MainActor @Suite struct LayoutWindowTests {
  private func engine(
    _ section: CollectionLayoutSection,
    _ counts: [Int],
    spacing: Double = 0
  ) -> CollectionLayoutEngine {
    var configuration = CollectionLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section, configuration: configuration),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: counts)
    return engine
  }

  private func cells(
    _ engine: CollectionLayoutEngine,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double
  ) -> [CollectionPath] {
    engine.attributes(in: ScreenRect(x: x, y: y, width: width, height: height))
      .filter { $0.category == .cell }.map(\.path)
  }

  /// One item of a custom group of 100 points each way.
  private func custom(_ frame: ScreenRect) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: .custom(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(100),
          heightDimension: .absolute(100)
        )
      ) { _ in [CollectionLayoutGroupCustomItem(frame: frame)] }
    )
  }

  @Test func `what stands out of the content is found in the content alone`() {
    let engine = engine(custom(ScreenRect(x: -20, y: -20, width: 60, height: 60)), [1])
    #expect(cells(engine, -50, -50, 50, 50).isEmpty)
    #expect(cells(engine, -50, -50, 60, 60).count == 1)
  }

  @Test func `what stands out of its group is found where its group is`() {
    let engine = engine(custom(ScreenRect(x: 50, y: 0, width: 150, height: 50)), [1])
    #expect(cells(engine, 120, 0, 50, 50).isEmpty)
    #expect(cells(engine, 90, 0, 50, 50).count == 1)
  }

  @Test func `groups and sections that overlap are all found`() {
    var section = CollectionLayoutSection.lines(of: 50)
    section.interGroupSpacing = -20
    #expect(cells(engine(section, [4]), 0, 31, 300, 10).map(\.item) == [0, 1])
    section.interGroupSpacing = -60
    #expect(cells(engine(section, [3]), 0, 0, 300, 25).map(\.item) == [0, 1, 2])
    section.interGroupSpacing = 0
    #expect(
      cells(engine(section, [1, 1, 1], spacing: -45), 0, 11, 300, 1).map(\.section) == [0, 1, 2]
    )
  }

  @Test func `groups that insets draw out of their section are found`() {
    var section = CollectionLayoutSection.lines(of: 50)
    section.contentInsets.top = -30
    #expect(cells(engine(section, [2, 2]), 0, 45, 300, 10).map(\.section) == [0, 1])
  }

  @Test func `a rectangle without an area or a number finds no cell`() {
    let engine = engine(.lines(of: 50), [4])
    #expect(cells(engine, 10, 10, 0, 20).isEmpty)
    #expect(cells(engine, 10, 10, -5, 20).isEmpty)
    #expect(cells(engine, .nan, 10, 20, 20).isEmpty)
    #expect(cells(engine, 0, 0, .infinity, .infinity).count == 4)
    #expect(cells(engine, 0, -.infinity, 20, .infinity).isEmpty)
  }
}
