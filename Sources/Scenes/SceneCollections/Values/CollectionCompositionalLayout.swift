public import Scenes

/// A layout made of sections, groups and items. (Apple: `UICollectionViewCompositionalLayout`.)
///
/// It is a value that says how things stand; ``CollectionLayoutEngine`` finds out where.
public struct CollectionCompositionalLayout: Sendable {
  /// Returns the layout of a section; `nil` only for one without items.
  public typealias SectionProvider =
    @MainActor @Sendable (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?

  /// The properties of all sections.
  public var configuration: CollectionLayoutConfiguration

  let provider: SectionProvider

  /// Creates a layout of which all sections are alike.
  public init(
    section: CollectionLayoutSection,
    configuration: CollectionLayoutConfiguration = CollectionLayoutConfiguration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout of sections of their own.
  ///
  /// - Parameters:
  ///   - sectionProvider: Returns the layout of a section. It is called once for each section, each time
  ///     that the section is laid out: also when its items change, are reloaded or reconfigured. It is
  ///     called for all sections when one comes, goes or moves.
  ///   - configuration: The properties of all sections.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: CollectionLayoutConfiguration = CollectionLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
  }
}

/// The properties of all sections of a layout.
///
/// (Apple: `UICollectionViewCompositionalLayoutConfiguration`.)
public struct CollectionLayoutConfiguration: Hashable, Sendable {
  /// The direction in which sections follow each other.
  public var scrollDirection = ScreenAxis.vertical
  /// The room between two sections, in points.
  public var interSectionSpacing = 0.0
  /// Headers and footers of the whole layout.
  public var boundarySupplementaryItems: [CollectionLayoutBoundaryItem] = []
  /// The reference for the insets of sections, where these don't say.
  public var contentInsetsReference = CollectionLayoutInsetsReference.safeArea

  /// Creates a configuration of a layout that scrolls down.
  public init() {}
}
