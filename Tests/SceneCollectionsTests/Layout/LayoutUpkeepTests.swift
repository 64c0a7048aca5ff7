import SceneCollections
import Scenes
import Testing

/// Data that an updated layout keeps, and data that it forgets.
@MainActor @Suite struct LayoutUpkeepTests {
  private func size(
    _ width: CollectionLayoutDimension,
    _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func environment(_ width: Double, _ height: Double) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: ScreenSize(width: width, height: height)),
      traits: ScreenEnvironment(
        containerSize: ScreenSize(width: width, height: height),
        locale: "ja-JP"
      )
    )
  }

  private func engine(
    _ section: CollectionLayoutSection,
    _ counts: [Int],
    downwards: Bool = true
  ) -> CollectionLayoutEngine {
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = downwards ? .vertical : .horizontal
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section, configuration: configuration),
      environment: environment(300, 600)
    )
    engine.reload(itemCounts: counts)
    return engine
  }

  /// Rows of which each holds items of these widths, with heights that are measured.
  private func rows(_ widths: [CollectionLayoutDimension]) -> CollectionLayoutSection {
    CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(40)),
        subitems: widths.map { CollectionLayoutItem(layoutSize: size($0, .estimated(40))) }
      )
    )
  }

  private func path(_ item: Int) -> CollectionPath { CollectionPath(section: 0, item: item) }

  @Test func `a header keeps its measured height while its section has no items`() {
    var section = CollectionLayoutSection.lines(of: 50)
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)),
        elementKind: "header",
        alignment: .top
      )
    ]
    let engine = engine(section, [1])
    engine.setMeasured(
      ScreenSize(width: 300, height: 33),
      ofSupplementary: "header",
      inSection: 0
    )
    for count in [0, 1] {
      engine.replaceItems(inSection: 0, with: count) { _ in nil }
      let header = engine.attributes(forSupplementary: "header", inSection: 0)
      #expect(header?.frame.height == 33)
    }
  }

  @Test func `measured heights are kept in a room as wide, and forgotten in another`() {
    let engine = engine(rows([.fractionalWidth(1)]), [2])
    engine.setMeasured(ScreenSize(width: 300, height: 70), ofItem: path(0))
    engine.change(environment: environment(300, 400))
    #expect(engine.attributes(forItem: path(0))?.frame.height == 70)
    #expect(engine.attributes(forItem: path(1))?.frame.y == 70)
    engine.change(environment: environment(400, 300))
    #expect(engine.attributes(forItem: path(0))?.frame.height == 40)
  }

  @Test func `a room that is turned back has everything where it was, unless items have come`() {
    let engine = engine(rows([.fractionalWidth(1)]), [3])
    engine.setMeasured(ScreenSize(width: 300, height: 70), ofItem: path(0))
    let (upright, turned) = (environment(300, 600), environment(600, 300))
    engine.change(environment: turned)
    engine.setMeasured(ScreenSize(width: 600, height: 35), ofItem: path(0))
    let solved = engine.solvedSections
    engine.change(environment: upright)
    #expect(engine.attributes(forItem: path(1))?.frame.y == 70)
    engine.change(environment: turned)
    #expect(engine.attributes(forItem: path(1))?.frame.y == 35)
    #expect(engine.solvedSections == solved)
    engine.append(1, toSection: 0)
    engine.change(environment: upright)
    #expect(engine.attributes(forItem: path(3))?.frame.y == 120)
  }

  @Test func `measured heights are forgotten when text is larger`() {
    let engine = engine(rows([.fractionalWidth(1)]), [1])
    engine.setMeasured(ScreenSize(width: 300, height: 70), ofItem: path(0))
    var large = environment(300, 600)
    large.traits.textSize = .accessibilityLarge
    engine.change(environment: large)
    #expect(engine.attributes(forItem: path(0))?.frame.height == 40)
  }

  @Test func `an item that comes to a narrower place is measured again`() {
    let engine = engine(rows([.absolute(200), .absolute(100)]), [2])
    engine.setMeasured(ScreenSize(width: 200, height: 70), ofItem: path(0))
    engine.replaceItems(inSection: 0, with: 2) { 1 - $0 }
    #expect(engine.attributes(forItem: path(1))?.frame.height == 40)
    engine.replaceItems(inSection: 0, with: 4) { $0 - 2 }
    #expect(engine.attributes(forItem: path(3))?.frame.height == 40)
  }

  @Test func `items that are not there have no size, and none is taken from them`() {
    let engine = engine(rows([.fractionalWidth(1)]), [2])
    for item in [-1, 2, .min, .max] {
      #expect(!engine.setMeasured(ScreenSize(width: 1, height: 1), ofItem: path(item)))
      engine.invalidateMeasured([item], inSection: 0)
      engine.replaceItems(inSection: 0, with: 2) { _ in item }
    }
    #expect(engine.contentSize.height == 80)
  }

  @Test func `what is attached to a custom group stands at each of its groups`() {
    var group = CollectionLayoutGroup.custom(layoutSize: size(.absolute(300), .absolute(60))) { _ in
      [CollectionLayoutGroupCustomItem(frame: ScreenRect(x: 0, y: 0, width: 50, height: 60))]
    }
    group.supplementaryItems = [
      CollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(10)),
        elementKind: "badge",
        containerAnchor: CollectionLayoutAnchor(edges: [.bottom, .trailing])
      )
    ]
    let engine = engine(CollectionLayoutSection(group: group), [2])
    let badges = engine.attributes(in: ScreenRect(x: 0, y: 0, width: 300, height: 600))
      .filter { $0.category == .supplementary("badge") }.map(\.frame)
    #expect(badges.map(\.x) == [280, 280])
    #expect(badges.map(\.y) == [50, 110])
  }

  @Test func `a waterfall in a layout that scrolls sideways is as wide as the layout`() {
    let waterfall = CollectionWaterfall(columns: 2) { _ in ScreenSize(width: 1, height: 1) }
    let section = CollectionLayoutSection(group: .waterfall(waterfall))
    #expect(engine(section, [6], downwards: false).contentSize.width == 300)
  }
}
