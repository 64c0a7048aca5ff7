import StateStore

/// All that the interactor of a post's page knows.
struct PostState: Hashable, Sendable {
  let id: TimelinePost.ID
  /// The post with its comments; `nil` until it is loaded, and if there is no such post.
  var thread = Loadable<TimelineThread, TimelineError>()
  /// The comment that the person writes.
  var comment = TimelineWriting()
  var deleting = TimelineSending.idle
  /// A Boolean value that indicates whether the person has deleted the post.
  var isDeleted = false
}
