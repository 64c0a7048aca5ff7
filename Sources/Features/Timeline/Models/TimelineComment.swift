/// What somebody says of a post.
struct TimelineComment: Identifiable, Hashable, Sendable {
  /// Its place among those of its post.
  let id: Int
  let author: String
  let text: String
}

/// A post with what was said of it.
struct TimelineThread: Hashable, Sendable {
  let post: TimelinePost
  let comments: [TimelineComment]
}
