/// A width or a height in a layout.
///
/// Either may be a part of the width or of the height of the room there is: a tile that is a third as wide as
/// its row and as high as it is wide is `.fractionalWidth(1 / 3)` both ways. A number that is negative,
/// infinite or none counts as 0. (Apple: `NSCollectionLayoutDimension`.)
public enum CollectionLayoutDimension: Hashable, Sendable {
  /// A part of the width of the room: 1 is all of it.
  case fractionalWidth(Double)
  /// A part of the height of the room.
  case fractionalHeight(Double)
  /// So many points.
  case absolute(Double)
  /// So many points until it has been measured.
  case estimated(Double)

  /// Whether its length is measured.
  public var isEstimated: Bool { if case .estimated = self { true } else { false } }
}

/// How large an item or a group is. (Apple: `NSCollectionLayoutSize`.)
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public var widthDimension: CollectionLayoutDimension
  /// The height.
  public var heightDimension: CollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: CollectionLayoutDimension,
    heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}
