package import Scenes

/// The way to the timeline; nothing outside it knows where data comes from.
///
/// It belongs to no actor.
package protocol TimelineGateway: Sendable {
  /// Loads a page; `nil` means the first. The gateway refuses a token that has no page.
  func page(_ token: TimelineToken?) async throws(TimelineError) -> TimelinePage

  /// Loads a post with its comments; `nil` if there is none with this identifier.
  func thread(_ id: TimelinePost.ID) async throws(TimelineError) -> TimelineThread?

  /// Posts what a person has written; a draft that has arrived before is not posted again.
  func post(_ draft: TimelineDraft) async throws(TimelineError) -> TimelinePost

  /// Comments on a post, once for each draft; `nil` if there is none with this identifier.
  func comment(
    _ draft: TimelineDraft,
    on id: TimelinePost.ID
  ) async throws(TimelineError) -> TimelineThread?

  /// Deletes a post of the person's own; one that is gone already is no error, and another's is refused.
  func delete(_ id: TimelinePost.ID) async throws(TimelineError)

  /// Loads a picture by its name.
  func picture(_ name: String) async throws(TimelineError) -> ScreenPicture
}
