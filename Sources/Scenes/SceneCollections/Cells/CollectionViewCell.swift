/// The cell of an item. (Apple: `UICollectionViewCell`.)
open class CollectionViewCell: CollectionReusableView {
  /// Called with the cell and its state when the state changes, and after the cell was configured.
  /// (Apple: `configurationUpdateHandler`.)
  public var configurationUpdateHandler:
    (@MainActor (CollectionViewCell, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that indicates whether a change of the state updates the content by itself.
  public var automaticallyUpdatesContentConfiguration = true

  /// The present state of the cell; the collection sets it.
  public internal(set) var configurationState = CellConfigurationState() {
    didSet { if configurationState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The collection that shows it, or showed it last.
  weak var collectionView: CollectionView?
  /// Where its item is in an outline; `nil` if it is in none.
  var outlinePlace: OutlinePlace? {
    didSet { if outlinePlace != oldValue { revision += 1 } }
  }

  /// How many items its item is below in an outline; 0 at the top, and without an outline.
  public var outlineLevel: Int { outlinePlace?.level ?? 0 }

  /// A Boolean value that indicates whether there is anything below its item in an outline, or can be since
  /// it is asked for.
  public var isExpandable: Bool { outlinePlace?.isExpandable ?? false }

  /// A Boolean value that indicates whether its item is selected; the same as in the state.
  public var isSelected: Bool { configurationState.isSelected }

  /// A Boolean value that indicates whether a finger is on it; the same as in the state.
  public var isHighlighted: Bool { configurationState.isHighlighted }

  /// A Boolean value that indicates whether the cell takes no action.
  public var isDisabled: Bool {
    get { configurationState.isDisabled }
    set { configurationState.isDisabled = newValue }
  }

  /// Changes custom properties in the state; see ``CellStateKey``.
  public func setState<Key: CellStateKey>(_ key: Key.Type, to value: Key.Value) {
    configurationState[key] = value
  }

  /// Shows or hides what is below its item in an outline, as a tap on a disclosure does.
  ///
  /// The data source's ``CollectionViewDiffableDataSource/sectionSnapshotHandlers`` are asked and told. Without an
  /// outline it does nothing.
  ///
  /// - Complexity: O(cells that are there), and that of applying the outline.
  public func toggleExpansion() {
    guard let collectionView else { return }
    collectionView.bringUpToDate()
    guard let path = collectionView.path(for: self) else { return }
    collectionView.live?.toggleExpansion(at: path)
  }

  /// `true` if a tap anywhere on it shows or hides the items below its item, and selects nothing.
  var togglesByTap: Bool { false }

  /// Has it updated by its state once more.
  public func setNeedsUpdateConfiguration() {
    revision += 1
    updateConfiguration(using: configurationState)
  }

  /// Updates it by a state; a subclass that does more calls `super`.
  open func updateConfiguration(using state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration { updateContent() }
  }

  override var contentState: CellConfigurationState { configurationState }
}
