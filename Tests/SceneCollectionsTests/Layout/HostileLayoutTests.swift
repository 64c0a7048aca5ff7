import SceneCollections
import Scenes
import Testing

/// Whatever the closures of a layout do to the engine that calls them, it is laid out as it was told last.
@MainActor @Suite struct HostileLayoutTests {
  /// A layout of sections of every kind, whose closures call back a number of times.
  @MainActor private final class Caller {
    weak var engine: CollectionLayoutEngine?
    var random: SplitMix
    /// How often a closure may still call back.
    var calls = 0
    private var depth = 0
    private(set) var wanted: (counts: [Int], environment: CollectionLayoutEnvironment, kind: Int)

    init(seed: Int) {
      random = SplitMix(seed: seed)
      wanted = ([9, 7, 0, 5, 8], Caller.environment(320), 0)
    }

    static func environment(_ width: Double) -> CollectionLayoutEnvironment {
      CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: width, height: 480))
      )
    }

    func layout(_ kind: Int) -> CollectionCompositionalLayout {
      CollectionCompositionalLayout { [weak self] section, _ in
        self?.act()
        return self?.section((section + kind) % 6)
      }
    }

    private func section(_ kind: Int) -> CollectionLayoutSection? {
      let row = CollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .absolute(44)
      )
      var section: CollectionLayoutSection
      switch kind {
      case 0:
        return CollectionLayoutSection(
          group: .waterfall(
            CollectionWaterfall(columns: 3, spacing: 4) { [weak self] path in
              self?.act()
              return ScreenSize(width: 10, height: Double(7 + path.item % 5))
            }
          )
        )
      case 1:
        section = CollectionLayoutSection(
          group: .custom(layoutSize: row) { [weak self] environment in
            self?.act()
            return (0..<3).map { place in
              CollectionLayoutGroupCustomItem(
                frame: ScreenRect(x: 10, y: Double(place) * 20, width: 30, height: 20)
              )
            }
          }
        )
      case 2:
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { [weak self] _, usual in
          self?.act()
          return usual
        }
        return .list(using: configuration, environment: Caller.environment(320))
      case 3:
        // Shorter than its item: that is told.
        let short = CollectionLayoutSize(
          widthDimension: .absolute(10),
          heightDimension: .absolute(10)
        )
        section = CollectionLayoutSection(
          group: .horizontal(
            layoutSize: short,
            subitems: [CollectionLayoutItem(layoutSize: row)]
          )
        )
        section.boundarySupplementaryItems = [
          CollectionLayoutBoundaryItem(layoutSize: row, elementKind: "header", alignment: .top)
        ]
      case 4: return nil
      default:
        section = CollectionLayoutSection(
          group: .horizontal(
            layoutSize: CollectionLayoutSize(
              widthDimension: .absolute(150),
              heightDimension: .absolute(60)
            ),
            subitems: [CollectionLayoutItem(layoutSize: row)]
          )
        )
        section.orthogonalScrollingBehavior = .groupPaging
      }
      section.decorationItems = [.background(elementKind: "card")]
      return section
    }

    /// Calls the engine back, if there is a call left.
    func act() {
      guard calls > 0, depth < 3, let engine else { return }
      calls -= 1
      depth += 1
      defer { depth -= 1 }
      let path = CollectionPath(section: random.number(below: 6), item: random.number(below: 20))
      let size = ScreenSize(width: 30, height: Double(random.number(below: 90)))
      switch random.number(below: 12) {
      case 0:
        wanted.counts = (0..<random.number(below: 6)).map { _ in random.number(below: 12) }
        engine.reload(itemCounts: wanted.counts)
      case 1:
        let count = random.number(below: 6)
        if wanted.counts.indices.contains(path.section) { wanted.counts[path.section] += count }
        engine.append(count, toSection: path.section)
      case 2:
        let count = random.number(below: 12)
        if wanted.counts.indices.contains(path.section) { wanted.counts[path.section] = count }
        engine.replaceItems(inSection: path.section, with: count) { item in
          self.act()
          return item
        }
      case 3:
        wanted.environment = Caller.environment(Double(200 + 40 * random.number(below: 4)))
        engine.change(environment: wanted.environment)
      case 4:
        wanted.kind = random.number(below: 6)
        engine.layout = layout(wanted.kind)
      case 5: engine.setMeasured(size, ofItem: path)
      case 6: engine.invalidateMeasured([path.item], inSection: path.section)
      case 7:
        engine.measureItems(inSection: path.section) { _, proposed in
          self.act()
          return proposed
        }
      default: ask(engine, path)
      }
    }

    private func ask(_ engine: CollectionLayoutEngine, _ path: CollectionPath) {
      let rect = ScreenRect(x: 0, y: Double(random.number(below: 400)), width: 320, height: 300)
      _ = engine.attributes(in: rect, visible: rect)
      for item in 0..<20 {
        _ = engine.attributes(forItem: CollectionPath(section: path.section, item: item))
      }
      _ = engine.attributes(forSupplementary: "header", inSection: path.section)
      _ = engine.orthogonalOffsetRange(ofSection: path.section)
      _ = engine.contentSize
    }
  }

  @Test func `closures that call the engine back find it whole, and leave it whole`() {
    for seed in 0..<CaseCount.of("LAYOUT_CASES", or: 300) {
      let caller = Caller(seed: seed)
      let engine = CollectionLayoutEngine(
        caller.layout(0),
        environment: caller.wanted.environment
      )
      caller.engine = engine
      if seed % 2 == 0 { engine.onIssue = { [weak caller] _ in caller?.act() } }
      engine.reload(itemCounts: caller.wanted.counts)
      for _ in 0..<6 {
        caller.calls = 1 + seed % 7
        caller.act()
        _ = engine.allAttributes()
      }
      caller.calls = 0
      let wanted = caller.wanted
      guard engine.itemCounts == wanted.counts, engine.environment == wanted.environment else {
        Issue.record("seed \(seed): \(engine.itemCounts) are there, not \(wanted.counts)")
        return
      }
      // One that nobody calls back. What was measured is another matter.
      let quiet = CollectionLayoutEngine(
        caller.layout(wanted.kind),
        environment: wanted.environment
      )
      quiet.reload(itemCounts: wanted.counts)
      for section in wanted.counts.indices {
        engine.invalidateMeasured(0..<100, inSection: section)
      }
      let (found, expected) = (engine.allAttributes(), quiet.allAttributes())
      if found.count == expected.count, zip(found, expected).allSatisfy({ $0.isNear($1) }) {
        continue
      }
      let other = zip(found, expected).first { !$0.isNear($1) }
      Issue.record("seed \(seed): \(found.count) stand, not \(expected.count); \(other as Any)")
      return
    }
  }

  @Test func `a pinned header may have the greatest depth`() {
    var section = CollectionLayoutSection.lines(of: 40)
    var header = RowStage.header(pinned: true, height: 20)
    header.zIndex = .max
    section.boundarySupplementaryItems = [header]
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section),
      environment: Caller.environment(320)
    )
    engine.reload(itemCounts: [100])
    let visible = ScreenRect(x: 0, y: 400, width: 320, height: 480)
    let found = engine.attributes(in: visible, visible: visible).first { $0.isPinned }
    #expect(found?.frame.y == 400)
    #expect(found?.zIndex == Int.max)
  }

  @Test func `a background lifts an item of the greatest depth no further`() {
    let size = CollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let depths: [(own: Int, lifted: Int)] = [
      (Int.max, Int.max), (Int.max - 1, Int.max), (6, 7), (Int.min, Int.min + 1),
    ]
    for (depth, lifted) in depths {
      var section = CollectionLayoutSection(
        group: .custom(layoutSize: size) { _ in
          let frame = ScreenRect(x: 0, y: 0, width: 10, height: 10)
          return [CollectionLayoutGroupCustomItem(frame: frame, zIndex: depth)]
        }
      )
      section.decorationItems = [.background(elementKind: "card")]
      let engine = CollectionLayoutEngine(
        CollectionCompositionalLayout(section: section),
        environment: Caller.environment(320)
      )
      engine.reload(itemCounts: [1])
      let item = engine.attributes(forItem: CollectionPath(section: 0, item: 0))
      #expect(item?.zIndex == lifted)
    }
  }

  @Test func `a layout that is replaced when it is told to be wrong is the one that counts`() {
    let size = CollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let wide = CollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(10))
    let wrong = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: wide)])
    )
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: wrong),
      environment: Caller.environment(320)
    )
    engine.onIssue = { [weak engine] _ in
      engine?.layout = CollectionCompositionalLayout(section: .lines(of: 50))
    }
    engine.reload(itemCounts: [3])
    #expect(engine.contentSize.height == 150)
  }
}
