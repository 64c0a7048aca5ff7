public import Scenes

/// The room of a layout. (Apple: `NSCollectionLayoutContainer`.)
public struct CollectionLayoutContainer: Hashable, Sendable {
  /// The size of the part in sight, in points.
  public var contentSize: ScreenSize
  /// The insets at its edges, in points.
  public var contentInsets: ScreenInsets

  /// Creates a room.
  public init(contentSize: ScreenSize, contentInsets: ScreenInsets = .zero) {
    self.contentSize = ScreenSize(
      width: contentSize.width.lengthOrZero,
      height: contentSize.height.lengthOrZero
    )
    self.contentInsets = contentInsets.finite
  }

  /// The size without the insets.
  public var effectiveContentSize: ScreenSize {
    ScreenSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom)
    )
  }
}

/// The environment in which a section is laid out.
///
/// (Apple: `NSCollectionLayoutEnvironment`.)
public struct CollectionLayoutEnvironment: Hashable, Sendable {
  /// The room.
  public var container: CollectionLayoutContainer
  /// How large text is, the scale of the display, and the like.
  public var traits: ScreenEnvironment

  /// Creates an environment.
  public init(container: CollectionLayoutContainer, traits: ScreenEnvironment = .plain) {
    self.container = container
    self.traits = traits
  }

  /// Returns a Boolean value that indicates whether an element that is measured for the same length has the
  /// same size in both.
  func measuresAlike(_ other: CollectionLayoutEnvironment) -> Bool {
    var traits = traits
    (traits.containerSize, traits.safeArea) = (other.traits.containerSize, other.traits.safeArea)
    return traits == other.traits
  }
}
