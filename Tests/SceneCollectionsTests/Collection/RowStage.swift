import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

/// Sections on a stage of 350 by 300 points, of which those with an odd number scroll across.
///
/// These have items of 100 by 80, 8 apart, between insets of 20; the others ten rows of 50 points.
@MainActor final class RowStage {
  let collectionView: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  let stage: Stage
  private let shelf = Shelf()

  /// A Boolean value that indicates whether the screen shows the collection.
  var isShown: Bool {
    get { shelf.isShown }
    set {
      shelf.isShown = newValue
      stage.update()
    }
  }

  init(
    sections: Int = 3,
    itemsAcross: Int = 8,
    behavior: CollectionLayoutSection.OrthogonalScrollingBehavior = .continuous,
    direction: ScreenLayoutDirection = .leftToRight,
    scrollDirection: ScreenAxis = .vertical,
    change: @escaping @MainActor @Sendable (inout CollectionLayoutSection, Int) -> Void = { _, _ in
    }
  ) {
    var layout = CollectionCompositionalLayout { section, _ in
      var layout = section % 2 == 1 ? Self.across(behavior) : Self.rows
      change(&layout, section)
      return layout
    }
    layout.configuration.scrollDirection = scrollDirection
    let collectionView = CollectionView(layout: layout)
    var made: Set<ObjectIdentifier> = []
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      made.insert(ObjectIdentifier(cell))
      cell.identifier = "cell-\(number)"
      cell.contentConfiguration = MarkContent(number: number)
    }
    let headers = CollectionView.SupplementaryRegistration<CollectionReusableView>(
      elementKind: "header"
    ) { header, _, path in
      header.identifier = "header-\(path.section)"
      header.contentConfiguration = MarkContent(number: path.section)
    }
    let dataSource = CollectionViewDiffableDataSource<Int, Int>(
      collectionView: collectionView
    ) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    let badges = CollectionView.SupplementaryRegistration<CollectionReusableView>(
      elementKind: "badge"
    ) { badge, _, path in
      badge.identifier = "badge-\(path.item)"
      badge.contentConfiguration = MarkContent(number: path.item)
    }
    dataSource.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == "badge" ? badges : headers,
        for: path
      )
    }
    self.collectionView = collectionView
    self.dataSource = dataSource
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<sections {
      snapshot.appendSections([section])
      let count = section % 2 == 1 ? itemsAcross : 10
      snapshot.appendItems((0..<count).map { section * 1_000_000 + $0 })
    }
    dataSource.apply(snapshot)
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 350, height: 300),
      locale: "ja-JP",
      layoutDirection: direction
    )
    let shelf = shelf
    stage = Stage(VirtualTime(), environment: environment) {
      RowScene(view: RowSceneView(collectionView: collectionView, shelf: shelf))
    }
    stage.update()
    count = { made.count }
  }

  /// How many cells have been made.
  private(set) var count: () -> Int = { 0 }

  nonisolated static func across(
    _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
    var section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 8
    section.contentInsets = ScreenInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  nonisolated static var rows: CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    return CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    )
  }

  nonisolated static func header(
    pinned: Bool = false,
    height: Double = 30
  ) -> CollectionLayoutBoundaryItem {
    var header = CollectionLayoutBoundaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      ),
      elementKind: "header",
      alignment: .top
    )
    header.pinToVisibleBounds = pinned
    return header
  }

  /// Where an item of the first section that scrolls across is seen, from left to right.
  func x(_ item: Int) -> Double? { frame("cell-\(1_000_000 + item)")?.x }

  func frame(_ identifier: String) -> ScreenRect? {
    stage.frames.elements.first { $0.element.identifier == identifier }?.frame
  }

  /// Moves the collection to an offset.
  func scroll(to offset: Double) {
    _ = stage.scroll(by: ScreenPoint(x: 0, y: offset - collectionView.contentOffset.y))
    stage.update()
  }

  func change(_ change: (inout DiffableDataSourceSnapshot<Int, Int>) -> Void) {
    var snapshot = dataSource.snapshot()
    change(&snapshot)
    dataSource.apply(snapshot)
    stage.update()
  }

  /// `true` if a drag of no length leaves the first section that scrolls across where it is.
  var rests: Bool {
    let offset = collectionView.orthogonalOffset(ofSection: 1)
    let width = stage.window.environment.containerSize.width
    let engine = CollectionLayoutEngine(
      collectionView.collectionViewLayout,
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: width, height: 300))
      ),
      scale: 3
    )
    let snapshot = dataSource.snapshot()
    engine.reload(
      itemCounts: snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    )
    let rest = engine.restingOrthogonalOffset(
      ofSection: 1,
      from: offset,
      proposed: offset,
      velocity: 0
    )
    return rest.map { abs($0 - offset) < 0.01 } ?? false
  }

  func turn(_ width: Double, _ height: Double) {
    stage.window.environment.containerSize = ScreenSize(width: width, height: height)
    stage.update()
  }
}

private final class Shelf: ObservedModel {
  @Observed var isShown = true
}

private final class RowScene: SceneHost {
  let view: RowSceneView

  init(view: RowSceneView) {
    self.view = view
  }
}

private struct RowSceneView: SceneView {
  let collectionView: CollectionView
  let shelf: Shelf

  var body: [ScreenElement] {
    if shelf.isShown { collection(collectionView).identifier("collection") }
  }
}
