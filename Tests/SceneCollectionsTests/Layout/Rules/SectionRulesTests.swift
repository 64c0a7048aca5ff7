import SceneCollections
import Scenes
import Testing

/// Sections, their headers, badges and backgrounds: each rule by numbers.
@MainActor @Suite struct SectionRulesTests {
  private final class Counter { var asked = 0 }

  private let insets = ScreenInsets(top: 10, leading: 20, bottom: 30, trailing: 40)

  private func group(
    _ width: CollectionLayoutDimension,
    _ height: CollectionLayoutDimension
  ) -> CollectionLayoutGroup {
    .horizontal(
      layoutSize: CollectionLayoutSize(width, height),
      subitems: [CollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))]
    )
  }

  private func section(
    _ width: CollectionLayoutDimension,
    _ height: CollectionLayoutDimension,
    _ configure: (inout CollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionLayoutSection {
    var section = CollectionLayoutSection(group: group(width, height))
    configure(&section)
    return section
  }

  // MARK: - Rooms

  @Test func `a group takes parts of all the length, and across of what insets leave`() {
    let half = section(.fractionalWidth(1), .fractionalHeight(0.5)) { $0.contentInsets = insets }
    #expect(LaidOut([(half, 1)]).items == [[20, 10, 240, 300]])
    let sideways = LaidOut([(half, 1)]) { $0.scrollDirection = .horizontal }
    #expect(sideways.items == [[20, 10, 300, 280]])
    let across = section(.fractionalWidth(0.5), .fractionalHeight(0.5)) {
      $0.contentInsets = insets
      $0.orthogonalScrollingBehavior = .continuous
    }
    #expect(LaidOut([(across, 2)]).items == [[20, 10, 150, 280], [170, 10, 150, 280]])
  }

  @Test
  func `the insets of a reference count across the scroll alone, and not for the layout's own`() {
    let rows = section(.fractionalWidth(1), .absolute(50)) {
      $0.boundarySupplementaryItems = [
        CollectionLayoutBoundaryItem("header", .top, .fractionalWidth(1), .absolute(5))
      ]
    }
    let laidOut = LaidOut([(rows, 1)], insets: insets) {
      $0.boundarySupplementaryItems = [
        CollectionLayoutBoundaryItem("all", .top, .fractionalWidth(1), .absolute(7))
      ]
    }
    #expect(laidOut.items == [[20, 12, 240, 50]])
    #expect(laidOut.views("header") == [[20, 7, 240, 5]])
    #expect(laidOut.views("all") == [[0, 0, 300, 7]])
    let free = LaidOut([(rows, 1)], insets: insets) { $0.contentInsetsReference = .none }
    #expect(free.items == [[0, 5, 300, 50]])
  }

  @Test func `a custom group is asked once, with its size in the whole room`() {
    let counter = Counter()
    let custom = CollectionLayoutGroup.custom(
      layoutSize: CollectionLayoutSize(.fractionalWidth(0.5), .absolute(40))
    ) { environment in
      counter.asked += 1
      let size = environment.container.contentSize
      return [
        CollectionLayoutGroupCustomItem(
          frame: ScreenRect(x: -5, y: 2, width: size.width, height: size.height),
          zIndex: 3
        )
      ]
    }
    let laidOut = LaidOut(custom, items: 2) {
      $0.contentInsets = insets
      $0.interGroupSpacing = 6
    }
    #expect(counter.asked == 1)
    #expect(laidOut.items == [[15, 12, 150, 40], [15, 58, 150, 40]])
    #expect(laidOut.engine.attributes(forItem: CollectionPath(section: 0, item: 1))?.zIndex == 3)
  }

  // MARK: - Lengths

  @Test func `a section without items has no insets, unless it has a header`() {
    let empty = section(.fractionalWidth(1), .absolute(50)) { $0.contentInsets = insets }
    #expect(LaidOut([(empty, 0)]).content == [300, 0])
    var headed = empty
    headed.boundarySupplementaryItems = [
      CollectionLayoutBoundaryItem("header", .top, .fractionalWidth(1), .absolute(5))
    ]
    #expect(LaidOut([(headed, 0)]).content == [300, 45])
  }

  @Test func `the room around a group is outside of it, and moves it across`() {
    var own = group(.absolute(100), .absolute(50))
    own.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .fixed(8),
      top: .fixed(3),
      bottom: .fixed(4)
    )
    let laidOut = LaidOut(own, items: 2) { $0.interGroupSpacing = 5 }
    #expect(laidOut.items == [[8, 3, 100, 50], [8, 65, 100, 50]])
    #expect(laidOut.content == [300, 119])
  }

  @Test func `each section is asked for once, whenever all is laid out`() {
    let (counter, rows) = (Counter(), section(.fractionalWidth(1), .absolute(50)))
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout { _, _ in
        counter.asked += 1
        return rows
      },
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: [3, 0, 4])
    for y in 0..<9 {
      _ = engine.attributes(in: ScreenRect(x: 0, y: Double(y), width: 9, height: 9))
    }
    #expect(counter.asked == 3)
    engine.reload(itemCounts: [3])
    #expect(counter.asked == 4)
  }

  // MARK: - Headers and footers

  @Test func `headers of one side do not stand on each other, and the longest makes room`() {
    let rows = section(.fractionalWidth(1), .absolute(50)) {
      $0.contentInsets.top = 4
      $0.boundarySupplementaryItems = [
        CollectionLayoutBoundaryItem("long", .top, .absolute(60), .absolute(30)),
        CollectionLayoutBoundaryItem("short", .topTrailing, .absolute(60), .absolute(10)),
      ]
    }
    let laidOut = LaidOut([(rows, 1)])
    #expect(laidOut.views("long") == [[120, 0, 60, 30]])
    #expect(laidOut.views("short") == [[240, 20, 60, 10]])
    #expect(laidOut.items == [[0, 34, 300, 50]])
  }

  @Test func `a header that does not extend its section covers it`() {
    var header = CollectionLayoutBoundaryItem("header", .topLeading, .absolute(60), .absolute(30))
    header.extendsBoundary = false
    var footer = header
    (footer.elementKind, footer.alignment) = ("footer", .bottomTrailing)
    let rows = section(.fractionalWidth(1), .absolute(50)) {
      $0.boundarySupplementaryItems = [header, footer]
    }
    let laidOut = LaidOut([(rows, 2)])
    #expect(laidOut.content == [300, 100])
    #expect(laidOut.views("header") == [[0, 0, 60, 30]])
    #expect(laidOut.views("footer") == [[240, 70, 60, 30]])
  }

  @Test func `an offset outwards makes the section longer, and insets are followed if wanted`() {
    var rows = section(.fractionalWidth(1), .absolute(50)) {
      $0.contentInsets = insets
      $0.boundarySupplementaryItems = [
        CollectionLayoutBoundaryItem(
          "header",
          .topLeading,
          .fractionalWidth(0.5),
          .absolute(20),
          offset: ScreenPoint(x: 3, y: -5)
        )
      ]
    }
    #expect(LaidOut([(rows, 1)]).views("header") == [[23, 0, 120, 20]])
    #expect(LaidOut([(rows, 1)]).content == [300, 115])
    rows.supplementariesFollowContentInsets = false
    #expect(LaidOut([(rows, 1)]).views("header") == [[3, 0, 150, 20]])
  }

  @Test func `what stands beside a section is in its middle, or makes it as long as itself`() {
    let rows = section(.fractionalWidth(1), .absolute(50)) {
      $0.boundarySupplementaryItems = [
        CollectionLayoutBoundaryItem("short", .leading, .absolute(10), .absolute(20)),
        CollectionLayoutBoundaryItem("long", .trailing, .absolute(10), .absolute(80)),
      ]
    }
    let laidOut = LaidOut([(rows, 1)])
    #expect(laidOut.views("short") == [[0, 30, 10, 20]])
    #expect(laidOut.views("long") == [[290, 0, 10, 80]])
    #expect(laidOut.content == [300, 80])
  }

  @Test func `an item of the layout stands at all sections as one of a section stands at that`() {
    var random = SplitMix(seed: 4)
    for number in 0..<CaseCount.of("LAYOUT_CASES", or: 300) {
      let items = (0..<3).map { place in
        var item = CollectionLayoutBoundaryItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: .absolute(random.pick([20, 90, 400])),
            heightDimension: .absolute(random.pick([20, 90, 700]))
          ),
          elementKind: "edge-\(place)",
          alignment: random.pick(CollectionLayoutAlignment.allCases),
          absoluteOffset: ScreenPoint(x: random.pick([0, -7, 9]), y: random.pick([0, -15, 6]))
        )
        item.extendsBoundary = random.chance(0.8)
        item.pinToVisibleBounds = random.chance(0.3)
        return item
      }
      let axis: ScreenAxis = random.chance(0.7) ? .vertical : .horizontal
      var own = CollectionLayoutSection.lines(of: 40, downwards: axis == .vertical)
      let count = 1 + random.number(below: 20)
      let whole = LaidOut([(own, count)]) {
        $0.scrollDirection = axis
        $0.boundarySupplementaryItems = items
      }
      own.boundarySupplementaryItems = items
      let section = LaidOut([(own, count)]) { $0.scrollDirection = axis }
      #expect(whole.content == section.content, "case \(number)")
      #expect(whole.items == section.items, "case \(number)")
      let seen = ScreenRect(x: 30, y: 70, width: 300, height: 200)
      for item in items {
        let kind = item.elementKind
        #expect(whole.views(kind) == section.views(kind), "case \(number)")
        #expect(whole.views(kind, visible: seen) == section.views(kind, visible: seen), "\(number)")
      }
    }
  }

  @Test func `headers of the layout stand around all sections, if there are any`() {
    let rows = section(.fractionalWidth(1), .absolute(50))
    func laidOut(_ sections: Int) -> LaidOut {
      LaidOut((0..<sections).map { _ in (rows, 1) }) {
        $0.boundarySupplementaryItems = [
          CollectionLayoutBoundaryItem("top", .top, .fractionalWidth(1), .absolute(11)),
          CollectionLayoutBoundaryItem("end", .bottom, .fractionalWidth(1), .absolute(13)),
        ]
      }
    }
    #expect(laidOut(2).views("top") == [[0, 0, 300, 11]])
    #expect(laidOut(2).views("end") == [[0, 111, 300, 13]])
    #expect(laidOut(2).content == [300, 124])
    #expect(laidOut(0).content == [300, 0])
    #expect(laidOut(0).views("top").isEmpty)
  }

  @Test func `a pinned header is kept in sight between its place and its section's end`() {
    var header = CollectionLayoutBoundaryItem("header", .top, .fractionalWidth(1), .absolute(20))
    header.pinToVisibleBounds = true
    var footer = header
    (footer.elementKind, footer.alignment) = ("footer", .bottom)
    let rows = section(.fractionalWidth(1), .absolute(50)) {
      $0.boundarySupplementaryItems = [header, footer]
    }
    let laidOut = LaidOut([(rows, 4), (rows, 4)])
    func y(_ kind: String, from start: Double) -> [Double] {
      laidOut.views(kind, visible: ScreenRect(x: 0, y: start, width: 300, height: 100))
        .map { $0[1] }
    }
    #expect(y("header", from: 0) == [0, 240])
    #expect(y("header", from: 90) == [90, 240])
    // Up to where the footer is.
    #expect(y("header", from: 215) == [200, 240])
    #expect(y("footer", from: 0) == [80, 260])
    let pinned = laidOut.engine.allAttributes(
      visible: ScreenRect(x: 0, y: 90, width: 300, height: 100)
    )
    .first { $0.category == .supplementary("header") }
    #expect(pinned?.isPinned == true && pinned?.zIndex == 1_000_000_001)
  }

  // MARK: - Badges and backgrounds

  @Test func `a badge stands with a point of its own at a point of its host`() {
    func badge(
      _ container: CollectionLayoutAnchor,
      _ own: CollectionLayoutAnchor? = nil
    ) -> [Double] {
      var item = CollectionLayoutItem(.absolute(100), .absolute(60))
      item.contentInsets = ScreenInsets(top: 4, leading: 0, bottom: 0, trailing: 0)
      item.supplementaryItems = [
        CollectionLayoutSupplementaryItem(
          layoutSize: CollectionLayoutSize(.absolute(20), .fractionalHeight(0.5)),
          elementKind: "badge",
          containerAnchor: container,
          itemAnchor: own
        )
      ]
      let row = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(.absolute(100), .absolute(60)),
        subitems: [item]
      )
      let laidOut = LaidOut(row, items: 1)
      #expect(laidOut.content == [300, 60])
      return laidOut.views("badge").first ?? []
    }
    #expect(badge(CollectionLayoutAnchor(edges: [.top, .trailing])) == [80, 4, 20, 28])
    #expect(
      badge(
        CollectionLayoutAnchor(
          edges: [.top, .trailing],
          fractionalOffset: ScreenPoint(x: 0.5, y: -0.5)
        )
      ) == [90, -10, 20, 28]
    )
    #expect(badge(CollectionLayoutAnchor(edges: .all)) == [40, 18, 20, 28])
    #expect(
      badge(
        CollectionLayoutAnchor(edges: .bottom, absoluteOffset: ScreenPoint(x: 1, y: 2)),
        CollectionLayoutAnchor(edges: [.top, .leading])
      ) == [51, 62, 20, 28]
    )
  }

  @Test func `a background is behind all of its section, and the cells are in front of it`() {
    let rows = section(.absolute(100), .absolute(50)) {
      $0.contentInsets = insets
      $0.boundarySupplementaryItems = [
        CollectionLayoutBoundaryItem("header", .top, .fractionalWidth(1), .absolute(5))
      ]
      $0.decorationItems = [.background(elementKind: "card")]
      $0.decorationItems[0].contentInsets = ScreenInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      $0.decorationItems[0].zIndex = -3
    }
    let laidOut = LaidOut([(rows, 1), (section(.absolute(9), .absolute(9)), 0)])
    #expect(laidOut.views("card") == [[2, 1, 294, 91]])
    let all = laidOut.engine.allAttributes()
    #expect(all.map(\.zIndex) == [1, 1, -3])
    var empty = rows
    empty.boundarySupplementaryItems = []
    #expect(LaidOut([(empty, 0)]).views("card").isEmpty)
  }

  @Test func `cells come first, then what is attached to them and headers, then backgrounds`() {
    let rows = section(.absolute(100), .absolute(50)) {
      $0.boundarySupplementaryItems = [
        CollectionLayoutBoundaryItem("header", .top, .fractionalWidth(1), .absolute(5))
      ]
      $0.decorationItems = [.background(elementKind: "card")]
    }
    let found = LaidOut([(rows, 2), (rows, 1)]).engine
      .attributes(in: ScreenRect(x: 0, y: 0, width: 300, height: 600))
    #expect(
      found.map(\.category)
        == [
          .cell, .cell, .cell, .supplementary("header"), .supplementary("header"),
          .decoration("card"), .decoration("card"),
        ]
    )
  }
}
