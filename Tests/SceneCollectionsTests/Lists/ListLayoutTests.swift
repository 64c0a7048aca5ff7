import SceneCollections
import Scenes
import Testing

/// Where rows, lines, headers and backgrounds of a list stand, on a telephone of 390 points.
@MainActor @Suite struct ListLayoutTests {
  private typealias Configuration = CollectionLayoutListConfiguration

  private func engine(
    _ configuration: Configuration,
    _ itemCounts: [Int] = [3],
    scale: Double? = nil,
    textSize: ScreenTextSize = .large
  ) -> CollectionLayoutEngine {
    let engine = CollectionLayoutEngine(
      .list(using: configuration),
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(
          contentSize: ScreenSize(width: 390, height: 844)
        ),
        traits: ScreenEnvironment(textSize: textSize, locale: "ja-JP")
      ),
      scale: scale
    )
    engine.reload(itemCounts: itemCounts)
    return engine
  }

  private func frames(
    _ engine: CollectionLayoutEngine,
    where isWanted: (CollectionLayoutAttributes.Category) -> Bool
  ) -> [[Double]] {
    engine.allAttributes().filter { isWanted($0.category) }.map {
      [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
    }
  }

  private func rows(_ engine: CollectionLayoutEngine) -> [[Double]] {
    frames(engine) { $0 == .cell }
  }

  private func lines(_ engine: CollectionLayoutEngine) -> [[Double]] {
    frames(engine) { if case .separator = $0 { true } else { false } }
  }

  private func backgrounds(_ engine: CollectionLayoutEngine) -> [[Double]] {
    frames(engine) { $0 == .decoration(Configuration.backgroundKind) }
  }

  // MARK: - Rows and lines

  @Test func `a plain list has rows from edge to edge, and a line between each two`() {
    let engine = engine(Configuration(appearance: .plain))
    #expect(rows(engine) == [[0, 0, 390, 44], [0, 44, 390, 44], [0, 88, 390, 44]])
    #expect(lines(engine) == [[16, 43, 374, 1], [16, 87, 374, 1]])
    #expect(engine.contentSize == ScreenSize(width: 390, height: 132))
  }

  @Test func `a line is a pixel thick, inside the row that was measured`() {
    let engine = engine(Configuration(appearance: .plain), [2], scale: 2)
    engine.measureItems(inSection: 0) { _, _ in ScreenSize(width: 390, height: 60.3) }
    #expect(lines(engine) == [[16, 59.5, 374, 0.5]])
  }

  @Test func `lines follow rows that come at the end, and those that are measured`() {
    let engine = engine(Configuration(appearance: .plain), [1])
    #expect(lines(engine).isEmpty)
    engine.append(2, toSection: 0)
    engine.setMeasured(
      ScreenSize(width: 390, height: 100),
      ofItem: CollectionPath(section: 0, item: 0)
    )
    #expect(lines(engine).map { $0[1] } == [99, 143])
  }

  @Test func `rows of the largest text are estimated higher`() {
    let engine = engine(
      Configuration(appearance: .plain),
      [1],
      textSize: .accessibilityExtraExtraExtraLarge
    )
    #expect(rows(engine) == [[0, 0, 390, 84]])
  }

  @Test func `an insets, colours and visibilities of lines are those of the list, or of a row`() {
    var configuration = Configuration(appearance: .plain)
    configuration.separatorConfiguration.leadingInset = 60
    configuration.separatorConfiguration.trailingInset = 20
    configuration.itemSeparatorHandler = { path, usual in
      var separators = usual
      if path.item == 0 { separators.topSeparatorVisibility = .visible }
      if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
      if path.item == 2 { separators.bottomSeparatorVisibility = .visible }
      if path.item == 2 { separators.color = .accent }
      return separators
    }
    let engine = engine(configuration)
    #expect(lines(engine) == [[60, 0, 310, 1], [60, 43, 310, 1], [60, 131, 310, 1]])
    let colors = engine.allAttributes().compactMap(\.color)
    #expect(colors == [.separator, .separator, .accent])
  }

  @Test func `a list without lines has none, and no sidebar has`() {
    var configuration = Configuration(appearance: .plain)
    configuration.showsSeparators = false
    #expect(lines(engine(configuration)).isEmpty)
    let sidebar = engine(Configuration(appearance: .sidebar), [2])
    #expect(lines(sidebar).isEmpty && backgrounds(sidebar).isEmpty)
    #expect(rows(sidebar) == [[16, 18, 358, 44], [16, 62, 358, 44]])
  }

  @Test func `lines are found in a rectangle with their rows, and are in front of these`() {
    let engine = engine(Configuration(appearance: .insetGrouped), [100_000])
    let found = engine.attributes(in: ScreenRect(x: 0, y: 4_418, width: 390, height: 88))
    #expect(found.count { $0.category == .cell } == 2)
    #expect(found.count { $0.category == .separator(.bottom) } == 2)
    let depth = found.filter { $0.category == .cell }.map(\.zIndex).max() ?? 0
    #expect(found.filter { $0.color != nil }.allSatisfy { $0.zIndex > depth })
  }

  @Test func `the lines of rows that are not near are not asked for`() {
    let log = SeparatorLog()
    var configuration = Configuration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, usual in
      log.items.append(path.item)
      return usual
    }
    let engine = engine(configuration, [100_000])
    #expect(log.items.isEmpty)
    _ = engine.attributes(in: ScreenRect(x: 0, y: 440_000, width: 390, height: 88))
    #expect(log.items == [10_000, 10_001])
  }

  // MARK: - Headers and backgrounds

  @Test func `a grouped list has a background behind its rows, and not behind its header`() {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let engine = engine(configuration, [2, 1])
    engine.setMeasured(
      ScreenSize(width: 358, height: 40),
      ofSupplementary: CollectionView.elementKindSectionHeader,
      inSection: 0
    )
    #expect(rows(engine) == [[16, 58, 358, 44], [16, 102, 358, 44], [16, 220, 358, 44]])
    #expect(backgrounds(engine) == [[16, 58, 358, 88], [16, 220, 358, 44]])
    let boundaries = frames(engine) { if case .supplementary = $0 { true } else { false } }
    #expect(
      boundaries == [
        [16, 18, 358, 40], [16, 146, 358, 28], [16, 192, 358, 28], [16, 264, 358, 28],
      ]
    )
  }

  @Test func `a first item that is a header has no line, and no background behind it`() {
    var configuration = Configuration(appearance: .grouped)
    configuration.headerMode = .firstItemInSection
    let engine = engine(configuration, [3, 1])
    #expect(rows(engine).map { $0[1] } == [18, 62, 106, 186])
    #expect(lines(engine) == [[16, 105, 374, 1]])
    #expect(backgrounds(engine) == [[0, 62, 390, 88]])
  }

  @Test func `the header of a plain list stays in sight, with the room above it as it is told`() {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    let usual = engine(configuration, [40])
    let kind = CollectionView.elementKindSectionHeader
    #expect(usual.attributes(forSupplementary: kind, inSection: 0)?.frame.y == 22)
    #expect(rows(usual)[0] == [0, 50, 390, 44])
    let visible = ScreenRect(x: 0, y: 500, width: 390, height: 844)
    let header = usual.attributes(in: visible, visible: visible).first {
      $0.category == .supplementary(kind)
    }
    #expect(header?.frame.y == 500)
    configuration.headerTopPadding = 0
    #expect(rows(engine(configuration, [1])) == [[0, 28, 390, 44]])
  }

  @Test func `a wide window has wider insets`() {
    let environment = CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(contentSize: ScreenSize(width: 1_024, height: 700)),
      traits: ScreenEnvironment(horizontalSizeClass: .regular, locale: "ja-JP")
    )
    let section = CollectionLayoutSection.list(
      using: Configuration(appearance: .insetGrouped),
      environment: environment
    )
    #expect(section.contentInsets == ScreenInsets(top: 18, leading: 20, bottom: 18, trailing: 20))
  }
}

@MainActor private final class SeparatorLog {
  var items: [Int] = []
}
