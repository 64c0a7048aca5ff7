/// Shows snapshots in a collection, and changes it by their differences.
/// (Apple: `UICollectionViewDiffableDataSource`.)
///
/// The newest snapshot is the only copy of the shown items. It counts at once, in ``snapshot()`` and
/// ``path(for:)``. While cells are being made, places are those that they are made for. The collection
/// takes the snapshot with its next update, and with it all that was applied before in the same turn. It
/// takes this as one difference, whatever was asked in between. A call that acts on a path, such as
/// ``CollectionView/scrollToItem(at:at:)``, and a question about the layout of items have the collection
/// take it at once. Selected items stay selected by their identifiers, whatever moves, and headers stay
/// with their sections.
///
/// One data source of a collection is live: its ``CollectionView/dataSource``. Another one takes snapshots at once
/// and calls their completions; they are shown when it is set again.
///
/// ```swift
/// let dataSource = CollectionViewDiffableDataSource<Shelf, Book.ID>(collectionView: collectionView) {
///   collectionView, path, id in
///   collectionView.dequeueConfiguredReusableCell(using: books, for: path, item: id)
/// }
/// var snapshot = dataSource.snapshot()
/// snapshot.appendItems(page.map(\.id), toSection: .new)
/// dataSource.apply(snapshot)
/// ```
/// Keep it: the collection does not.
@MainActor
public final class CollectionViewDiffableDataSource<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  /// A snapshot of these sections and items.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  /// An outline of these items.
  public typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifier>
  /// Returns the cell of an item, which it dequeues from the collection.
  public typealias CellProvider =
    @MainActor (CollectionView, CollectionPath, ItemIdentifier) -> CollectionViewCell
  /// Returns the header, footer or badge of a kind at a place; `nil` for none.
  public typealias SupplementaryViewProvider =
    @MainActor (CollectionView, String, CollectionPath) -> CollectionReusableView?

  /// The collection that shows the snapshots.
  public let collectionView: CollectionView
  /// Returns headers, footers and badges.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// Called with each change that the collection has taken, the first one too, and whether it was to be
  /// animated.
  ///
  /// It is not called for a change by ``applySnapshotUsingReloadData(_:completion:)``, which is not
  /// compared.
  public var onUpdate: (@MainActor (SnapshotDifference, _ isAnimated: Bool) -> Void)?

  /// The handlers for a person's expanding or collapsing of an item.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifier>()

  /// The handlers for a person's carrying of an item to another place.
  public var reorderingHandlers = ReorderingHandlers<SectionIdentifier, ItemIdentifier>() {
    didSet { collectionView.setNeedsDescription() }
  }

  let cellProvider: CellProvider
  /// The snapshot that was applied last.
  var newest = OutlinedSnapshot<SectionIdentifier, ItemIdentifier>()
  /// The snapshot that the collection shows.
  private(set) var taken = OutlinedSnapshot<SectionIdentifier, ItemIdentifier>()
  /// The item that a person carries, as soon as it would be somewhere else.
  var carried: ReorderedItem<SectionIdentifier, ItemIdentifier>?
  /// How often something was applied.
  private(set) var changeCount = 0
  /// The marks of the items to show again, of all that was applied since.
  private(set) var marks = SnapshotMarks<SectionIdentifier, ItemIdentifier>()
  private(set) var hasNewer = false
  private var isTaking = false
  private var isAnimated = false
  private(set) var isReload = false
  private var completions: [@MainActor () -> Void] = []
  /// The answer of ``pending``, until the next change.
  var cachedPending: PendingCollectionChange?

  /// Creates a data source without sections, and makes it that of a collection.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cellProvider: Returns cells.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// Returns the snapshot that was applied last, without the marks of the items to show again.
  public func snapshot() -> Snapshot { newest.snapshot }

  /// Shows another snapshot.
  ///
  /// A section stays an outline if the snapshot has the same items in it in the same order; with others it is
  /// flat from then on. It may be called from anywhere, also while the collection takes another snapshot: it comes after that.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: `true` if a front-end is to show how one becomes the other.
  ///   - completion: Called when the collection has been laid out with it, or with a later one; at once if no
  ///     screen has shown the collection yet.
  /// - Complexity: O(1); that of ``SnapshotDifference`` with the next update.
  public func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    take(snapshot, animatingDifferences, completion)
  }

  /// Shows another snapshot, and returns when the collection has been laid out with it, or with a later one.
  ///
  /// See ``apply(_:animatingDifferences:completion:)``. While no screen lays the collection out that has shown it, it
  /// waits.
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      take(snapshot, animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot without a comparison: every cell is made again.
  ///
  /// (Apple: `applySnapshotUsingReloadData(_:completion:)`.)
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (@MainActor () -> Void)? = nil
  ) {
    isReload = true
    take(snapshot, false, completion)
  }

  func take(
    _ snapshot: Snapshot,
    _ isAnimated: Bool,
    _ completion: (@MainActor () -> Void)?
  ) {
    if marks.isEmpty {
      marks = snapshot.marks
    } else {
      marks.reload(sections: snapshot.reloadedSectionIdentifiers)
      marks.reload(items: snapshot.reloadedItemIdentifiers)
      marks.reconfigure(items: snapshot.reconfiguredItemIdentifiers)
    }
    newest.snapshot = snapshot
    newest.snapshot.marks = SnapshotMarks()
    newest.forgetOutlines()
    changeCount += 1
    carried = nil
    if isShown { collectionView.endMovement() }
    if let completion { completions.append(completion) }
    showAgain(isAnimated: isAnimated)
  }

  /// Has the collection take what it is to show.
  func showAgain(isAnimated: Bool) {
    self.isAnimated = isAnimated
    (hasNewer, cachedPending) = (true, nil)
    if collectionView.engine == nil || !isShown {
      takeNewest()
    } else {
      collectionView.setNeedsLayout()
    }
  }

  // MARK: - Who is where

  /// The item at a place; `nil` if there is none.
  public func itemIdentifier(for path: CollectionPath) -> ItemIdentifier? {
    counting.snapshot.itemIdentifier(at: path)
  }

  /// The place of an item; `nil` if there is no such item. (Apple: `indexPath(for:)`.)
  public func path(for item: ItemIdentifier) -> CollectionPath? {
    counting.snapshot.path(of: item)
  }

  /// The section at a place; `nil` if there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let sections = counting.snapshot.sections
    return sections.indices.contains(index) ? sections[index].identifier : nil
  }

  /// The place of a section; `nil` if there is no such section.
  public func index(for section: SectionIdentifier) -> Int? {
    counting.snapshot.indexOfSection(section)
  }

  /// The selected items, in order.
  public var selectedItemIdentifiers: [ItemIdentifier] {
    collectionView.pathsForSelectedItems.compactMap { counting.snapshot.itemIdentifier(at: $0) }
  }

  /// The data of an answer: the newest, unless the collection is being laid out with older data.
  var counting: OutlinedSnapshot<SectionIdentifier, ItemIdentifier> {
    collectionView.isBusy ? taken : wanted
  }

  /// The data for the collection: the newest, as if an item that is carried had been dropped.
  var wanted: OutlinedSnapshot<SectionIdentifier, ItemIdentifier> {
    carried?.shown ?? newest
  }

  // MARK: - Taking

  /// `true` if the collection asks this data source, and no other one.
  var isShown: Bool { collectionView.dataSource === self }

  func takeNewest() {
    if isTaking { return }
    isTaking = true
    defer { isTaking = false }
    // With a screen, snapshots that are applied during this come with the next update.
    for _ in 0..<Self.mostTaken where hasNewer {
      take()
      if collectionView.engine != nil, isShown { return }
    }
  }

  /// The number of snapshots that observers may apply in answer and that are taken at once.
  private static var mostTaken: Int { 100 }

  private func take() {
    let old = taken.snapshot
    taken = wanted
    var wanted = taken.snapshot
    wanted.marks = marks
    cachedPending = nil
    let (isReload, isAnimated) = (self.isReload, self.isAnimated)
    (hasNewer, self.isReload, marks) = (false, false, SnapshotMarks())
    let done = completions
    completions = []
    guard isShown else {
      for complete in done { complete() }
      return
    }
    let places = SnapshotPlaces(from: old, to: wanted)
    if isReload {
      collectionView.takeAnew(places)
    } else {
      let difference = SnapshotDifference(from: old, to: wanted)
      if old.sections.isEmpty {
        collectionView.takeAnew(places)
      } else {
        collectionView.take(difference, places)
      }
      onUpdate?(difference, isAnimated)
    }
    collectionView.updateOutlineStates()
    if collectionView.engine == nil {
      for complete in done { complete() }
    } else {
      collectionView.afterwards += done
    }
  }
}
