public import Scenes

/// Items side by side or one below the other, in one line that never wraps; what does not fit goes to the next
/// group. (Apple: `NSCollectionLayoutGroup`.)
///
/// A group nests at most 100 levels of groups, and holds at most 10,000 groups in all. A larger one shows nothing,
/// and the layout reports ``CollectionLayoutIssue/tooManyNestedGroups(levels:groups:)``.
///
/// ```swift
/// let tile = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
/// let row = CollectionLayoutGroup.horizontal(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
///   subitem: tile, count: 3)
/// ```
public struct CollectionLayoutGroup: CollectionLayoutElement {
  /// The content of a group.
  enum Content: Sendable {
    /// These, over and over, as many as fit.
    case line(ScreenAxis, [CollectionLayoutElementKind])
    /// So many times this, which share the line.
    case shared(ScreenAxis, CollectionLayoutElementKind, Int)
    /// So many times this, each as large as it is.
    case repeated(ScreenAxis, CollectionLayoutElementKind, Int)
    case custom(CustomItems)
    case waterfall(CollectionWaterfall)
    /// Nothing, since it would hold more groups than a group may.
    case refused
  }

  /// Says where the items of a group stand.
  public typealias CustomItems =
    @MainActor @Sendable (CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

  /// How large it is, in the room of the group or section around it.
  public var layoutSize: CollectionLayoutSize
  /// How much smaller than the group the room of its items is on each side, in points.
  public var contentInsets = ScreenInsets.zero
  /// The room around it.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// The room between two of its items; none by default.
  public var interItemSpacing: CollectionLayoutSpacing?
  /// The views that are attached to it.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem] = []

  let content: Content
  let nesting: GroupNesting

  init(_ layoutSize: CollectionLayoutSize, _ content: Content) {
    self.layoutSize = layoutSize
    nesting = GroupNesting(of: content)
    self.content = nesting.isAllowed ? content : .refused
  }

  /// Items side by side: these, over and over, as many as fit.
  ///
  /// Fractions of the width are of the room that the spacings between the items leave: two halves with 10 points
  /// between them are 182.5 points wide each in 375.
  public static func horizontal(
    layoutSize: CollectionLayoutSize,
    subitems: [any CollectionLayoutElement]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.horizontal, subitems.map(\.kind)))
  }

  /// Items side by side: so many, which share the width, whatever width they have themselves.
  public static func horizontal(
    layoutSize: CollectionLayoutSize,
    subitem: any CollectionLayoutElement,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .shared(.horizontal, subitem.kind, max(0, count)))
  }

  /// Items side by side: so many, each of its own width.
  public static func horizontal(
    layoutSize: CollectionLayoutSize,
    repeatingSubitem subitem: any CollectionLayoutElement,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .repeated(.horizontal, subitem.kind, max(0, count)))
  }

  /// Items one below the other: these, over and over, as many as fit.
  public static func vertical(
    layoutSize: CollectionLayoutSize,
    subitems: [any CollectionLayoutElement]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.vertical, subitems.map(\.kind)))
  }

  /// Items one below the other: so many, which share the height, whatever height they have themselves.
  public static func vertical(
    layoutSize: CollectionLayoutSize,
    subitem: any CollectionLayoutElement,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .shared(.vertical, subitem.kind, max(0, count)))
  }

  /// Items one below the other: so many, each of its own height.
  public static func vertical(
    layoutSize: CollectionLayoutSize,
    repeatingSubitem subitem: any CollectionLayoutElement,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .repeated(.vertical, subitem.kind, max(0, count)))
  }

  /// Items wherever a closure says.
  ///
  /// - Parameters:
  ///   - layoutSize: How large the group is; items may stick out of it.
  ///   - itemProvider: Returns the frames, from the group's corner on. It is asked once for a section each time
  ///     that is laid out, also when items change; with more items than frames the group is repeated.
  /// - Returns: The group.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CustomItems
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  /// Items in columns of one width, each in the column that is lowest so far.
  ///
  /// - Parameter waterfall: The columns, and how high items are.
  /// - Returns: A group of all items of the section.
  /// - Complexity: O(items), and O(appended) when items come at the end.
  public static func waterfall(_ waterfall: CollectionWaterfall) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(0)),
      .waterfall(waterfall)
    )
  }

  /// A group.
  public var kind: CollectionLayoutElementKind { .group(self) }
}

/// Where an item of a custom group stands. (Apple: `NSCollectionLayoutGroupCustomItem`.)
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame, from the group's corner on, in points.
  public var frame: ScreenRect
  /// The order from back to front: more is further in front.
  public var zIndex: Int

  /// Creates a place.
  public init(frame: ScreenRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Columns of one width in which pictures of different heights stand.
///
/// Each item goes to the column that is lowest so far, the first of several, and keeps the proportions of its
/// natural size. Items never stand higher than those before them.
public struct CollectionWaterfall: Sendable {
  /// How many columns there are, at least one.
  public var columns: Int
  /// The room between two items, and around all columns, in points.
  public var spacing: Double
  /// The room below the lowest column, in points.
  public var bottomMargin: Double
  /// The natural size of an item, of which only the proportions count.
  ///
  /// One without a width or height is a square. The closure is called for the items that a page adds at the end, and
  /// for items that are reloaded or reconfigured. It is called for all items when others come, go or move, or the room
  /// is another.
  public var naturalSize: @MainActor @Sendable (CollectionPath) -> ScreenSize

  /// Creates columns.
  public init(
    columns: Int,
    spacing: Double = 0,
    bottomMargin: Double = 0,
    naturalSize: @escaping @MainActor @Sendable (CollectionPath) -> ScreenSize
  ) {
    self.columns = max(1, columns)
    self.spacing = spacing.lengthOrZero
    self.bottomMargin = bottomMargin.lengthOrZero
    self.naturalSize = naturalSize
  }
}
