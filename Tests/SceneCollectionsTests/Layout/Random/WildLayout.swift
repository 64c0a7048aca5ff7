import SceneCollections
import Scenes

/// Layouts of numbers that are no lengths.
extension SplitMix {
  mutating func wildLayout() -> CollectionCompositionalLayout {
    var section =
      chance(0.2) ? wildList() : CollectionLayoutSection(group: wildGroup(depth: 0))
    section.contentInsets = wildInsets()
    section.interGroupSpacing = wild()
    section.boundarySupplementaryItems += [wildBoundary()]
    section.orthogonalScrollingBehavior = pick([.none, .none, .paging])
    section.contentInsetsReference = pick([.automatic, .readableContent])
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = pick([.vertical, .horizontal])
    configuration.interSectionSpacing = wild()
    configuration.boundarySupplementaryItems = [wildBoundary()]
    return CollectionCompositionalLayout(section: section, configuration: configuration)
  }

  mutating func wildEnvironment() -> CollectionLayoutEnvironment {
    let size = ScreenSize(width: wild(), height: wild())
    return CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(
        contentSize: size,
        contentInsets: wildInsets()
      ),
      traits: ScreenEnvironment(containerSize: size, locale: "ja-JP")
    )
  }

  private mutating func wildList() -> CollectionLayoutSection {
    var configuration = CollectionLayoutListConfiguration(
      appearance: pick(CollectionLayoutListConfiguration.Appearance.allCases)
    )
    configuration.headerMode = pick(CollectionLayoutListConfiguration.HeaderMode.allCases)
    configuration.headerTopPadding = wild()
    configuration.separatorConfiguration.topSeparatorVisibility = .visible
    configuration.separatorConfiguration.leadingInset = wild()
    configuration.separatorConfiguration.trailingInset = wild()
    return .list(using: configuration, environment: wildEnvironment())
  }

  private mutating func wildBoundary() -> CollectionLayoutBoundaryItem {
    var item = CollectionLayoutBoundaryItem(
      layoutSize: wildSize(),
      elementKind: "header",
      alignment: CollectionLayoutAlignment.allCases.randomElement(using: &self) ?? .top,
      absoluteOffset: ScreenPoint(x: wild(), y: wild())
    )
    item.pinToVisibleBounds = chance(0.5)
    return item
  }

  private mutating func wildGroup(depth: Int) -> CollectionLayoutGroup {
    let size = wildSize()
    if chance(0.1) {
      let natural = ScreenSize(width: wild(), height: wild())
      let waterfall = CollectionWaterfall(
        columns: pick([.min, 0, 3, 70_000]),
        spacing: wild(),
        bottomMargin: wild()
      ) { _ in natural }
      return .waterfall(waterfall)
    }
    if chance(0.1) {
      let frames = chance(0.2) ? [] : [CollectionLayoutGroupCustomItem(frame: wildFrame())]
      return .custom(layoutSize: size) { _ in frames }
    }
    var item = CollectionLayoutItem(layoutSize: wildSize())
    item.contentInsets = wildInsets()
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(wild()),
      top: .flexible(wild())
    )
    var element: any CollectionLayoutElement = item
    if depth < 2, chance(0.4) { element = wildGroup(depth: depth + 1) }
    let count = pick([.min, 0, 3, .max])
    var group: CollectionLayoutGroup =
      switch number(below: 4) {
      case 0: .vertical(layoutSize: size, subitems: [element])
      case 1: .horizontal(layoutSize: size, subitems: chance(0.9) ? [element] : [])
      case 2: .horizontal(layoutSize: size, subitem: element, count: count)
      default: .vertical(layoutSize: size, repeatingSubitem: element, count: count)
      }
    group.contentInsets = wildInsets()
    group.interItemSpacing = chance(0.5) ? .flexible(wild()) : .fixed(wild())
    return group
  }

  mutating func wild() -> Double {
    chance(0.6)
      ? pick([0, 0.5, 10, 44, 320])
      : pick([.nan, .infinity, -.infinity, -40, 1e300, -1e300, .leastNonzeroMagnitude, 1e9])
  }

  mutating func wildNumber() -> Int { pick([.min, -1, 0, 0, 1, 2, 7, .max]) }

  mutating func wildInsets() -> ScreenInsets {
    if chance(0.5) { return .zero }
    return ScreenInsets(top: wild(), leading: wild(), bottom: wild(), trailing: wild())
  }

  mutating func wildFrame() -> ScreenRect {
    ScreenRect(
      origin: ScreenPoint(x: wild(), y: wild()),
      size: ScreenSize(width: wild(), height: wild())
    )
  }

  mutating func wildSize() -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: wildDimension(), heightDimension: wildDimension())
  }

  private mutating func wildDimension() -> CollectionLayoutDimension {
    pick([
      .fractionalWidth(wild()), .fractionalHeight(wild()), .absolute(wild()), .estimated(wild()),
    ])
  }
}
