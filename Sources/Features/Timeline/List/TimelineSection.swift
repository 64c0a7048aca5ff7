import SceneCollections
import Scenes

/// The sections of the timeline, in their order; all of them are always there.
enum TimelineSection: Hashable, Sendable, CaseIterable {
  case trouble, banner, message

  /// The kind of what stands after the last post.
  static let end = "end"

  /// How it is laid out.
  ///
  /// - Parameters:
  ///   - waterfall: The columns of posts.
  ///   - sizes: The sizes of posts.
  ///   - environment: What it is laid out in.
  ///   - post: Returns the post at a place.
  /// - Returns: The layout.
  @MainActor
  func layout(
    _ waterfall: PostWaterfall,
    _ sizes: PostSizes,
    in environment: CollectionLayoutEnvironment,
    post: @escaping @MainActor @Sendable (CollectionPath) -> TimelinePost?
  ) -> CollectionLayoutSection {
    switch self {
    case .trouble: return CollectionLayoutSection(group: Self.line(width: .fractionalWidth(1)))
    case .banner:
      var section = CollectionLayoutSection(group: Self.line(width: .fractionalWidth(0.7)))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.interGroupSpacing = 8
      section.contentInsets = ScreenInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      return section
    case .message:
      let room = PostRoom(
        width: waterfall.columnWidth(in: environment.container.effectiveContentSize.width),
        textSize: environment.traits.textSize
      )
      let group = CollectionLayoutGroup.waterfall(
        CollectionWaterfall(
          columns: waterfall.columns,
          spacing: waterfall.gap,
          bottomMargin: waterfall.foot
        ) { path in
          post(path).map { sizes.size(of: $0, in: room) } ?? ScreenSize(width: 1, height: 1)
        }
      )
      var section = CollectionLayoutSection(group: group)
      section.contentInsets.top = 2
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

  /// A line that is as high as what is in it.
  private static func line(width: CollectionLayoutDimension) -> CollectionLayoutGroup {
    let item = CollectionLayoutItem(layoutSize: size(width: .fractionalWidth(1)))
    return .horizontal(layoutSize: size(width: width), subitems: [item])
  }

  private static func size(width: CollectionLayoutDimension) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: .estimated(52))
  }
}
