import Observation2
import SceneCollections
import Scenes

/// A collection of numbered cells that is laid out and measured as a screen does it, without one.
///
/// The desk knows the height of each cell and header, and counts how often it measures.
@MainActor final class MeasuredDesk {
  let collectionView: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  var size = ScreenSize(width: 320, height: 400)
  /// The height that the cell of an item needs.
  var height: (Int) -> Double = { Double(10 + $0 * 37 % 140) }
  /// The number of cells and headers that were measured in the last update.
  private(set) var measurements = 0
  /// The number of times that the collection was asked in the last update.
  private(set) var rounds = 0
  /// The items whose cells were configured, in order.
  private(set) var configured: [Int] = []

  init(
    _ snapshot: NumberedSnapshot,
    _ layout:
      @MainActor (CollectionViewDiffableDataSource<Int, Int>) -> CollectionCompositionalLayout
  ) {
    let collectionView = CollectionView(layout: CollectionCompositionalLayout { _, _ in nil })
    var configure: ((Int) -> Void)?
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, number in
      cell.identifier = "cell-\(number)"
      configure?(number)
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    self.collectionView = collectionView
    let headers = CollectionView.SupplementaryRegistration<CollectionReusableView>(
      elementKind: "header"
    ) { [weak dataSource] view, _, path in
      view.identifier = "header-\(dataSource?.sectionIdentifier(for: path.section) ?? -1)"
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    collectionView.collectionViewLayout = layout(dataSource)
    configure = { [weak self] in self?.configured.append($0) }
    dataSource.apply(snapshot)
    update()
  }

  /// Rows of one or two cells by the section's number, with headers where the number is a multiple of three.
  static func rows(
    _ dataSource: CollectionViewDiffableDataSource<Int, Int>
  ) -> CollectionCompositionalLayout {
    CollectionCompositionalLayout { [weak dataSource] index, _ in
      let number = dataSource?.sectionIdentifier(for: index) ?? 0
      let size = CollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      )
      var section = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: size,
          subitem: CollectionLayoutItem(layoutSize: size),
          count: columns(ofSection: number)
        )
      )
      section.interGroupSpacing = 6
      if number % 3 == 0 {
        section.boundarySupplementaryItems = [
          CollectionLayoutBoundaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        ]
      }
      return section
    }
  }

  static func columns(ofSection number: Int) -> Int { 1 + number % 2 }

  func change(_ change: (inout NumberedSnapshot) -> Void) {
    var snapshot = dataSource.snapshot()
    change(&snapshot)
    dataSource.apply(snapshot)
  }

  /// Lays out and measures until nothing moves.
  ///
  /// - Parameters:
  ///   - distance: How far a person has scrolled.
  ///   - isShownAgain: `true` if the scroll is another one than before.
  /// - Returns: How far the person could scroll: no further than to where the content began and ended then.
  @discardableResult
  func update(scrolledBy distance: Double = 0, isShownAgain: Bool = false) -> Double {
    let offset = collectionView.contentOffset.y
    let end = max(0, collectionView.contentSize.height - size.height)
    let wanted = min(max(0, offset + distance), max(offset, end))
    var room = room(at: isShownAgain ? 0 : wanted)
    room.isNew = isShownAgain
    (measurements, rounds, configured) = (0, 0, [])
    var entries = collectionView.entries(in: room)
    while rounds < 100, measure(entries) {
      rounds += 1
      entries = collectionView.entries(in: self.room(at: entries.offset.y))
    }
    collectionView.didArrange()
    return wanted - offset
  }

  private func room(at offset: Double) -> LazyScreenRoom {
    LazyScreenRoom(size: size, offset: ScreenPoint(x: 0, y: offset), environment: environment)
  }

  var environment: ScreenEnvironment { ScreenEnvironment(containerSize: size, locale: "ja-JP") }

  private func measure(_ entries: LazyScreenEntries<CollectionElementID>) -> Bool {
    var hasMoved = false
    for entry in entries.entries where entry.measuresHeight {
      guard let name = collectionView.content(of: entry.id).first?.identifier,
        let number = Int(name.drop { !$0.isNumber })
      else { continue }
      measurements += 1
      let height = name.hasPrefix("cell") ? height(number) : Double(20 + number % 7 * 9)
      let size = ScreenSize(width: entry.frame.width, height: height)
      if collectionView.measured(size, of: entry.id) { hasMoved = true }
    }
    return hasMoved
  }

  // MARK: - What is there

  func frame(of item: Int) -> ScreenRect? {
    dataSource.path(for: item).flatMap { collectionView.layoutAttributes(forItemAt: $0)?.frame }
  }

  /// The distance of an item's beginning from the beginning of the viewport.
  func place(of item: Int) -> Double? {
    frame(of: item).map { $0.y - collectionView.contentOffset.y }
  }

  /// The items in sight, in order.
  var visible: [Int] {
    collectionView.pathsForVisibleItems.compactMap { dataSource.itemIdentifier(for: $0) }
  }

  /// The items that have cells, those in sight first.
  var itemsWithCells: [Int] {
    let visible = visible
    let others = dataSource.snapshot().itemIdentifiers.filter { item in
      dataSource.path(for: item).flatMap { collectionView.cellForItem(at: $0) } != nil
        && !visible.contains(item)
    }
    return visible + others
  }

  /// A Boolean value that indicates whether the content is moved to its beginning or its end.
  var isAtAnEnd: Bool {
    let (offset, height) = (collectionView.contentOffset.y, collectionView.contentSize.height)
    return offset <= 0 || offset >= height - size.height - 0.5
  }
}
