/// All that the interactor of a post's page knows.
struct PostState: Hashable, Sendable {
  let id: TimelinePost.ID
  var loading = TimelineLoading.underWay
  /// Nothing until it is loaded, and if there is no such post.
  var thread: TimelineThread?
  /// The comment that the person writes.
  var comment = TimelineWriting()
  /// How far deleting has come; when nobody has asked for it, it is done.
  var deleting = TimelineLoading.done
  /// Whether the person has deleted it.
  var isDeleted = false
}
