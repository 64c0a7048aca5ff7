public import Scenes

/// Where at a section something stands. (Apple: `NSRectAlignment`.)
public enum CollectionLayoutAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the upper edge.
  case top
  /// At the upper edge, where a line begins.
  case topLeading
  /// Where a line begins.
  case leading
  /// At the lower edge, where a line begins.
  case bottomLeading
  /// At the lower edge.
  case bottom
  /// At the lower edge, where a line ends.
  case bottomTrailing
  /// Where a line ends.
  case trailing
  /// At the upper edge, where a line ends.
  case topTrailing

  /// How much of the room left is before it: 0, a half or 1 each way.
  var point: ScreenPoint {
    switch self {
    case .top: ScreenPoint(x: 0.5, y: 0)
    case .topLeading: ScreenPoint(x: 0, y: 0)
    case .leading: ScreenPoint(x: 0, y: 0.5)
    case .bottomLeading: ScreenPoint(x: 0, y: 1)
    case .bottom: ScreenPoint(x: 0.5, y: 1)
    case .bottomTrailing: ScreenPoint(x: 1, y: 1)
    case .trailing: ScreenPoint(x: 1, y: 0.5)
    case .topTrailing: ScreenPoint(x: 1, y: 0)
    }
  }
}

/// A header, a footer, or another view at an edge of a section or of the whole layout.
/// (Apple: `NSCollectionLayoutBoundarySupplementaryItem`.)
public struct CollectionLayoutBoundaryItem: Hashable, Sendable {
  /// How large it is.
  public var layoutSize: CollectionLayoutSize
  /// What it is, by which its view is found; a section has one of a kind.
  public var elementKind: String
  /// At which edge it stands.
  public var alignment: CollectionLayoutAlignment
  /// How far it is moved from there, in points.
  public var absoluteOffset: ScreenPoint
  /// Whether the section grows by it; otherwise it stands inside the section, over its items.
  public var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  public var pinToVisibleBounds = false
  /// What is in front of what: more is further in front.
  public var zIndex = 1
  /// The room above it by which its section grows as well, in points; of one that begins its section.
  var topPadding = 0.0

  /// Creates a header or footer.
  public init(
    layoutSize: CollectionLayoutSize,
    elementKind: String,
    alignment: CollectionLayoutAlignment,
    absoluteOffset: ScreenPoint = .zero
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.alignment = alignment
    self.absoluteOffset = absoluteOffset
  }
}

/// What is behind the items of a section. (Apple: `NSCollectionLayoutDecorationItem`.)
public struct CollectionLayoutDecorationItem: Hashable, Sendable {
  /// What it is, by which its view is found.
  public var elementKind: String
  /// How much smaller than the section it is on each side, in points.
  public var contentInsets = ScreenInsets.zero
  /// What is in front of what: more is further in front.
  public var zIndex = 0
  /// The first of the items that it is behind, without headers and footers; `nil` if it is behind the whole section.
  var firstItem: Int?

  /// A background as large as the section with its headers and footers.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
