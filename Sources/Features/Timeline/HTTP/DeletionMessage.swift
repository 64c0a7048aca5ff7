/// That a post is gone, as it is sent.
package struct DeletionMessage: Codable {
  /// The post's number.
  let deleted: TimelinePost.ID

  /// Creates one with all its values.
  package init(deleted: TimelinePost.ID) {
    self.deleted = deleted
  }
}
