import Scenes

/// The room between two items, in points. (Apple: `NSCollectionLayoutSpacing`.)
///
/// A number that is negative, infinite or none counts as 0.
public enum CollectionLayoutSpacing: Hashable, Sendable {
  /// Exactly so much.
  case fixed(Double)
  /// At least so much: what a line has left is shared among its flexible spacings.
  case flexible(Double)

  var least: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length.lengthOrZero
    }
  }

  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The room around an item that is its own, outside its size. (Apple: `NSCollectionLayoutEdgeSpacing`.)
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// Before it in its line.
  public var leading: CollectionLayoutSpacing?
  /// Above it.
  public var top: CollectionLayoutSpacing?
  /// After it in its line.
  public var trailing: CollectionLayoutSpacing?
  /// Below it.
  public var bottom: CollectionLayoutSpacing?

  /// Creates spacings, each none unless given.
  public init(
    leading: CollectionLayoutSpacing? = nil,
    top: CollectionLayoutSpacing? = nil,
    trailing: CollectionLayoutSpacing? = nil,
    bottom: CollectionLayoutSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

extension Double {
  /// The longest length, in points, so that sums and products of lengths stay numbers.
  static var longestLength: Double { 1e9 }

  /// The number as a length: one that is negative, infinite or none is 0.
  @usableFromInline var lengthOrZero: Double { Swift.max(0, finiteOrZero) }

  /// The number as a coordinate: one that is infinite or none is 0.
  @usableFromInline package var finiteOrZero: Double {
    isFinite ? Swift.min(Swift.max(-Self.longestLength, self), Self.longestLength) : 0
  }
}

extension ScreenInsets {
  /// The insets as coordinates: what is infinite or none is 0.
  var finite: ScreenInsets {
    ScreenInsets(
      top: top.finiteOrZero,
      leading: leading.finiteOrZero,
      bottom: bottom.finiteOrZero,
      trailing: trailing.finiteOrZero
    )
  }
}
