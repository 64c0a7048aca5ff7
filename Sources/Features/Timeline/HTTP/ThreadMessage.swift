import ScenesTransport

/// A post with its comments, as the back end sends it.
package struct ThreadMessage: Codable {
  /// A comment on the post, as the back end sends it.
  struct Comment: Codable {
    let id: Int
    let author: String
    let text: String
  }

  /// More comments than these would be a mistake; a person may look at a post of which very much is said.
  static let mostComments = 100_000

  let post: PostMessage
  let comments: [Comment]

  package init(_ thread: TimelineThread) {
    post = PostMessage(thread.post)
    comments = thread.comments.map { Comment(id: $0.id, author: $0.author, text: $0.text) }
  }

  /// Reads the post and its comments.
  ///
  /// - Parameter wanted: The identifier that the post must have.
  /// - Returns: The post with its comments.
  /// - Throws: An error that says which field is wrong.
  func thread(wanted: TimelinePost.ID) throws(TransportMistake) -> TimelineThread {
    try MessageFields.check(post.id, is: wanted, at: "post.id")
    try MessageFields.checkUnique(
      comments.map(\.id),
      of: "comments",
      each: "comment",
      most: Self.mostComments
    )
    return TimelineThread(
      post: try post.post(at: "post."),
      comments: comments.map { TimelineComment(id: $0.id, author: $0.author, text: $0.text) }
    )
  }
}
