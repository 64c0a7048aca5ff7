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
    /// Group by group, each in the middle.
    case groupPagingCentered
  }

  /// The group.
  public let group: CollectionLayoutGroup
  /// The room between the section's edges and its groups, in points.
  public var contentInsets = ScreenInsets.zero
  /// The edges from which ``contentInsets`` are measured; by default those of the layout.
  public var contentInsetsReference = CollectionLayoutInsetsReference.automatic
  /// The room between two groups, in points.
  public var interGroupSpacing = 0.0
  /// The way in which it scrolls across the layout's direction, if it does.
  ///
  /// It does so in a scroll of its own inside the ``CollectionView``'s. The section follows a finger freely, and comes
  /// to rest at the nearest stop when the gesture ends (`ScreenScrollPhase.ended`). An event that is a whole gesture
  /// goes to the next stop in its direction. A front-end that knows the velocity of the finger asks
  /// `SceneWindow.restingOffset(for:velocity:of:)` before.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// Its headers and footers.
  public var boundarySupplementaryItems: [CollectionLayoutBoundaryItem] = []
  /// `true` if headers and footers are as wide as the groups, and `false` if they are as wide as the layout.
  public var supplementariesFollowContentInsets = true
  /// The decorations behind its items.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Decides how what can be seen of the section is shown; `nil` for as it is laid out.
  ///
  /// A ``CollectionView`` calls it after each layout of the section and each movement by a person. It passes the items,
  /// headers and the like, how far the content has been moved, and the environment. In a section that scrolls across
  /// the offset is the section's own, and headers around it are not among the items. It is not called, and
  /// ``CollectionLayoutIssue/visibleItemsHandlerWithMeasuredItems(section:)`` told, where sizes are estimated.
  public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// The configuration of a list, if it is one: rows that can be swiped, with lines between them.
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

/// The edges from which insets of sections are measured. (Apple: `UIContentInsetsReference`.)
public enum CollectionLayoutInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// The value of the layout's configuration; there it is ``safeArea``.
  case automatic
  /// The edges of the collection.
  case none
  /// The edges of the area that no part of the device covers.
  case safeArea
  /// As the safe area, since a screen has no other margins of its own.
  case layoutMargins
  /// The width at which text is read easily, in the middle.
  case readableContent
}
