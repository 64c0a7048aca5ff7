import SceneCollections
import Scenes
import Testing

/// Layouts whose numbers are no lengths.
@MainActor @Suite struct WildLengthsTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -40, 0, 1e300, -1e300])
  func `whatever number stands in a layout, everything stands at a number`(_ wild: Double) {
    let insets = ScreenInsets(top: wild, leading: wild, bottom: wild, trailing: wild)
    for dimension in [
      CollectionLayoutDimension.absolute(wild), .estimated(wild), .fractionalWidth(wild),
      .fractionalHeight(wild),
    ] {
      let size = CollectionLayoutSize(widthDimension: dimension, heightDimension: dimension)
      var item = CollectionLayoutItem(layoutSize: size)
      item.contentInsets = insets
      item.edgeSpacing = CollectionLayoutEdgeSpacing(leading: .fixed(wild), top: .flexible(wild))
      for direction in [ScreenAxis.vertical, .horizontal] {
        var group = CollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
        group.contentInsets = insets
        group.interItemSpacing = .fixed(wild)
        var section = CollectionLayoutSection(group: group)
        section.contentInsets = insets
        section.interGroupSpacing = wild
        section.decorationItems = [.background(elementKind: "card")]
        section.decorationItems[0].contentInsets = insets
        var configuration = CollectionLayoutConfiguration()
        configuration.scrollDirection = direction
        configuration.interSectionSpacing = wild
        expectNumbers(CollectionCompositionalLayout(section: section, configuration: configuration))
      }
    }
  }

  private func expectNumbers(_ layout: CollectionCompositionalLayout) {
    let engine = CollectionLayoutEngine(
      layout,
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 300, height: 600))
      )
    )
    engine.reload(itemCounts: [7, 0, 5])
    let size = engine.contentSize
    #expect(size.width.isFinite && size.height.isFinite)
    var found = (0..<7).compactMap {
      engine.attributes(forItem: CollectionPath(section: 0, item: $0))
    }
    #expect(found.count == 7)
    found += engine.attributes(in: ScreenRect(x: 0, y: 0, width: 300, height: 600))
    for attributes in found {
      let frame = attributes.frame
      #expect(
        frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
      )
    }
  }
}
