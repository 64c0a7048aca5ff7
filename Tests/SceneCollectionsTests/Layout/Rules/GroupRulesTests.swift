import SceneCollections
import Scenes
import Testing

/// Sizes and groups: each rule by numbers.
@MainActor @Suite struct GroupRulesTests {
  private func row(
    _ width: CollectionLayoutDimension,
    _ height: CollectionLayoutDimension,
    _ items: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    .horizontal(layoutSize: CollectionLayoutSize(width, height), subitems: items)
  }

  private func column(
    _ width: CollectionLayoutDimension,
    _ height: CollectionLayoutDimension,
    _ items: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    .vertical(layoutSize: CollectionLayoutSize(width, height), subitems: items)
  }

  @Test func `either length may be a part of either length of the room`() {
    let item = CollectionLayoutItem(.fractionalHeight(0.5), .fractionalWidth(0.25))
    #expect(
      LaidOut(row(.absolute(200), .absolute(100), [item]), items: 1).items == [[0, 0, 50, 50]]
    )
  }

  @Test func `what a group was made of is a copy`() {
    var item = CollectionLayoutItem(.absolute(50), .absolute(50))
    var group = row(.absolute(100), .absolute(50), [item])
    item.contentInsets = ScreenInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    let section = CollectionLayoutSection(group: group)
    group.contentInsets = item.contentInsets
    #expect(LaidOut([(section, 1)]).items == [[0, 0, 50, 50]])
  }

  @Test func `nothing is set that nobody has set`() {
    let item = CollectionLayoutItem(.absolute(50), .absolute(50))
    let group = row(.absolute(100), .absolute(50), [item])
    let section = CollectionLayoutSection(group: group)
    #expect(item.contentInsets == .zero && item.edgeSpacing == nil)
    #expect(group.contentInsets == .zero && group.interItemSpacing == nil)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    let header = CollectionLayoutBoundaryItem("header", .top, .absolute(1), .absolute(1))
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.zIndex == 1)
    #expect(CollectionLayoutDecorationItem.background(elementKind: "card").zIndex == 0)
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(.absolute(1), .absolute(1)),
      elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: .top)
    )
    #expect(badge.zIndex == 1)
  }

  @Test func `parts are cut to a pixel, lengths are kept, and places are at the nearest pixel`() {
    let items = [
      CollectionLayoutItem(.absolute(10.3), .absolute(20.3)),
      CollectionLayoutItem(.fractionalWidth(0.333), .absolute(20)),
    ]
    let laidOut = LaidOut(row(.absolute(100), .absolute(30), items), items: 2, scale: 2)
    #expect(laidOut.items == [[0, 0, 10.3, 20.3], [10.5, 0, 33, 20]])
  }

  @Test func `so many fit as stand in the line with the room that they want around them`() {
    var item = CollectionLayoutItem(.absolute(40), .absolute(20))
    item.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(5), trailing: .fixed(5))
    var group = row(.absolute(160), .absolute(20), [item])
    group.interItemSpacing = .fixed(5)
    // Three take 160 with their spacings; the fourth begins another group.
    let laidOut = LaidOut(group, items: 4)
    #expect(laidOut.items.map { $0[0] } == [5, 60, 115, 5])
    #expect(laidOut.items[3][1] == 20)
  }

  @Test func `where a height comes of the width, so many fit as do without spacings`() {
    let item = CollectionLayoutItem(.fractionalWidth(0.5), .fractionalWidth(0.5))
    var group = row(.absolute(210), .absolute(120), [item])
    group.interItemSpacing = .fixed(10)
    #expect(LaidOut(group, items: 2).items == [[0, 0, 100, 100], [110, 0, 100, 100]])
  }

  @Test func `a counted group shares its length, whatever its item wants`() {
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(.absolute(270), .absolute(50)),
      subitem: CollectionLayoutItem(.absolute(100), .absolute(50)),
      count: 2
    )
    group.interItemSpacing = .fixed(20)
    #expect(LaidOut(group, items: 2).items == [[0, 0, 125, 50], [145, 0, 125, 50]])
  }

  @Test func `shares of a group are cut to a pixel`() {
    let item = CollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(.absolute(100), .absolute(30)),
      subitem: item,
      count: 3
    )
    #expect(LaidOut(group, items: 3, scale: 1).items.map { $0[2] } == [33, 33, 33])
    let third = 100.0 / 3
    #expect(LaidOut(group, items: 3, scale: 3).items.map { $0[2] } == [third, third, third])
    group.interItemSpacing = .fixed(1)
    #expect(LaidOut(group, items: 3, scale: 2).items.map { $0[0] } == [0, 33.5, 67])
    #expect(LaidOut(group, items: 3, scale: 2).items.map { $0[2] } == [32.5, 32.5, 32.5])
    let columns = CollectionLayoutGroup.vertical(
      layoutSize: CollectionLayoutSize(.absolute(100), .absolute(100)),
      subitem: item,
      count: 7
    )
    #expect(
      LaidOut(columns, items: 7, scale: 2).items.map { $0[1] } == [0, 14, 28, 42, 56, 70, 84]
    )
  }

  @Test func `a repeated item keeps its own size`() {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(.absolute(270), .absolute(50)),
      repeatingSubitem: CollectionLayoutItem(.absolute(60), .absolute(50)),
      count: 3
    )
    #expect(LaidOut(group, items: 4).items.map { $0[0] } == [0, 60, 120, 0])
  }

  @Test func `a group as long as what it holds has one run of its items`() {
    let items = [
      CollectionLayoutItem(.absolute(30), .absolute(20)),
      CollectionLayoutItem(.absolute(50), .absolute(20)),
    ]
    let laidOut = LaidOut(row(.estimated(10), .absolute(20), items), items: 3) {
      $0.orthogonalScrollingBehavior = .continuous
    }
    #expect(laidOut.items.map { $0[0] } == [0, 30, 80])
  }

  @Test func `a group shorter than its first item shows nothing, one that is too low shows it`() {
    let item = CollectionLayoutItem(.absolute(101), .absolute(40))
    #expect(LaidOut(row(.absolute(100), .absolute(30), [item]), items: 2).content == [300, 0])
    let low = LaidOut(row(.absolute(110), .absolute(30), [item]), items: 2)
    #expect(low.items == [[0, 0, 101, 40], [0, 30, 101, 40]])
  }

  @Test func `what is left over is shared by all that is flexible, also across the line`() {
    var items = [CollectionLayoutItem(.absolute(40), .absolute(20))]
    items.append(items[0])
    items[0].edgeSpacing = CollectionLayoutEdgeSpacing(leading: .flexible(10), top: .fixed(7))
    items[1].edgeSpacing = CollectionLayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
    var group = row(.absolute(120), .absolute(60), items)
    group.interItemSpacing = .flexible(4)
    // 26 are left, 13 for each of two; in the middle across.
    #expect(LaidOut(group, items: 2).items == [[23, 7, 40, 20], [80, 20, 40, 20]])
    items[1].edgeSpacing = CollectionLayoutEdgeSpacing(top: .flexible(0))
    group = row(.absolute(120), .absolute(60), items)
    #expect(LaidOut(group, items: 2).items[1][1] == 40)
  }

  @Test func `insets make an item smaller in its place, but not where it is measured`() {
    var item = CollectionLayoutItem(.absolute(50), .estimated(30))
    item.contentInsets = ScreenInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let laidOut = LaidOut(row(.absolute(100), .estimated(30), [item, item]), items: 2)
    #expect(laidOut.items == [[6, 0, 36, 30], [56, 0, 36, 30]])
  }

  @Test func `items of a group that is not full stand where they would in a full one`() {
    let item = CollectionLayoutItem(.absolute(40), .absolute(20))
    var group = row(.absolute(140), .absolute(20), [item])
    group.interItemSpacing = .flexible(0)
    #expect(LaidOut(group, items: 5).items.map { $0[0] } == [0, 50, 100, 0, 50])
  }

  @Test func `a nested group is as large as its place, and takes items in its turn`() {
    let small = CollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let pair = column(.fractionalWidth(0.25), .fractionalHeight(1), [small])
    let large = CollectionLayoutItem(.fractionalWidth(0.75), .fractionalHeight(1))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(.absolute(200), .absolute(80)),
      subitems: [pair, large]
    )
    #expect(
      LaidOut(group, items: 4).items
        == [[0, 0, 50, 40], [0, 40, 50, 40], [50, 0, 150, 80], [0, 80, 50, 40]]
    )
  }

  // MARK: - What is measured

  /// Measures items by a list of heights.
  private func measure(_ laidOut: LaidOut, _ heights: [Double]) {
    laidOut.engine.measureItems(inSection: 0) { item, proposed in
      ScreenSize(width: proposed.width, height: heights[item])
    }
  }

  @Test func `a column is as high as its items that are measured, with spacings`() {
    let item = CollectionLayoutItem(.fractionalWidth(1), .estimated(10))
    var group = column(.absolute(100), .estimated(10), [item, item])
    group.interItemSpacing = .fixed(5)
    let laidOut = LaidOut(group, items: 3)
    measure(laidOut, [20, 30, 40])
    #expect(laidOut.items.map { $0[1] } == [0, 25, 55])
    #expect(laidOut.content[1] == 95)
  }

  @Test func `a row is as high as its highest item, and each item as high as it is`() {
    let item = CollectionLayoutItem(.absolute(50), .estimated(10))
    let laidOut = LaidOut(row(.absolute(100), .estimated(10), [item]), items: 3)
    measure(laidOut, [20, 30, 5])
    #expect(laidOut.items == [[0, 0, 50, 20], [50, 0, 50, 30], [0, 30, 50, 5]])
  }

  @Test func `a group of a fixed height keeps it, and its items are measured`() {
    let item = CollectionLayoutItem(.absolute(50), .estimated(10))
    let laidOut = LaidOut(row(.absolute(100), .absolute(25), [item]), items: 4)
    measure(laidOut, [20, 30, 5, 6])
    #expect(laidOut.items.map { $0[3] } == [20, 30, 5, 6])
    #expect(laidOut.items.map { $0[1] } == [0, 0, 25, 25])
  }

  @Test func `a part of an estimate, and what is shared of one, are not measured`() {
    let part = CollectionLayoutItem(.absolute(50), .fractionalHeight(1))
    let laidOut = LaidOut(row(.absolute(100), .estimated(30), [part]), items: 2)
    measure(laidOut, [99, 99])
    #expect(laidOut.items.map { $0[3] } == [30, 30])
    let shared = LaidOut(
      CollectionLayoutGroup.vertical(
        layoutSize: CollectionLayoutSize(.absolute(100), .estimated(60)),
        subitem: CollectionLayoutItem(.fractionalWidth(1), .estimated(10)),
        count: 2
      ),
      items: 2
    )
    measure(shared, [99, 99])
    #expect(shared.items.map { $0[3] } == [30, 30])
  }
}
