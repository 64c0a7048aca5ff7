/// A comment on a post.
package struct TimelineComment: Identifiable, Hashable, Sendable {
  /// Its place among those of its post.
  package let id: Int
  let author: String
  let text: String

  /// Creates one with all its values.
  package init(id: Int, author: String, text: String) {
    (self.id, self.author, self.text) = (id, author, text)
  }
}

/// A post with its comments.
package struct TimelineThread: Hashable, Sendable {
  package let post: TimelinePost
  package let comments: [TimelineComment]

  /// Creates one with all its values.
  package init(post: TimelinePost, comments: [TimelineComment]) {
    (self.post, self.comments) = (post, comments)
  }
}
