import SceneCollections
import Scenes

/// The columns of posts, each post in the column that is shortest so far.
struct WaterfallLayout: Hashable, Sendable {
  /// The distance from the lowest post to the end of the content, in points.
  static let homeBottomMargin = 80.0

  var columns = 2
  /// The distance between two posts, and around all columns, in points.
  var spacing = 4.0
  /// The distance below the lowest column, in points.
  var bottomMargin = homeBottomMargin

  /// Returns the section of the posts.
  ///
  /// - Parameters:
  ///   - environment: The size and the traits of the collection.
  ///   - sizeCollection: Returns the size of the post at a path.
  /// - Returns: A section with one group, which contains all posts.
  @MainActor
  func createSection(
    environment: CollectionLayoutEnvironment,
    sizeCollection: @escaping @MainActor @Sendable (CollectionPath) -> ScreenSize
  ) -> CollectionLayoutSection {
    let columns = CollectionWaterfall(
      columns: columns,
      spacing: spacing,
      bottomMargin: bottomMargin,
      naturalSize: sizeCollection
    )
    var section = CollectionLayoutSection(group: .waterfall(columns))
    section.contentInsets.top = 2
    return section
  }

  /// Returns the room of a post in a collection.
  func room(in environment: CollectionLayoutEnvironment) -> PostRoom {
    PostRoom(
      width: columnWidth(in: environment.container.effectiveContentSize.width),
      textSize: environment.traits.textSize
    )
  }

  /// Returns the width of a column, in points.
  func columnWidth(in width: Double) -> Double {
    max(0, (width - Double(columns + 1) * spacing) / Double(columns))
  }
}
