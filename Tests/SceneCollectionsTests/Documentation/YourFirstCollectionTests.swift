import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The listings of *Your first collection*.
@MainActor @Suite struct YourFirstCollectionTests {
  @Test func `a name that is chosen stays chosen when the list changes`() throws {
    let scene = NamesScene(names: ["Aki", "Ben", "Chie"])
    let stage = Stage(VirtualTime()) { scene }
    stage.update()
    try stage.tap("Ben")
    #expect(scene.dataSource.selectedItemIdentifiers == ["Ben"])
    scene.show(["Chie", "Ben", "Dan"])
    stage.update()
    #expect(scene.dataSource.selectedItemIdentifiers == ["Ben"])
    _ = try stage.element(.text("✓ Ben"))
  }
}

struct NameContent: CellContentConfiguration {
  var name: String
  var isChosen = false

  func makeContentView() -> NameContentView { NameContentView(self) }

  func updated(for state: CellConfigurationState) -> NameContent {
    NameContent(name: name, isChosen: state.isSelected)
  }
}

final class NameContentView: CellContentView {
  var configuration: NameContent

  init(_ configuration: NameContent) {
    self.configuration = configuration
  }

  var body: [ScreenElement] {
    text(configuration.isChosen ? "✓ \(configuration.name)" : configuration.name)
  }
}

final class NamesScene: SceneHost {
  let view: NamesView
  let dataSource: CollectionViewDiffableDataSource<Int, String>

  init(names: [String]) {
    let collectionView = CollectionView(layout: Self.layout)
    let cells = CollectionView.CellRegistration<CollectionViewCell, String> { cell, _, name in
      cell.identifier = name
      cell.contentConfiguration = NameContent(name: name)
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    view = NamesView(collectionView: collectionView)
    show(names)
  }

  func show(_ names: [String]) {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot)
  }

  static var layout: CollectionCompositionalLayout {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    var row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(44)
      ),
      subitem: item,
      count: 2
    )
    row.interItemSpacing = .fixed(8)
    return CollectionCompositionalLayout(section: CollectionLayoutSection(group: row))
  }
}

struct NamesView: SceneView {
  let collectionView: CollectionView

  var body: [ScreenElement] { collection(collectionView).identifier("names") }
}
