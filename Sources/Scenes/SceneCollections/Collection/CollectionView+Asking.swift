public import Scenes

/// Questions about the cells, the selection and the layout.
///
/// An answer is one of the newest data, and nothing changes by being asked: what was applied stays one difference. Only
/// a question about the layout of items has the collection take that data first, so that each item has a frame. A
/// closure that is called while the collection is laid out finds the data that it is laid out with.
extension CollectionView {
  /// How far the content has been moved, in points.
  public var contentOffset: ScreenPoint { seen.origin }

  /// The size of all content, in points, as it was laid out last; zero until a screen shows it.
  public var contentSize: ScreenSize { engine?.contentSize ?? ScreenSize(width: 0, height: 0) }

  /// The items that can be seen, in order.
  public var pathsForVisibleItems: [CollectionPath] {
    shown.values.compactMap {
      $0.place.category == .cell && $0.isDisplayed ? newPath(ofCellAt: $0.place.path) : nil
    }
    .sorted()
  }

  /// The cells that can be seen, in the order of their items.
  public var visibleCells: [CollectionViewCell] {
    pathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The cell of an item; `nil` if it has none, since it is not near what can be seen.
  public func cellForItem(at path: CollectionPath) -> CollectionViewCell? {
    guard let pending else { return shownCell(at: path) }
    return pending.keepsCell(path) ? pending.places.oldPlace(path).flatMap(shownCell) : nil
  }

  /// The item that a cell shows; `nil` if it shows none.
  ///
  /// - Complexity: O(cells that are there).
  public func path(for cell: CollectionViewCell) -> CollectionPath? {
    shown.values.first { $0.cell === cell }.flatMap { newPath(ofCellAt: $0.place.path) }
  }

  /// Where an item stands, there or not; `nil` if there is none, or no screen shows the collection.
  ///
  /// The collection takes the newest data first, so that an item that was just applied has a frame as well.
  public func layoutAttributes(forItemAt path: CollectionPath) -> CollectionLayoutAttributes? {
    bringUpToDate()
    return engine?.attributes(forItem: path)
  }

  /// The selected items, in order.
  public var pathsForSelectedItems: [CollectionPath] {
    guard let pending else { return selection.sorted() }
    return selection.compactMap(pending.places.newPlace).sorted()
  }

  /// How far a section that scrolls across has been moved from where it begins, in points; 0 for another one.
  ///
  /// It begins on the right where lines do. Where groups are centred it may be below 0. It stays as it is while other
  /// things change, and goes with its section where the data source knows that by an identifier. A section that may
  /// rest at some places only comes to rest at the nearest when these change, with the first item in sight.
  public func orthogonalOffset(ofSection section: Int) -> Double {
    guard let section = laidOutSection(section), let engine,
      let stops = engine.stops(ofSection: section)
    else { return 0 }
    return rows[section].map { stops.clamped($0.rested(at: stops, engine)) }
      ?? stops.range.lowerBound
  }

  /// How far a section that scrolls across can be moved, in points; `nil` for another one, or until a screen has shown
  /// it.
  ///
  /// The collection takes the newest data first. See ``CollectionLayoutEngine/orthogonalOffsetRange(ofSection:)``.
  public func orthogonalOffsetRange(ofSection section: Int) -> ClosedRange<Double>? {
    bringUpToDate()
    return engine?.orthogonalOffsetRange(ofSection: section)
  }

  /// The cell at a path of the data that the collection has taken.
  func shownCell(at path: CollectionPath) -> CollectionViewCell? {
    numbers[CollectionElementPlace(category: .cell, path: path)]
      .flatMap { shown[$0]?.view as? CollectionViewCell }
  }

  /// The path of a cell that is there in the newest data.
  func newPath(ofCellAt path: CollectionPath) -> CollectionPath? {
    guard let pending else { return path }
    return pending.places.newPlace(path).flatMap { pending.keepsCell($0) ? $0 : nil }
  }

  private func laidOutSection(_ section: Int) -> Int? {
    guard let pending else { return section }
    return pending.places.oldSection(section)
  }

  private var pending: PendingCollectionChange? { isBusy ? nil : live?.pending }
}
