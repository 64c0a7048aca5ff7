import SceneCollections
import Scenes

/// The sections of the timeline, in their order; all of them are always there.
enum HomeMessageSection: Int, CaseIterable, Sendable {
  case troubleReport, banner, message

  /// The kind of the element after the last post.
  static let end = "end"

  /// Returns the layout of the section.
  ///
  /// - Parameters:
  ///   - waterfall: The columns of posts.
  ///   - sizes: The sizes of posts.
  ///   - environment: The size and the traits of the collection.
  ///   - post: Returns the post at a path.
  /// - Returns: The layout.
  @MainActor
  func layout(
    _ waterfall: WaterfallLayout,
    _ sizes: PostSizes,
    in environment: CollectionLayoutEnvironment,
    post: @escaping @MainActor @Sendable (CollectionPath) -> TimelinePost?
  ) -> CollectionLayoutSection {
    switch self {
    case .troubleReport:
      return CollectionLayoutSection(group: Self.line(width: .fractionalWidth(1)))
    case .banner:
      var section = CollectionLayoutSection(group: Self.line(width: .fractionalWidth(0.7)))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.interGroupSpacing = 8
      section.contentInsets = ScreenInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      return section
    case .message:
      let room = waterfall.room(in: environment)
      var section = waterfall.createSection(environment: environment) { path in
        post(path).map { sizes.size(of: $0, in: room) } ?? ScreenSize(width: 1, height: 1)
      }
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundaryItem(
          layoutSize: Self.size(width: .fractionalWidth(1)),
          elementKind: Self.end,
          alignment: .bottom
        )
      ]
      return section
    }
  }

  /// A line that is as high as its content.
  private static func line(width: CollectionLayoutDimension) -> CollectionLayoutGroup {
    let item = CollectionLayoutItem(layoutSize: size(width: .fractionalWidth(1)))
    return .horizontal(layoutSize: size(width: width), subitems: [item])
  }

  private static func size(width: CollectionLayoutDimension) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: .estimated(52))
  }
}
