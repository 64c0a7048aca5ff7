import ScenesTransport

/// A post as it is sent.
package struct PostMessage: Codable {
  let id: Int
  let revision: Int
  let author: String
  let isOwn: Bool
  let content: PostContentMessage
  let commentCount: Int

  package init(_ post: TimelinePost) {
    (id, revision, author, isOwn) = (post.id, post.revision, post.author, post.isOwn)
    content = PostContentMessage(post.content)
    commentCount = post.commentCount
  }

  /// Reads the post.
  ///
  /// - Parameter path: The path of the post with a dot behind; empty if it is the whole body.
  /// - Returns: The post.
  /// - Throws: An error that says which field is wrong.
  func post(at path: String = "") throws(TransportMistake) -> TimelinePost {
    TimelinePost(
      id: id,
      revision: try MessageFields.check(revision, from: 0, at: path + "revision"),
      author: author,
      isOwn: isOwn,
      content: try content.content(at: path + "content."),
      commentCount: try MessageFields.check(commentCount, from: 0, at: path + "commentCount")
    )
  }

  /// Reads a post that the person has written just now.
  ///
  /// - Returns: The post.
  /// - Throws: An error that says which field is wrong.
  func own() throws(TransportMistake) -> TimelinePost {
    guard isOwn else { throw .field("isOwn", "is false, although the person has written it.") }
    return try post()
  }
}
