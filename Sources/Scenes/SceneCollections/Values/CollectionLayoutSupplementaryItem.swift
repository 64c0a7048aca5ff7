public import Scenes

/// Edges of a rectangle; leading is where a line begins. (Apple: `NSDirectionalRectEdge`.)
public struct CollectionLayoutEdges: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt8

  /// Creates a set of edges.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = CollectionLayoutEdges(rawValue: 1)
  /// The edge where a line begins.
  public static let leading = CollectionLayoutEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = CollectionLayoutEdges(rawValue: 4)
  /// The edge where a line ends.
  public static let trailing = CollectionLayoutEdges(rawValue: 8)
  /// All of them.
  public static let all: CollectionLayoutEdges = [.top, .leading, .bottom, .trailing]

  /// The point that the edges name in a rectangle of width and height 1: opposite edges cancel each other.
  var point: ScreenPoint {
    var point = ScreenPoint(x: 0.5, y: 0.5)
    if contains(.leading) { point.x -= 0.5 }
    if contains(.trailing) { point.x += 0.5 }
    if contains(.top) { point.y -= 0.5 }
    if contains(.bottom) { point.y += 0.5 }
    return point
  }
}

/// A point of a frame to which something is attached. (Apple: `NSCollectionLayoutAnchor`.)
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that name the point: none for the centre, two for a corner.
  public var edges: CollectionLayoutEdges
  /// How far from there, in points.
  public var absoluteOffset: ScreenPoint
  /// How far from there, in parts of the size of what is attached.
  public var fractionalOffset: ScreenPoint

  /// Creates a point of edges.
  public init(edges: CollectionLayoutEdges) {
    (self.edges, absoluteOffset, fractionalOffset) = (edges, .zero, .zero)
  }

  /// Creates a point so many points from edges.
  public init(edges: CollectionLayoutEdges, absoluteOffset: ScreenPoint) {
    self.init(edges: edges)
    self.absoluteOffset = absoluteOffset
  }

  /// Creates a point from edges by parts of the size of what is attached.
  public init(edges: CollectionLayoutEdges, fractionalOffset: ScreenPoint) {
    self.init(edges: edges)
    self.fractionalOffset = fractionalOffset
  }
}

/// What is attached to an item or a group, such as a badge. (Apple: `NSCollectionLayoutSupplementaryItem`.)
public struct CollectionLayoutSupplementaryItem: Hashable, Sendable {
  /// How large it is; fractions are of what it is attached to.
  public var layoutSize: CollectionLayoutSize
  /// What it is, by which its view is found.
  public var elementKind: String
  /// The point of the item or group at which it stands.
  public var containerAnchor: CollectionLayoutAnchor
  /// The point of its own that stands there; by default that of the same edges.
  public var itemAnchor: CollectionLayoutAnchor?
  /// What is in front of what: more is further in front.
  public var zIndex = 1

  /// Creates an attachment.
  public init(
    layoutSize: CollectionLayoutSize,
    elementKind: String,
    containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor? = nil
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }
}
