import Observation2
import Scenes

@testable import Timeline
@testable import TimelineSimulation

/// A way to embedded posts on which pages are under way for a while after the back end has answered.
struct LongWayBack: TimelineGateway {
  let posts: EmbeddedTimelineGateway
  let clock: VirtualTime
  let delay: Duration

  func page(_ token: TimelineToken?) async throws(TimelineError) -> TimelinePage {
    let page = try await posts.page(token)
    if delay > .zero { try? await clock.sleep(for: delay) }
    return page
  }

  func thread(_ id: TimelinePost.ID) async throws(TimelineError) -> TimelineThread? {
    try await posts.thread(id)
  }

  func post(_ draft: TimelineDraft) async throws(TimelineError) -> TimelinePost {
    try await posts.post(draft)
  }

  func comment(
    _ draft: TimelineDraft,
    on id: TimelinePost.ID
  ) async throws(TimelineError) -> TimelineThread? {
    try await posts.comment(draft, on: id)
  }

  func delete(_ id: TimelinePost.ID) async throws(TimelineError) {
    try await posts.delete(id)
  }

  func picture(_ name: String) async throws(TimelineError) -> ScreenPicture {
    try await posts.picture(name)
  }
}
