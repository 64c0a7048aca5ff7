import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

/// A grid of numbers on a stage: squares of 50 points, 10 apart, five in a row of 312 points.
@MainActor final class GridStage {
  let collectionView: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  let stage: Stage

  init(
    _ count: Int = 100,
    environment: ScreenEnvironment = ScreenEnvironment(
      containerSize: ScreenSize(width: 312, height: 300),
      locale: "ja-JP"
    ),
    cellProvider: @escaping CollectionViewDiffableDataSource<Int, Int>.CellProvider
  ) {
    let collectionView = CollectionView(layout: Self.layout)
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(
      collectionView: collectionView,
      cellProvider: cellProvider
    )
    self.collectionView = collectionView
    self.dataSource = dataSource
    collectionView.allowsMultipleSelection = true
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    dataSource.apply(snapshot)
    stage = Stage(VirtualTime(), environment: environment) {
      CollectionScene(view: CollectionSceneView(collectionView: collectionView))
    }
    stage.update()
  }

  /// A grid whose cells show their number, and a mark by their state.
  static func marking(_ count: Int = 100, environment: ScreenEnvironment? = nil) -> GridStage {
    let marks = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.identifier = "cell-\(number)"
      cell.contentConfiguration = MarkContent(number: number)
    }
    let provider: CollectionViewDiffableDataSource<Int, Int>.CellProvider = { view, path, number in
      view.dequeueConfiguredReusableCell(using: marks, for: path, item: number)
    }
    guard let environment else { return GridStage(count, cellProvider: provider) }
    return GridStage(count, environment: environment, cellProvider: provider)
  }

  static var layout: CollectionCompositionalLayout {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .absolute(50),
        heightDimension: .absolute(50)
      )
    )
    var group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(50)
      ),
      subitems: [item]
    )
    group.interItemSpacing = .fixed(10)
    var section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return CollectionCompositionalLayout(section: section)
  }

  /// Applies the snapshot with a change.
  func change(_ change: (inout DiffableDataSourceSnapshot<Int, Int>) -> Void) {
    var snapshot = dataSource.snapshot()
    change(&snapshot)
    dataSource.apply(snapshot)
  }

  func scroll(to offset: Double) {
    _ = stage.scroll(by: ScreenPoint(x: 0, y: offset - collectionView.contentOffset.y))
    stage.update()
  }

  /// The numbers whose marks can be seen.
  var marked: [Int] {
    collectionView.visibleCells.enumerated().compactMap { _, cell in
      let texts = cell.body.flatMap { [$0] + $0.children }.compactMap(\.text)
      return texts.contains("✓") ? texts.compactMap(Int.init).first : nil
    }
  }

  /// The numbers that can be seen.
  var numbers: [Int] {
    collectionView.visibleCells.compactMap { cell in
      cell.body.flatMap { [$0] + $0.children }.compactMap { $0.text.flatMap(Int.init) }.first
    }
  }
}

final class CollectionScene: SceneHost {
  let view: CollectionSceneView

  init(view: CollectionSceneView) {
    self.view = view
  }
}

struct CollectionSceneView: SceneView {
  let collectionView: CollectionView

  var body: [ScreenElement] { collection(collectionView).identifier("grid") }
}

/// A number, and a mark by the cell's state.
struct MarkContent: CellContentConfiguration {
  var number: Int
  var isMarked = false

  func makeContentView() -> MarkContentView { MarkContentView(self) }

  func updated(for state: CellConfigurationState) -> MarkContent {
    MarkContent(number: number, isMarked: state.isSelected)
  }
}

final class MarkContentView: CellContentView {
  var configuration: MarkContent

  init(_ configuration: MarkContent) {
    self.configuration = configuration
  }

  var body: [ScreenElement] {
    layers {
      text(String(configuration.number))
      text(configuration.isMarked ? "✓" : "")
    }
  }
}
