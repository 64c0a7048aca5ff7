/// A post of the flea market.
///
/// Every change gives the post another revision. Two posts with the same identifier and revision are equal. The
/// comparison uses nothing else, however many posts there are.
package struct TimelinePost: Identifiable, Sendable {
  /// The content of a post.
  ///
  /// Each kind has a cell of its own.
  package enum Content: Hashable, Sendable {
    case image(TimelinePicture)
    case product(TimelineProduct)
    case description(String)
  }

  package let id: Int
  package var revision = 0
  let author: String
  /// A Boolean value that indicates whether the person has written the post.
  package let isOwn: Bool
  package let content: Content
  package var commentCount: Int

  /// Creates one with all its values.
  package init(
    id: Int,
    revision: Int = 0,
    author: String,
    isOwn: Bool,
    content: Content,
    commentCount: Int
  ) {
    self.id = id
    self.revision = revision
    self.author = author
    self.isOwn = isOwn
    self.content = content
    self.commentCount = commentCount
  }
}

extension TimelinePost: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.revision == right.revision
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(revision)
  }
}
