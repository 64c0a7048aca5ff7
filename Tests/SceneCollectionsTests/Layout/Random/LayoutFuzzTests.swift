import SceneCollections
import Scenes
import Testing

/// Layouts of numbers that are no lengths, asked about what is not there.
@MainActor @Suite struct LayoutFuzzTests {
  @Test func `whatever is laid out and asked, everything stands at a number and nothing ends`() {
    for seed in 0..<CaseCount.of("LAYOUT_CASES", or: 40) {
      var random = SplitMix(seed: seed)
      guard let text = mistake(&random) else { continue }
      Issue.record("seed \(seed): \(text)")
      return
    }
  }

  private func mistake(_ random: inout SplitMix) -> String? {
    var section =
      random.chance(0.2)
      ? list(&random) : CollectionLayoutSection(group: group(&random, depth: 0))
    section.contentInsets = random.wildInsets()
    section.interGroupSpacing = random.wild()
    section.boundarySupplementaryItems += [boundary(&random)]
    section.orthogonalScrollingBehavior = random.pick([.none, .none, .paging])
    section.contentInsetsReference = random.pick([.automatic, .readableContent])
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = random.pick([.vertical, .horizontal])
    configuration.interSectionSpacing = random.wild()
    configuration.boundarySupplementaryItems = [boundary(&random)]
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout(section: section, configuration: configuration),
      environment: environment(&random),
      scale: random.pick([nil, random.wild()])
    )
    engine.reload(itemCounts: random.pick([[], [0], [5, 0, 3], [-4, 2]]))
    for _ in 0..<6 {
      let (place, item) = (random.wildNumber(), random.wildNumber())
      let path = CollectionPath(section: place, item: item)
      let size = ScreenSize(width: random.wild(), height: random.wild())
      switch random.number(below: 7) {
      case 0: engine.append(random.pick([.min, -1, 0, 3]), toSection: place)
      case 1:
        engine.replaceItems(inSection: place, with: random.pick([.min, -1, 0, 3])) { _ in item }
      case 2: engine.setMeasured(size, ofItem: path)
      case 3: engine.setMeasured(size, ofSupplementary: "header", inSection: place)
      case 4: engine.invalidateMeasured([item, 0], inSection: place)
      case 5: engine.change(environment: environment(&random))
      default: _ = engine.attributes(forSupplementary: "header", inSection: place)
      }
      _ = engine.attributes(forItem: path)
      let rect = ScreenRect(origin: ScreenPoint(x: random.wild(), y: random.wild()), size: size)
      let found = engine.attributes(in: rect, visible: rect)
      for attributes in engine.allAttributes() + found where !attributes.isAtNumbers {
        return "\(attributes)"
      }
      let content = engine.contentSize
      if !content.width.isFinite || !content.height.isFinite || content.height < 0
        || content.width < 0
      {
        return "content \(content)"
      }
    }
    return nil
  }

  private func environment(_ random: inout SplitMix) -> CollectionLayoutEnvironment {
    let size = ScreenSize(width: random.wild(), height: random.wild())
    return CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(
        contentSize: size,
        contentInsets: random.wildInsets()
      ),
      traits: ScreenEnvironment(containerSize: size)
    )
  }

  private func list(_ random: inout SplitMix) -> CollectionLayoutSection {
    var configuration = CollectionLayoutListConfiguration(
      appearance: random.pick(CollectionLayoutListConfiguration.Appearance.allCases)
    )
    configuration.headerMode = random.pick(CollectionLayoutListConfiguration.HeaderMode.allCases)
    configuration.headerTopPadding = random.wild()
    configuration.separatorConfiguration.topSeparatorVisibility = .visible
    configuration.separatorConfiguration.leadingInset = random.wild()
    configuration.separatorConfiguration.trailingInset = random.wild()
    return .list(using: configuration, environment: environment(&random))
  }

  private func boundary(_ random: inout SplitMix) -> CollectionLayoutBoundaryItem {
    var item = CollectionLayoutBoundaryItem(
      layoutSize: random.wildSize(),
      elementKind: "header",
      alignment: CollectionLayoutAlignment.allCases.randomElement(using: &random) ?? .top,
      absoluteOffset: ScreenPoint(x: random.wild(), y: random.wild())
    )
    item.pinToVisibleBounds = random.chance(0.5)
    return item
  }

  private func group(_ random: inout SplitMix, depth: Int) -> CollectionLayoutGroup {
    let size = random.wildSize()
    if random.chance(0.1) {
      let natural = ScreenSize(width: random.wild(), height: random.wild())
      let waterfall = CollectionWaterfall(
        columns: random.pick([.min, 0, 3, 70_000]),
        spacing: random.wild(),
        bottomMargin: random.wild()
      ) { _ in natural }
      return .waterfall(waterfall)
    }
    if random.chance(0.1) {
      let frame = ScreenRect(
        origin: ScreenPoint(x: random.wild(), y: random.wild()),
        size: ScreenSize(width: random.wild(), height: random.wild())
      )
      let frames = random.chance(0.2) ? [] : [CollectionLayoutGroupCustomItem(frame: frame)]
      return .custom(layoutSize: size) { _ in frames }
    }
    var item = CollectionLayoutItem(layoutSize: random.wildSize())
    item.contentInsets = random.wildInsets()
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(random.wild()),
      top: .flexible(random.wild())
    )
    var element: any CollectionLayoutElement = item
    if depth < 2, random.chance(0.4) { element = group(&random, depth: depth + 1) }
    let count = random.pick([.min, 0, 3, .max])
    var group: CollectionLayoutGroup =
      switch random.number(below: 4) {
      case 0: .vertical(layoutSize: size, subitems: [element])
      case 1: .horizontal(layoutSize: size, subitems: random.chance(0.9) ? [element] : [])
      case 2: .horizontal(layoutSize: size, subitem: element, count: count)
      default: .vertical(layoutSize: size, repeatingSubitem: element, count: count)
      }
    group.contentInsets = random.wildInsets()
    group.interItemSpacing = random.chance(0.5) ? .flexible(random.wild()) : .fixed(random.wild())
    return group
  }
}

extension CollectionLayoutAttributes {
  fileprivate var isAtNumbers: Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0
      && frame.height >= 0
  }
}

extension SplitMix {
  fileprivate mutating func wild() -> Double {
    chance(0.6)
      ? pick([0, 0.5, 10, 44, 320])
      : pick([.nan, .infinity, -.infinity, -40, 1e300, -1e300, .leastNonzeroMagnitude, 1e9])
  }

  fileprivate mutating func wildNumber() -> Int { pick([.min, -1, 0, 0, 1, 2, 7, .max]) }

  fileprivate mutating func wildInsets() -> ScreenInsets {
    if chance(0.5) { return .zero }
    return ScreenInsets(top: wild(), leading: wild(), bottom: wild(), trailing: wild())
  }

  fileprivate mutating func wildSize() -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: wildDimension(), heightDimension: wildDimension())
  }

  private mutating func wildDimension() -> CollectionLayoutDimension {
    pick([
      .fractionalWidth(wild()), .fractionalHeight(wild()), .absolute(wild()), .estimated(wild()),
    ])
  }
}
