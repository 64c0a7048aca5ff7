/// The cell of an item. (Apple: `UICollectionViewCell`.)
open class CollectionViewCell: CollectionReusableView {
  /// Called with the cell and its state when the state changes, and after the cell was configured.
  /// (Apple: `configurationUpdateHandler`.)
  public var configurationUpdateHandler:
    (@MainActor (CollectionViewCell, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of the state updates the content by itself.
  public var automaticallyUpdatesContentConfiguration = true

  /// What it is like at the moment; the collection sets it.
  public internal(set) var configurationState = CellConfigurationState() {
    didSet { if configurationState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether its item is selected; the same as in the state.
  public var isSelected: Bool { configurationState.isSelected }

  /// Whether a finger is on it; the same as in the state.
  public var isHighlighted: Bool { configurationState.isHighlighted }

  /// Whether nothing can be done to it.
  public var isDisabled: Bool {
    get { configurationState.isDisabled }
    set { configurationState.isDisabled = newValue }
  }

  /// Changes properties of one's own in the state; see ``CellStateKey``.
  public func setState<Key: CellStateKey>(_ key: Key.Type, to value: Key.Value) {
    configurationState[key] = value
  }

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
