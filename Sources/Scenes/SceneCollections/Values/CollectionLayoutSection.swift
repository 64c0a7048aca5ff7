public import Scenes

/// A group, over and over, for all items of a section. (Apple: `NSCollectionLayoutSection`.)
public struct CollectionLayoutSection: Sendable {
  /// How a section scrolls that runs across the direction of its layout.
  /// (Apple: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.)
  ///
  /// Its groups are a scroll of its own, with their badges and without headers and footers.
  public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
    /// It does not.
    case none
    /// To anywhere.
    case continuous
    /// So that a group begins at the edge.
    case continuousGroupLeadingBoundary
    /// By the width that can be seen.
    case paging
    /// Group by group.
    case groupPaging
    /// Group by group, which stand in the middle.
    case groupPagingCentered
  }

  /// The group.
  public let group: CollectionLayoutGroup
  /// The room between the section's edges and its groups, in points.
  public var contentInsets = ScreenInsets.zero
  /// What the insets of groups and headers are beside ``contentInsets``; by default the layout's.
  public var contentInsetsReference = CollectionLayoutInsetsReference.automatic
  /// The room between two groups, in points.
  public var interGroupSpacing = 0.0
  /// Whether it scrolls across the layout's direction, and how.
  ///
  /// It does so in a scroll of its own inside the ``CollectionView``'s. Each `ScreenEvent.scrolled(_:)` to that counts
  /// as a whole drag that is let go: the section comes to rest at the next place in that direction at which it may. A
  /// front-end that follows a finger asks ``CollectionLayoutEngine/restingOrthogonalOffset(ofSection:from:proposed:velocity:)``
  /// where it will, and sends that.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// Its headers and footers.
  public var boundarySupplementaryItems: [CollectionLayoutBoundaryItem] = []
  /// Whether headers and footers are as wide as the groups, and not as the layout.
  public var supplementariesFollowContentInsets = true
  /// What is behind its items.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Decides how what can be seen of the section is shown; `nil` for as it is laid out.
  ///
  /// A ``CollectionView`` calls it each time that it lays the section out and that a person scrolls: with the items,
  /// headers and the like, how far the content has been moved, and the environment. In a section that scrolls across
  /// the offset is the section's own, and headers around it are not among the items. It is not called, and
  /// ``CollectionLayoutIssue/visibleItemsHandlerWithMeasuredItems(section:)`` told, where sizes are estimated.
  public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// What makes it a list: rows with lines between them, which can be swiped.
  var list: CollectionLayoutListConfiguration?

  /// See ``visibleItemsInvalidationHandler``. (Apple: `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`.)
  public typealias VisibleItemsInvalidationHandler =
    @MainActor @Sendable (
      _ items: [CollectionLayoutVisibleItem], _ offset: ScreenPoint,
      _ environment: CollectionLayoutEnvironment
    ) -> Void

  /// Creates a section of a group, which is copied.
  public init(group: CollectionLayoutGroup) {
    self.group = group
  }
}

/// What insets of sections are measured from. (Apple: `UIContentInsetsReference`.)
public enum CollectionLayoutInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// What the layout's configuration says; there it is ``safeArea``.
  case automatic
  /// The edges of the collection.
  case none
  /// What no part of the device covers.
  case safeArea
  /// As the safe area, since a screen has no other margins of its own.
  case layoutMargins
  /// The width at which text is read easily, in the middle.
  case readableContent
}
