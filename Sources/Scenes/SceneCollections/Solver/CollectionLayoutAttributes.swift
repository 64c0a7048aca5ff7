public import Scenes

/// Where something in a collection stands. (Apple: `UICollectionViewLayoutAttributes`.)
public struct CollectionLayoutAttributes: Hashable, Sendable {
  /// The category of an element.
  public enum Category: Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// A header, a footer or a badge of a kind.
    case supplementary(String)
    /// A background of a kind.
    case decoration(String)
    /// The line above or below the row of an item in a list.
    case separator(ListSeparatorConfiguration.Edge)
  }

  /// The part that a cell, header, badge or background belongs to, and follows when the data changes.
  enum Host: UInt8, Hashable, Sendable {
    /// An item: its cell, its badges, its lines.
    case item
    /// A group, which is known by the number of its first item.
    case group
    /// A section or the whole layout.
    case section
  }

  // In the order that takes the least room: a rectangle's answer holds many.

  /// The frame in the content, in points; in a section that scrolls across, as if that had not been moved.
  public var frame: ScreenRect
  /// The path of an item.
  ///
  /// For an element of a section, it is the section and a number among those of its kind. For an element of
  /// the whole layout, it is section -1.
  public let path: CollectionPath
  /// The order from back to front: more is further in front.
  public var zIndex: Int
  /// The category of the element.
  public let category: Category
  /// A Boolean value that indicates whether it is kept in sight away from its own frame.
  public var isPinned = false
  /// A Boolean value that indicates whether its width wants to be measured.
  public var measuresWidth: Bool
  /// A Boolean value that indicates whether its height wants to be measured.
  public var measuresHeight: Bool
  /// `true` if its section scrolls across.
  var isOrthogonal: Bool
  /// The part that it belongs to.
  var host = Host.section
  /// The colour of a line of a list; `nil` for all other elements.
  public internal(set) var color: ScreenColorRole?

  init(
    _ category: Category,
    _ path: CollectionPath,
    _ frame: ScreenRect,
    zIndex: Int,
    measuresWidth: Bool = false,
    measuresHeight: Bool = false,
    isOrthogonal: Bool = false
  ) {
    self.category = category
    self.path = path
    self.frame = frame
    self.zIndex = zIndex
    self.measuresWidth = measuresWidth
    self.measuresHeight = measuresHeight
    self.isOrthogonal = isOrthogonal
    switch category {
    case .cell, .separator: host = .item
    case .supplementary, .decoration: break
    }
  }

  /// The section that scrolls across in which it stands; `nil` for all that does not move with one.
  public var orthogonalSection: Int? { isOrthogonal ? path.section : nil }
}
