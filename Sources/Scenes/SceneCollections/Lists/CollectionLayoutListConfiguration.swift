public import Scenes

/// How a section looks that is a list: rows as wide as it is, one below the other, each as high as it needs to be.
/// (Apple: `UICollectionLayoutListConfiguration`.)
///
/// ```swift
/// var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let collectionView = CollectionView(layout: .list(using: configuration))
/// ```
/// A list is a section like others, made by ``CollectionLayoutSection/list(using:environment:)``; the rows of it are
/// ``CollectionViewListCell``s, or any cells.
public struct CollectionLayoutListConfiguration: Sendable {
  /// How a list looks.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, and headers that stay in sight.
    case plain
    /// Rows from edge to edge on a background, with room around them.
    case grouped
    /// Rows on a background that does not reach the edges, with room around them.
    case insetGrouped
    /// Rows that don't reach the edges, without lines and backgrounds.
    case sidebar
  }

  /// What is above the rows of a section.
  public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A view of the kind ``CollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item, which is not on the background of the others and has no line below it.
    case firstItemInSection
  }

  /// What is below the rows of a section.
  public enum FooterMode: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A view of the kind ``CollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// See ``itemSeparatorHandler``.
  public typealias ItemSeparatorHandler =
    @MainActor @Sendable (CollectionPath, ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// See ``trailingSwipeActionsProvider``.
  public typealias SwipeActionsProvider =
    @MainActor @Sendable (CollectionPath) -> [ScreenSwipeAction]

  /// The kind of the background behind the rows of a list that is grouped.
  ///
  /// It is a plain rectangle of ``/Scenes/ScreenColorRole/secondaryGroupedBackground``, unless
  /// ``CollectionView/decorationProvider`` makes another one of this kind.
  public static let backgroundKind = "list-background"

  /// How the list looks.
  public let appearance: Appearance
  /// What is above the rows.
  public var headerMode = HeaderMode.none
  /// What is below the rows.
  public var footerMode = FooterMode.none
  /// The room above the header of each section, in points; `nil` for 22 in a plain list, and 18 in others.
  public var headerTopPadding: Double?
  /// Whether there are lines between rows; by default in all but sidebars.
  public var showsSeparators: Bool
  /// The lines of all rows.
  public var separatorConfiguration = ListSeparatorConfiguration()
  /// Changes the lines of one row; `nil` for the same at all.
  ///
  /// It is given ``separatorConfiguration``, and called whenever the row is laid out: it must be quick, change nothing,
  /// and say the same of the same row until that is laid out anew.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The buttons that a swipe over a row uncovers where its line ends; `nil` for none. (Apple:
  /// `trailingSwipeActionsConfigurationProvider`.)
  ///
  /// Those of ``CollectionView/swipeActions`` win where a collection has these. A button is at the side that its list
  /// says, whatever it says itself.
  public var trailingSwipeActionsProvider: SwipeActionsProvider?
  /// Those that a swipe uncovers where its line begins; `nil` for none. (Apple:
  /// `leadingSwipeActionsConfigurationProvider`.)
  ///
  /// See ``trailingSwipeActionsProvider``, after whose buttons these come among
  /// ``/Scenes/ScreenNodeLook/swipeActions``.
  public var leadingSwipeActionsProvider: SwipeActionsProvider?

  /// Creates a list without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
  }

  // MARK: - Rows

  /// The lines of a row, with all that is automatic decided.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - count: How many rows its section has.
  /// - Returns: Lines that are visible or hidden.
  @MainActor
  func separators(at path: CollectionPath, of count: Int) -> ListSeparatorConfiguration {
    var separators =
      itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
    let isHeader = headerMode == .firstItemInSection && path.item == 0
    if separators.topSeparatorVisibility == .automatic {
      separators.topSeparatorVisibility = .hidden
    }
    if separators.bottomSeparatorVisibility == .automatic {
      separators.bottomSeparatorVisibility =
        isHeader || path.item == count - 1 ? .hidden : .visible
    }
    return separators
  }
}
