import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import Timeline
@testable import TimelineSimulation

/// What a person does elsewhere while a page is on its way that is not the first.
@MainActor @Suite struct ChangesAmidPagesTests {
  /// A timeline whose second page has been answered and is on its way back.
  private func page() async -> TimelineStage {
    let page = TimelineStage(130, answerDelay: .seconds(5))
    await page.stage.advance(by: .seconds(10))
    page.stage.update()
    page.collection.scrollToItem(at: CollectionPath(section: 2, item: 49), at: .end)
    page.stage.update()
    await page.stage.advance(by: .seconds(1))
    #expect(page.requests.count == 2)
    #expect(page.ids.count == 50)
    page.posts.network.latency = .zero
    return page
  }

  private func arrive(_ page: TimelineStage) async {
    await page.stage.advance(by: .seconds(5))
    page.stage.update()
  }

  @Test func `a page from before a deletion does not bring the post back`() async throws {
    let page = await page()
    try await page.posts.delete(65)
    page.desk.tell(.deleted(65))
    await arrive(page)
    #expect(page.ids == Array(1...64) + Array(66...100))
  }

  @Test func `a page from before a comment brings the post as it is now`() async throws {
    let page = await page()
    let thread = try await page.posts.comment(TimelineDraft(1, "はい"), on: 66)
    let now = try #require(thread?.post)
    page.desk.tell(.revised(now))
    await arrive(page)
    #expect(page.ids == Array(1...100))
    let items = page.data.timeline.snapshot().itemIdentifiers(inSection: .message)
    #expect(items.contains(.post(now)))
  }
}
