import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

/// A list of numbers on a stage, as wide as a telephone.
@MainActor final class ListStage {
  let collectionView: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  let stage: Stage

  init(
    _ numbers: [Int],
    _ configuration: CollectionLayoutListConfiguration = .init(appearance: .plain),
    environment: ScreenEnvironment = .plain,
    row: @escaping @MainActor (CollectionViewListCell, Int) -> Void = ListStage.row
  ) {
    let collectionView = CollectionView(layout: .list(using: configuration))
    let rows = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
      cell.identifier = "row-\(number)"
      row(cell, number)
    }
    let headers = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = ListContentConfiguration.header()
      content.text = "Section \(path.section)"
      cell.identifier = "header-\(path.section)"
      cell.contentConfiguration = content
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    self.collectionView = collectionView
    stage = Stage(VirtualTime(), environment: environment) {
      ListScene(view: ListSceneView(collectionView: collectionView))
    }
    show(numbers)
  }

  /// Shows a number, and its square below it.
  static func row(_ cell: CollectionViewListCell, _ number: Int) {
    var content = ListContentConfiguration.cell()
    content.text = "\(number)"
    content.secondaryText = "\(number * number)"
    cell.contentConfiguration = content
  }

  @discardableResult func show(_ numbers: [Int]) -> [ScreenPatch] {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    dataSource.apply(snapshot)
    return stage.update()
  }

  func frame(_ query: ScreenQuery) throws -> ScreenRect { try stage.element(query).frame }

  var elements: [LaidOutElement] { stage.frames.elements }

  /// The frames of the lines, from top to bottom.
  var lines: [ScreenRect] {
    elements.filter { $0.element.role == .divider }.map(\.frame).sorted { $0.y < $1.y }
  }

  /// The frames of marks.
  func marks(_ mark: String) -> [ScreenRect] {
    elements.filter { $0.element.text == mark }.map(\.frame)
  }
}

private final class ListScene: SceneHost {
  let view: ListSceneView

  init(view: ListSceneView) {
    self.view = view
  }
}

private struct ListSceneView: SceneView {
  let collectionView: CollectionView

  var body: [ScreenElement] { collection(collectionView).identifier("list") }
}
