extension CollectionView {
  /// How cells of a type show items of a type. (Apple: `UICollectionView.CellRegistration`.)
  ///
  /// Make it once, outside of the cell provider: cells are used again for the same registration only.
  ///
  /// ```swift
  /// let marks = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, path, number in
  ///   cell.contentConfiguration = MarkContent(number: number)
  /// }
  /// ```
  @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    let registration = ReuseRegistration()
    let handler: @MainActor (Cell, CollectionPath, Item) -> Void

    /// Creates a registration.
    ///
    /// - Parameter handler: Makes a cell show an item, new or used for another one before.
    public init(handler: @escaping @MainActor (Cell, CollectionPath, Item) -> Void) {
      self.handler = handler
    }
  }

  /// How headers, footers and badges of a kind show themselves.
  /// (Apple: `UICollectionView.SupplementaryRegistration`.)
  @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    let registration = ReuseRegistration()
    /// The kind.
    public let elementKind: String
    let handler: @MainActor (Supplementary, String, CollectionPath) -> Void

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind, as in the layout.
    ///   - handler: Makes a view show what belongs to a place.
    public init(
      elementKind: String,
      handler: @escaping @MainActor (Supplementary, String, CollectionPath) -> Void
    ) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that shows an item: one that is no longer in use, or a new one.
  ///
  /// To be called while the data source is asked for a cell, with the path that it was asked for. While an item
  /// is reconfigured, it is the cell that shows the item already.
  ///
  /// A registration that was made while a cell was asked for ends the program, as Apple's does: made anew for
  /// each cell, it would let none be used again.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for path: CollectionPath,
    item: Item
  ) -> Cell {
    let cell: Cell = reusedView(registration.registration)
    registration.handler(cell, path, item)
    return cell
  }

  /// A header, footer or badge: one that is no longer in use, or a new one.
  ///
  /// See ``dequeueConfiguredReusableCell(using:for:item:)``.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for path: CollectionPath
  ) -> Supplementary {
    let view: Supplementary = reusedView(registration.registration)
    registration.handler(view, registration.elementKind, path)
    return view
  }
}
