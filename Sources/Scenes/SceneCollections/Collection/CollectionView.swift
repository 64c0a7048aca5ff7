public import Observation2
public import Scenes

/// Cells, of which only those near what can be seen exist, and which are used again. (Apple: `UICollectionView`.)
///
/// It is laid out by a ``CollectionCompositionalLayout``, shows the items of its data source, and keeps the
/// selection. A part shows it by `collection(_:)`. It has no pixels of its own, so that a test on a stage
/// sees it as a person would: a mark that was left in a cell comes back with another item.
///
/// ```swift
/// let collectionView = CollectionView(layout: grid)
/// collectionView.allowsMultipleSelection = true
/// let dataSource = CollectionViewDiffableDataSource<Shelf, Book.ID>(collectionView: collectionView) {
///   collectionView, path, id in
///   collectionView.dequeueConfiguredReusableCell(using: books, for: path, item: id)
/// }
/// ```
/// The first item in sight stays where it is while others come, go and are measured, unless the content is
/// at its beginning. A collection that is shown again is where it was.
///
/// - Complexity: An update costs O(log items + cells that are there); a change of data, what
///   ``SnapshotDifference`` and ``CollectionLayoutEngine`` say.
public final class CollectionView: ObservedModel {
  /// How it is laid out; another one may also scroll along another axis.
  ///
  /// The first item in sight stays in sight, where it was if the axis is the same. The delegate may choose another
  /// offset: ``CollectionViewDelegate/collectionView(_:targetContentOffsetForProposedContentOffset:)``.
  @Observed public var collectionViewLayout: CollectionCompositionalLayout {
    didSet {
      bringUpToDate()
      takeLayout()
      setNeedsLayout()
    }
  }

  /// Says what it shows.
  ///
  /// Another one is live from then on: the collection shows what that has, with nothing selected. The one before goes
  /// on taking what is applied to it, and shows that when it is set again.
  public weak var dataSource: (any CollectionViewDataSource)? {
    didSet {
      if let dataSource, dataSource === oldValue { return }
      live = dataSource as? any LiveCollectionDataSource
      endMovement()
      reloadData()
      (oldValue as? any LiveCollectionDataSource)?.resign()
    }
  }

  /// The delegate, which receives a person's actions.
  public weak var delegate: (any CollectionViewDelegate)?

  /// The data source that learns which items will probably be seen soon.
  public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    didSet {
      prefetched = []
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether a tap selects.
  public var allowsSelection = true {
    didSet { if allowsSelection != oldValue { setNeedsDescription() } }
  }

  /// A Boolean value that indicates whether more than one item can be selected.
  public var allowsMultipleSelection = false

  /// Called when a person pulls the content down for newer; `nil` for a collection that can't be pulled.
  @Observed public var onRefresh: (@MainActor () -> Void)?

  /// A Boolean value that indicates whether a refresh is under way, during which a pull starts no second one.
  @Observed public var isRefreshing = false

  /// A Boolean value that indicates whether its items are being edited, which cells learn from their state;
  /// see ``CellAccessory``.
  public var isEditing = false {
    didSet {
      for element in shown.values { element.cell?.configurationState.isEditing = isEditing }
    }
  }

  /// The buttons that a swipe over a cell uncovers; `nil` for those that a list has.
  public var swipeActions: (@MainActor (CollectionPath) -> [ScreenSwipeAction])? {
    didSet { setNeedsDescription() }
  }

  /// Makes the backgrounds of a kind; without it they don't show.
  public var decorationProvider:
    (@MainActor (_ kind: String, _ section: Int) -> CollectionReusableView?)?

  /// Called with each mistake in the layout.
  public var onIssue: (@MainActor (CollectionLayoutIssue) -> Void)?

  /// A number that changes whenever there is something to lay out again.
  @Observed public internal(set) var version = 0

  /// Finds where everything stands; `nil` until a screen shows the collection.
  var engine: CollectionLayoutEngine?
  /// The part of the content that was last in sight.
  var seen = ScreenRect(x: 0, y: 0, width: 0, height: 0)
  var shown: [UInt64: ShownCollectionElement] = [:]
  var numbers: [CollectionElementPlace: UInt64] = [:]
  var lastNumber: UInt64 = 0
  /// The sections that scroll across, by their places: those that have been near what was seen.
  var rows: [Int: CollectionRow] = [:]
  /// Those that are near now, by their numbers.
  var rowsThere: [UInt64: CollectionRow] = [:]
  /// Views that are not in use.
  var pool: [ObjectIdentifier: [CollectionReusableView]] = [:]
  /// The view of the item that is reconfigured.
  var reconfigured: CollectionReusableView?
  var selection: Set<CollectionPath> = []
  /// The number of changes of the data, after each of which items may have other paths.
  var dataChanges = 0
  /// The items that were asked for and have no cell yet.
  var prefetched: Set<CollectionPath> = []
  /// The item that stays where it is until a person scrolls.
  var anchor: CollectionScrollAnchor?
  /// The first item in sight in the last layout; `nil` if there was none, or the data has changed since.
  var firstSeen: CollectionPath?
  /// The item to show, by ``scrollToItem(at:at:)``.
  var goal: (path: CollectionPath, place: ScreenScrollTarget.Place)?
  /// `true` if the content has been moved to the goal in this update.
  var isGoalAnswered = false
  /// `true` if the next layout asks the delegate for the offset.
  var proposesOffset = false
  /// The number of the view that contains the focus.
  var focused: UInt64?
  /// The calls that wait for the end of an update.
  var afterwards: [@MainActor () -> Void] = []
  var isArranging = false
  /// How often it has been asked for what is there since it was told that this counts.
  var rounds = 0
  /// The data source, if it changes the collection by itself.
  private(set) weak var live: (any LiveCollectionDataSource)?
  /// The movement of the item that a person carries.
  var movement: CollectionMovement?

  /// How many data sources are being asked for a view.
  static var viewsAskedFor = 0

  /// Creates a collection.
  public init(layout: CollectionCompositionalLayout) {
    collectionViewLayout = layout
  }

  // MARK: - What is to be shown

  /// Asks the data source for everything again; nothing is selected then. (Apple: `reloadData()`.)
  ///
  /// A ``CollectionViewDiffableDataSource`` keeps the selection instead, since it knows who is who.
  public func reloadData() {
    arranging {
      (selection, prefetched, anchor, firstSeen) = ([], [], nil, nil)
      dataChanges += 1
      recycleAll()
      engine?.reload(itemCounts: itemCounts)
    }
    setNeedsLayout()
  }

  /// Moves the content so that an item is seen, wherever it is, with the next update; also that of its section,
  /// if that scrolls across.
  ///
  /// The path is one of the newest data, also directly after it was applied. A path without an item is
  /// ignored.
  public func scrollToItem(
    at path: CollectionPath,
    at position: ScreenScrollTarget.Place = .nearest
  ) {
    bringUpToDate()
    (goal, isGoalAnswered) = ((path, position), false)
    setNeedsLayout()
  }

  /// Takes the data source's items, unless cells are being made of the items before.
  func bringUpToDate() {
    if !isBusy { arranging { live?.takeNewest() } }
  }

  /// `true` while it is being changed or laid out: code that it calls then finds the state before.
  var isBusy: Bool { isArranging || engine?.isCalling == true }

  /// Does something during which it is not laid out, and which changes nothing that is observed.
  func arranging<Result>(_ body: () -> Result) -> Result {
    let wasArranging = isArranging
    isArranging = true
    defer { isArranging = wasArranging }
    return body()
  }

  /// Has it laid out with the next update, or with the one after if it is being laid out.
  func setNeedsLayout() {
    guard isArranging else { return layOutAgain() }
    afterwards.append { [weak self] in self?.layOutAgain() }
  }

  private func layOutAgain() {
    version += 1
    for row in rowsThere.values { row.version += 1 }
  }

  /// Has all of its elements described again.
  func setNeedsDescription() {
    for element in shown.values { element.view.revision += 1 }
  }

  var itemCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }
}

/// An item, and how far before or behind what can be seen it begins.
struct CollectionScrollAnchor {
  var path: CollectionPath
  /// The distance from the beginning of the part in sight to the item's, in points.
  var distance: Double
  /// The item's length, in points.
  let length: Double
  /// `true` if the content was at its beginning, but not if it only came there because all of it could be
  /// seen.
  let isAtBeginning: Bool
  /// The offset at which it holds.
  var offset: Double
  /// A Boolean value that indicates whether the anchor ends with the next update.
  ///
  /// One of a scroll or of a change of the data does. Others end when a person scrolls.
  var isPassing = false
}
