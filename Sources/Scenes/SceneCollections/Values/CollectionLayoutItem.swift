public import Scenes

/// Something that stands in a group: an item, or another group.
public protocol CollectionLayoutElement: Sendable {
  /// Which of the two it is.
  var kind: CollectionLayoutElementKind { get }
}

/// What an element of a group is.
public enum CollectionLayoutElementKind: Sendable {
  /// One item.
  case item(CollectionLayoutItem)
  /// A group of items.
  indirect case group(CollectionLayoutGroup)
}

/// The place of one item of the data in a group. (Apple: `NSCollectionLayoutItem`.)
///
/// It is a value: a group that was made with it does not change when it does.
public struct CollectionLayoutItem: CollectionLayoutElement {
  /// How large its place is.
  public var layoutSize: CollectionLayoutSize
  /// How much smaller than its place it is on each side, in points; not along an axis whose size is estimated.
  public var contentInsets = ScreenInsets.zero
  /// The room around its place.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?
  /// What is attached to it, such as a badge.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem]

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is, in the room of its group.
  ///   - supplementaryItems: What is attached to the item.
  public init(
    layoutSize: CollectionLayoutSize,
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// An item.
  public var kind: CollectionLayoutElementKind { .item(self) }
}
