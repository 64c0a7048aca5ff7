import Observation2
import SceneCollections
import Scenes
import ScenesHeadless

/// A collection whose closures, delegates and cells change it, a number of times, whenever they are called.
@MainActor final class HostileStage {
  let collectionView: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  private(set) var stage: Stage
  /// How often a closure may still do something.
  var calls = 0
  /// A Boolean value that indicates whether a closure may also end the scene.
  var endsScenes = false
  private var depth = 0
  private var random: SplitMix
  private let listener = Listener()

  init(seed: Int) {
    random = SplitMix(seed: seed)
    let link = Link()
    let collectionView = CollectionView(layout: Self.layout(link, columns: 2))
    let cells = CollectionView.CellRegistration<HostileCell, Int> { cell, _, number in
      link.act()
      cell.link = link
      cell.identifier = "cell-\(number)"
      cell.contentConfiguration = MarkContent(number: number)
      cell.configurationUpdateHandler = { _, _ in link.act() }
    }
    let others = CollectionView.SupplementaryRegistration<CollectionReusableView>(
      elementKind: "header"
    ) { view, _, _ in
      link.act()
      view.contentConfiguration = MarkContent(number: -1)
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
      link.act()
      return $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      link.act()
      return view.dequeueConfiguredReusableSupplementary(using: others, for: path)
    }
    self.collectionView = collectionView
    collectionView.allowsMultipleSelection = true
    dataSource.apply(.random(&random, sections: 4, items: 60))
    stage = Stage(
      VirtualTime(),
      environment: ScreenEnvironment(
        containerSize: ScreenSize(width: 320, height: 400),
        locale: "ja-JP"
      )
    ) { HostileScene(view: HostileView(collectionView: collectionView)) }
    link.stage = self
    listener.link = link
    hook(link)
    stage.update()
  }

  private func hook(_ link: Link) {
    collectionView.delegate = listener
    collectionView.prefetchDataSource = listener
    collectionView.swipeActions = { _ in
      link.act()
      return []
    }
    collectionView.decorationProvider = { _, _ in
      link.act()
      return CollectionReusableView()
    }
    collectionView.onIssue = { _ in link.act() }
    dataSource.onUpdate = { _, _ in link.act() }
    dataSource.reorderingHandlers.canReorderItem = { _ in
      link.act()
      return true
    }
    dataSource.reorderingHandlers.willReorder = { _ in link.act() }
    dataSource.reorderingHandlers.didReorder = { _ in link.act() }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { _ in
      link.act()
      return true
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { _ in link.act() }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { _ in link.act() }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, below in
      link.act()
      return below
    }
  }

  fileprivate static func layout(_ link: Link, columns: Int) -> CollectionCompositionalLayout {
    CollectionCompositionalLayout { [weak link] section, _ in
      link?.act()
      let size = CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / Double(columns)),
        heightDimension: section == 1 ? .estimated(40) : .absolute(40)
      )
      var layout = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: CollectionLayoutSize(
            widthDimension: section == 2 ? .absolute(90) : .fractionalWidth(1),
            heightDimension: size.heightDimension
          ),
          subitems: [CollectionLayoutItem(layoutSize: size)]
        )
      )
      if section == 2 { layout.orthogonalScrollingBehavior = .continuous }
      layout.decorationItems = [.background(elementKind: "card")]
      layout.boundarySupplementaryItems = [RowStage.header(pinned: true)]
      layout.visibleItemsInvalidationHandler = { [weak link] _, _, _ in link?.act() }
      return layout
    }
  }

  // MARK: - What closures do

  /// Does something to the collection, if there is a call left.
  func act() {
    guard calls > 0, depth < 3 else { return }
    calls -= 1
    depth += 1
    defer { depth -= 1 }
    let path = CollectionPath(section: random.number(below: 5), item: random.number(below: 9))
    let section = random.number(below: 4)
    switch random.number(below: endsScenes ? 19 : 17) {
    case 0:
      let snapshot = dataSource.snapshot().edited(&random, times: 6, among: 60)
      dataSource.apply(snapshot) { [weak self] in self?.act() }
    case 1:
      dataSource.apply(.random(&random, sections: 4, items: 60)) { [weak self] in self?.act() }
    case 2:
      dataSource.applySnapshotUsingReloadData(.random(&random, sections: 4, items: 20))
    case 3:
      var outline = NumberedOutline([100 + section, 200 + section])
      outline.append([300 + section], to: 100 + section)
      guard (try? dataSource.check(outline, for: section)) != nil else { return }
      dataSource.apply(outline, to: section) { [weak self] in self?.act() }
    case 4: collectionView.reloadData()
    case 5:
      collectionView.collectionViewLayout = Self.layout(
        listener.link ?? Link(),
        columns: 1 + random.number(below: 3)
      )
    case 6:
      collectionView.dataSource = nil
      collectionView.dataSource = dataSource
    case 7: collectionView.scrollToItem(at: path, at: .center)
    case 8: collectionView.selectItem(at: path)
    case 9: collectionView.deselectItem(at: path)
    case 10: collectionView.setOrthogonalOffset(random.wild(), ofSection: path.section)
    case 11:
      collectionView.beginInteractiveMovementForItem(at: path)
      collectionView.updateInteractiveMovementTargetPosition(
        ScreenPoint(x: random.length(most: 300), y: random.length(most: 900))
      )
    case 12: collectionView.endInteractiveMovement()
    case 13: collectionView.cancelInteractiveMovement()
    case 14:
      collectionView.isEditing.toggle()
      for cell in collectionView.visibleCells.prefix(3) { cell.toggleExpansion() }
    case 15:
      collectionView.prefetchDataSource = nil
      collectionView.prefetchDataSource = listener
    case 16: stage.update()
    case 17: stage.close()
    default:
      // The former stage goes here, with the last reference to its screen.
      stage = Stage(VirtualTime()) {
        HostileScene(view: HostileView(collectionView: collectionView))
      }
    }
  }

  /// Does what a person does.
  func touch() {
    let cells = stage.frames.elements.compactMap(\.element.identifier)
      .filter { $0.hasPrefix("cell-") }
    switch random.number(below: 3) {
    case 0:
      if let cell = cells.randomElement(using: &random) { try? stage.tap(.id(cell)) }
    case 1:
      let way = ScreenPoint(x: 0, y: Double(random.number(below: 900) - 300))
      _ = stage.scroll(by: way)
    default:
      if let cell = cells.randomElement(using: &random) {
        try? stage.drag(.id(cell), by: ScreenPoint(x: 30, y: 120))
      }
    }
  }

  /// Has everything shown that was applied.
  func settle() {
    collectionView.cancelInteractiveMovement()
    for _ in 0..<4 { stage.update() }
  }

  /// The first mistake of the shown collection; `nil` if there is none.
  var mistake: String? {
    let snapshot = dataSource.snapshot()
    let expected = collectionView.pathsForVisibleItems.map { path -> Int? in
      snapshot.itemIdentifier(at: path)
    }
    let shown = collectionView.visibleCells.map { cell in
      cell.body.flatMap { [$0] + $0.children }.compactMap { $0.text.flatMap(Int.init) }.first
    }
    if shown != expected { return "\(shown) show, not \(expected)" }
    if snapshot.numberOfItems > 0, collectionView.contentSize.height == 0 {
      return "nothing is laid out"
    }
    let selected = collectionView.pathsForSelectedItems
    if selected.contains(where: { snapshot.itemIdentifier(at: $0) == nil }) {
      return "what is not there is selected"
    }
    // An update of a screen from within its own layout is a mistake of the program, which the stage
    // reports.
    return stage.issues.first { $0 != .endlessUpdate }.map { "\($0)" }
  }
}

/// The way from a closure to a stage, which it does not keep.
@MainActor private final class Link {
  weak var stage: HostileStage?

  func act() { stage?.act() }
}

/// Calls back at its release as well.
private final class HostileCell: CollectionViewCell {
  var link: Link?

  override func prepareForReuse() { link?.act() }

  isolated deinit { link?.act() }
}

private final class Listener: CollectionViewDelegate, CollectionViewDataSourcePrefetching {
  var link: Link?

  func collectionView(
    _ collectionView: CollectionView,
    shouldHighlightItemAt path: CollectionPath
  ) -> Bool {
    link?.act()
    return true
  }

  func collectionView(_ collectionView: CollectionView, didHighlightItemAt path: CollectionPath) {
    link?.act()
  }

  func collectionView(
    _ collectionView: CollectionView,
    didUnhighlightItemAt path: CollectionPath
  ) { link?.act() }

  func collectionView(
    _ collectionView: CollectionView,
    shouldSelectItemAt path: CollectionPath
  ) -> Bool {
    link?.act()
    return true
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: CollectionPath) {
    link?.act()
  }

  func collectionView(
    _ collectionView: CollectionView,
    willDisplay cell: CollectionViewCell,
    forItemAt path: CollectionPath
  ) { link?.act() }

  func collectionView(
    _ collectionView: CollectionView,
    didEndDisplaying cell: CollectionViewCell,
    forItemAt path: CollectionPath
  ) { link?.act() }

  func collectionView(
    _ collectionView: CollectionView,
    targetPathForMoveOfItemFromOriginalPath originalPath: CollectionPath,
    atCurrentPath currentPath: CollectionPath,
    toProposedPath proposedPath: CollectionPath
  ) -> CollectionPath {
    link?.act()
    return proposedPath
  }

  func collectionViewDidScroll(_ collectionView: CollectionView) { link?.act() }

  func collectionView(
    _ collectionView: CollectionView,
    prefetchItemsAt paths: [CollectionPath]
  ) { link?.act() }

  func collectionView(
    _ collectionView: CollectionView,
    cancelPrefetchingForItemsAt paths: [CollectionPath]
  ) { link?.act() }
}

private final class HostileScene: SceneHost {
  let view: HostileView

  init(view: HostileView) {
    self.view = view
  }
}

private struct HostileView: SceneView {
  let collectionView: CollectionView

  var body: [ScreenElement] { collection(collectionView).identifier("hostile") }
}
