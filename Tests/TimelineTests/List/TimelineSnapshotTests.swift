import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Timeline
@testable import TimelineSimulation

/// The timeline as a person sees it, against screens that have been looked at and approved.
@MainActor @Suite struct TimelineSnapshotTests {
  @Test func `posts of each kind below a trouble report and banners`() async {
    let page = TimelineStage()
    page.posts.apply(.troubleReported)
    await page.load()
    page.stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `the timeline before data`() {
    TimelineStage().stage.expectSnapshot(report: report)
  }

  @Test func `a timeline that could not be loaded`() async {
    let page = TimelineStage()
    page.posts.network.isOffline = true
    await page.load()
    page.stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `a timeline without a post`() async {
    let page = TimelineStage(0)
    await page.load()
    page.stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `the end, while a page is on its way, after it has failed, and at the last post`()
    async
  {
    let page = TimelineStage(60)
    await page.load()
    page.posts.network.failNext(.server, match: "timeline.page")
    page.stage.scroll(by: ScreenPoint(x: 0, y: 100_000))
    page.stage.update()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 100_000))
    page.stage.expectSnapshot(named: "on its way", report: report)
    await page.load()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 100_000))
    page.stage.expectSnapshot(named: "failed", report: report)
    try? page.stage.tap("timeline-retry")
    await page.load()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 100_000))
    page.stage.expectSnapshot(named: "last", report: report)
  }

  @Test func `a refresh that has failed`() async {
    let page = TimelineStage()
    await page.load()
    page.posts.network.failNext(.server, match: "timeline.page")
    await page.refresh()
    page.stage.expectSnapshotOnEachDevice(report: report)
  }

  @Test func `no approved file is left over`() throws {
    #expect(try ApprovedSnapshots(beside: #filePath).stale() == [])
  }
}
