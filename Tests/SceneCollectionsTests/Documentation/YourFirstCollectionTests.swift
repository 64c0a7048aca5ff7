import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// The listings of *Your first collection*.
@MainActor @Suite struct YourFirstCollectionTests {
  @Test func `a name that is chosen stays chosen when the list changes`() throws {
    let presenter = NamesPresenter(names: ["Aki", "Ben", "Chie"])
    let scene = NamesScene(presenter: presenter)
    let stage = Stage(VirtualTime()) { scene }
    stage.update()
    try stage.tap("Ben")
    #expect(scene.view.dataSource.selectedItemIdentifiers == ["Ben"])
    presenter.show(["Chie", "Ben", "Dan"])
    stage.update()
    #expect(scene.view.dataSource.selectedItemIdentifiers == ["Ben"])
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

struct NamesView: SceneView {
  let dataSource = Self.makeDataSource()

  var body: [ScreenElement] { collection(dataSource).identifier("names") }

  private static func makeDataSource() -> CollectionViewDiffableDataSource<Int, String> {
    let cells = CollectionView.CellRegistration<CollectionViewCell, String> { cell, _, name in
      cell.identifier = name
      cell.contentConfiguration = NameContent(name: name)
    }
    return CollectionViewDiffableDataSource(collectionView: CollectionView(layout: layout)) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
  }

  private static var layout: CollectionCompositionalLayout {
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

final class NamesPresenter: ScenePresenter {
  private let all: BehaviorRelay<[String]>

  init(names: [String]) { all = BehaviorRelay(value: names) }

  var names: Driver<[String]> { all.asDriver() }

  func show(_ names: [String]) { all.accept(names) }
}

final class NamesScene: SceneHost {
  let view = NamesView()
  private let presenter: NamesPresenter
  private let disposeBag = DisposeBag()

  init(presenter: NamesPresenter) { self.presenter = presenter }

  func viewDidLoad() {
    presenter.names
      .drive(with: view.dataSource) { dataSource, names in
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        dataSource.apply(snapshot)
      }
      .disposed(by: disposeBag)
  }
}
