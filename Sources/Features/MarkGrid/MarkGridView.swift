package import SceneCollections
package import Scenes

/// A grid of numbers, each of which can be marked with a tap.
package struct MarkGridView: SceneView {
  /// The sections.
  package enum Section: Hashable, Sendable {
    /// All numbers.
    case numbers
  }

  /// What is shown, and where the marks are.
  package typealias DataSource = CollectionViewDiffableDataSource<Section, Int>

  let dataSource: DataSource

  /// The grid.
  package var body: [ScreenElement] {
    collection(dataSource).identifier("mark-grid").background(.background)
  }

  /// Creates a data source without numbers, with the collection that shows them.
  ///
  /// The section is there already, so that the numbers come into it, which a front-end can animate.
  static func makeDataSource() -> DataSource {
    let collectionView = CollectionView(layout: layout)
    collectionView.allowsMultipleSelection = true
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.contentConfiguration = MarkGridContent(number: number)
    }
    let dataSource = DataSource(collectionView: collectionView) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    var snapshot = DataSource.Snapshot()
    snapshot.appendSections([.numbers])
    dataSource.apply(snapshot, animatingDifferences: false)
    return dataSource
  }

  /// As many squares of 50 points as fit in a line, 10 apart.
  private static var layout: CollectionCompositionalLayout {
    let square = CollectionLayoutSize(
      widthDimension: .absolute(50),
      heightDimension: .absolute(50)
    )
    let line = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: line,
      subitems: [CollectionLayoutItem(layoutSize: square)]
    )
    group.interItemSpacing = .fixed(10)
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = ScreenInsets(top: 16, leading: 16, bottom: 32, trailing: 16)
    return CollectionCompositionalLayout(section: section)
  }
}
