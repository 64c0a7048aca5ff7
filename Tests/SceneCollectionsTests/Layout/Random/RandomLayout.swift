import SceneCollections
import Scenes

/// A layout that a seed repeats, and the room in which it stands.
///
/// Each group carries a badge of the kind `group` that is as large as it is, so that a test sees where groups are.
@MainActor struct RandomLayout {
  let sections: [CollectionLayoutSection]
  let configuration: CollectionLayoutConfiguration
  let scale: Double?
  let itemCounts: [Int]

  init(_ random: inout SplitMix) {
    var configuration = CollectionLayoutConfiguration()
    configuration.scrollDirection = random.chance(0.7) ? .vertical : .horizontal
    configuration.interSectionSpacing = random.pick([0, 0, 8, 20, -6])
    if random.chance(0.25) {
      configuration.boundarySupplementaryItems = Self.boundaries(&random, prefix: "layout")
    }
    let number = 1 + random.number(below: 4)
    sections = (0..<number).map { _ in Self.section(&random) }
    itemCounts = (0..<number).map { _ in
      random.chance(0.15) ? 0 : random.number(below: random.pick([4, 12, 40]))
    }
    self.configuration = configuration
    scale = random.pick([nil, nil, 1, 2, 3])
  }

  var layout: CollectionCompositionalLayout {
    let sections = sections
    return CollectionCompositionalLayout(
      sectionProvider: { number, _ in sections[number % sections.count] },
      configuration: configuration
    )
  }

  // MARK: - Sections

  private static func section(_ random: inout SplitMix) -> CollectionLayoutSection {
    if random.chance(0.15) { return list(&random) }
    var section = CollectionLayoutSection(group: outerGroup(&random))
    if random.chance(0.5) { section.contentInsets = random.insets(most: 24) }
    if random.chance(0.05) { section.contentInsets.top = -12 }
    section.interGroupSpacing = random.pick([0, 0, 5, 10, -5])
    if random.chance(0.2) {
      section.orthogonalScrollingBehavior =
        CollectionLayoutSection.OrthogonalScrollingBehavior.allCases.randomElement(using: &random)
        ?? .continuous
    }
    if random.chance(0.5) {
      section.boundarySupplementaryItems = boundaries(&random, prefix: "section")
    }
    section.supplementariesFollowContentInsets = random.chance(0.7)
    if random.chance(0.3) {
      section.decorationItems = [.background(elementKind: "card")]
      if random.chance(0.5) { section.decorationItems[0].contentInsets = random.insets(most: 8) }
      if random.chance(0.3) { section.decorationItems.append(.background(elementKind: "rim")) }
    }
    return section
  }

  private static func list(_ random: inout SplitMix) -> CollectionLayoutSection {
    var configuration = CollectionLayoutListConfiguration(
      appearance: random.pick(CollectionLayoutListConfiguration.Appearance.allCases)
    )
    configuration.headerMode = random.pick(CollectionLayoutListConfiguration.HeaderMode.allCases)
    configuration.footerMode = random.pick(CollectionLayoutListConfiguration.FooterMode.allCases)
    configuration.headerTopPadding = random.pick([nil, 0, 12.5])
    configuration.separatorConfiguration.trailingInset = random.pick([0, 8.25])
    if random.chance(0.5) {
      configuration.itemSeparatorHandler = { path, usual in
        var separators = usual
        if path.item % 3 == 1 { separators.topSeparatorVisibility = .visible }
        if path.item % 3 == 2 { separators.bottomSeparatorVisibility = .hidden }
        return separators
      }
    }
    let room = CollectionLayoutContainer(contentSize: ScreenSize(width: 320, height: 480))
    return .list(using: configuration, environment: CollectionLayoutEnvironment(container: room))
  }

  private static func boundaries(
    _ random: inout SplitMix,
    prefix: String
  ) -> [CollectionLayoutBoundaryItem] {
    (0...random.number(below: 3)).map { number in
      var item = CollectionLayoutBoundaryItem(
        layoutSize: random.size(),
        elementKind: "\(prefix)-\(number)",
        alignment: CollectionLayoutAlignment.allCases.randomElement(using: &random) ?? .top
      )
      if random.chance(0.25) {
        item.absoluteOffset = ScreenPoint(x: random.pick([-7, 0, 9]), y: random.pick([-15, 0, 6]))
      }
      item.extendsBoundary = random.chance(0.75)
      item.pinToVisibleBounds = random.chance(0.3)
      item.zIndex = random.pick([1, 1, 5])
      return item
    }
  }

  // MARK: - Groups

  private static func outerGroup(_ random: inout SplitMix) -> CollectionLayoutGroup {
    var group: CollectionLayoutGroup
    switch random.number(below: 10) {
    case 0:
      let sizes = (0..<7).map { _ in
        ScreenSize(width: 1, height: random.pick([0.5, 1, 1.5, 0.75, 2]))
      }
      return .waterfall(
        CollectionWaterfall(
          columns: 1 + random.number(below: 5),
          spacing: random.pick([0, 4, 7]),
          bottomMargin: random.pick([0, 80])
        ) { sizes[$0.item % sizes.count] }
      )
    case 1:
      let frames = (0...random.number(below: 5)).map { _ in
        CollectionLayoutGroupCustomItem(
          frame: ScreenRect(
            x: random.length(most: 200) - 20,
            y: random.length(most: 100) - 10,
            width: random.length(most: 80),
            height: random.length(most: 60)
          ),
          zIndex: random.number(below: 3)
        )
      }
      group = .custom(layoutSize: random.size()) { _ in frames }
    default: group = line(&random, depth: 0)
    }
    group.supplementaryItems.append(
      CollectionLayoutSupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalHeight(1)
        ),
        elementKind: "group",
        containerAnchor: CollectionLayoutAnchor(edges: [.top, .leading])
      )
    )
    return group
  }

  private static func line(_ random: inout SplitMix, depth: Int) -> CollectionLayoutGroup {
    let size = random.size()
    let elements = (0...random.number(below: 3)).map { _ -> any CollectionLayoutElement in
      depth < 2 && random.chance(0.25) ? line(&random, depth: depth + 1) : item(&random)
    }
    let count = 1 + random.number(below: 4)
    let isAcross = random.chance(0.6)
    var group: CollectionLayoutGroup
    switch (random.number(below: 5), isAcross) {
    case (0, true): group = .horizontal(layoutSize: size, subitem: elements[0], count: count)
    case (0, false): group = .vertical(layoutSize: size, subitem: elements[0], count: count)
    case (1, true):
      group = .horizontal(layoutSize: size, repeatingSubitem: elements[0], count: count)
    case (1, false):
      group = .vertical(layoutSize: size, repeatingSubitem: elements[0], count: count)
    case (_, true): group = .horizontal(layoutSize: size, subitems: elements)
    case (_, false): group = .vertical(layoutSize: size, subitems: elements)
    }
    if random.chance(0.5) { group.interItemSpacing = random.spacing() }
    if random.chance(0.25) { group.contentInsets = random.insets(most: 12) }
    if random.chance(0.2) { group.edgeSpacing = random.edgeSpacing() }
    if depth > 0, random.chance(0.3) { group.supplementaryItems = [badge(&random, "inner")] }
    return group
  }

  private static func item(_ random: inout SplitMix) -> CollectionLayoutItem {
    var item = CollectionLayoutItem(layoutSize: random.size())
    if random.chance(0.25) { item.contentInsets = random.insets(most: 6) }
    if random.chance(0.2) { item.edgeSpacing = random.edgeSpacing() }
    if random.chance(0.25) { item.supplementaryItems = [badge(&random, "badge")] }
    return item
  }

  private static func badge(
    _ random: inout SplitMix,
    _ kind: String
  ) -> CollectionLayoutSupplementaryItem {
    CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(20),
        heightDimension: .absolute(12)
      ),
      elementKind: kind,
      containerAnchor: CollectionLayoutAnchor(
        edges: CollectionLayoutEdges(rawValue: UInt8(random.number(below: 16))),
        fractionalOffset: ScreenPoint(x: random.pick([0, 0.5]), y: random.pick([0, -0.5]))
      )
    )
  }
}

extension SplitMix {
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// A length of at least two points, in quarters.
  mutating func length(most: Int) -> Double { 2 + Double(number(below: most * 4)) / 4 }

  mutating func dimension() -> CollectionLayoutDimension {
    switch number(below: 8) {
    case 0...2: .fractionalWidth(pick([1, 0.5, 0.25, 1 / 3, 0.2]))
    case 3: .fractionalHeight(pick([1, 0.5, 0.25, 0.1]))
    case 4...5: .absolute(pick([20, 33.25, 44, 60.5, 100]))
    default: .estimated(pick([24, 40, 51.5]))
    }
  }

  mutating func size() -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  mutating func insets(most: Int) -> ScreenInsets {
    ScreenInsets(
      top: Double(number(below: most)),
      leading: Double(number(below: most)),
      bottom: Double(number(below: most)),
      trailing: Double(number(below: most)) + pick([0, 0.5])
    )
  }

  mutating func spacing() -> CollectionLayoutSpacing {
    chance(0.6) ? .fixed(pick([0, 3, 10, 2.5])) : .flexible(pick([0, 4]))
  }

  mutating func edgeSpacing() -> CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: chance(0.5) ? spacing() : nil,
      top: chance(0.5) ? spacing() : nil,
      trailing: chance(0.5) ? spacing() : nil,
      bottom: chance(0.5) ? spacing() : nil
    )
  }
}
