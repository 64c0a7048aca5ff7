/// That a post is gone, as it is sent.
struct DeletionMessage: Codable {
  /// The post's number.
  let deleted: TimelinePost.ID
}
