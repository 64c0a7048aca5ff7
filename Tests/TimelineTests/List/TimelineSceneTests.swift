import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Timeline
@testable import TimelineSimulation

@MainActor @Suite struct TimelineSceneTests {
  @Test func `all three sections are always there`() async {
    let page = TimelineStage()
    #expect(page.counts == [0, 0, 0])
    await page.load()
    #expect(page.counts == [0, 3, 50])
    page.posts.apply(.troubleReported)
    await page.refresh()
    #expect(page.counts == [1, 3, 50])
    page.posts.apply(.troubleSolved)
    await page.refresh()
    #expect(page.counts == [0, 3, 50])
    #expect(page.data.timeline.snapshot().sectionIdentifiers == HomeMessageSection.allCases)
  }

  @Test func `trouble stands above everything, in words`() async throws {
    let page = TimelineStage()
    page.posts.apply(.troubleReported)
    await page.load()
    let trouble = try page.stage.element(.id("timeline-trouble"))
    #expect(trouble.element.text == "ただいま、写真が表示されにくくなっています")
    let banner = try page.stage.element(.id("timeline-banner-1"))
    #expect(trouble.frame.maxY <= banner.frame.y)
    // The colour behind the words is that of the whole cell.
    #expect(trouble.frame.width == page.stage.environment.containerSize.width)
    #expect(banner.frame.width == page.frame(.banner, 0)?.width)
  }

  @Test func `each kind of post has a cell of its own`() async throws {
    let page = TimelineStage()
    await page.load()
    #expect(try page.stage.element(.id("timeline-post-1")).element.label == "みのりさんの写真")
    #expect(page.stage.shows("朝どれトマト 1kg"))
    #expect(page.stage.shows("700円"))
    let words = try page.stage.element(.id("timeline-post-3")).element.label
    #expect(words?.hasPrefix("ゆいさん 週末に畑でとれた野菜を出します。") == true)
  }

  @Test func `banners scroll sideways`() async throws {
    let page = TimelineStage()
    await page.load()
    #expect(page.frame(.banner, 2)?.y == page.frame(.banner, 0)?.y)
    #expect(try #require(page.frame(.banner, 2)).maxX > 400)
    #expect(!page.stage.shows(.id("timeline-banner-3")))
    let y = try page.stage.element(.id("timeline-banner-1")).frame.y + 10
    page.stage.drag(from: ScreenPoint(x: 390, y: y), to: ScreenPoint(x: 10, y: y))
    page.stage.update()
    #expect(page.stage.shows(.id("timeline-banner-3")))
  }

  @Test func `a tapped post logs how many posts come before it, whatever stands above`()
    async throws
  {
    for hasTrouble in [false, true] {
      let page = TimelineStage()
      page.posts.apply(hasTrouble ? .troubleReported : .troubleSolved)
      await page.load()
      await page.scroll(to: 7)
      try page.stage.tap(.id("timeline-post-7"))
      let tap = page.log.events.last
      #expect(tap?.name == "timelineViewDidTapPost")
      #expect(tap?.values == ["postID": "7", "index": "6"])
    }
  }

  @Test func `a post that is not the first any more logs where it is now`() async throws {
    let page = TimelineStage()
    await page.load()
    page.posts.apply(.postAppeared(.description))
    await page.refresh()
    try page.stage.tap(.id("timeline-post-1"))
    #expect(page.log.events.last?.values == ["postID": "1", "index": "1"])
  }

  @Test func `without a post it says so, and can be pulled`() async throws {
    let page = TimelineStage(0)
    await page.load()
    #expect(try page.stage.element(.id("timeline-empty")).element.text == "まだ投稿がありません")
    #expect(page.counts == [0, 3, 0])
    #expect(page.requests == ["timeline.page"])
    page.posts.apply(.postAppeared(.image))
    await page.refresh()
    #expect(!page.stage.shows(.id("timeline-empty")))
    #expect(page.ids == [1])
  }

  @Test func `a failed load says so and is tried again`() async throws {
    let page = TimelineStage()
    page.posts.network.isOffline = true
    await page.load()
    #expect(page.stage.shows("通信できませんでした。もう一度お試しください"))
    page.posts.network.isOffline = false
    try page.stage.tap(.id("retry"))
    await page.load()
    #expect(page.stage.shows(.id("timeline-post-1")))
    #expect(!page.stage.shows(.id("loading-error")))
  }

  @Test func `pulled down, it shows what is new, and begins at the first page`() async {
    let page = TimelineStage()
    await page.load()
    await page.scroll(to: 45)
    #expect(page.counts[2] == 100)
    page.posts.apply(.postAppeared(.product))
    page.posts.apply(.postDeleted(2))
    await page.scroll(to: 0)
    await page.refresh()
    #expect(page.ids == [601, 1] + Array(3...49))
    #expect(page.log.events.map(\.name) == ["timelineViewDidPullToRefresh"])
  }

  @Test func `a pull while the newest posts are on their way asks for nothing`() async throws {
    let page = TimelineStage(5)
    await page.load()
    let requests = page.requests.count
    for loads in 1...2 {
      for _ in 0..<3 { page.stage.send(.refresh, to: try page.stage.element(.id("timeline")).id) }
      await page.load()
      #expect(page.requests.count == requests + loads)
    }
  }

  @Test func `a failed refresh keeps what is shown, and says so over it`() async {
    let page = TimelineStage()
    await page.load()
    page.posts.network.failNext(.server, match: "timeline.page")
    await page.refresh()
    #expect(page.stage.shows(.id("timeline-refresh-error")))
    #expect(page.stage.shows(.id("timeline-post-1")))
    await page.refresh()
    #expect(!page.stage.shows(.id("timeline-refresh-error")))
  }

  @Test func `nothing is applied with animation`() async {
    let page = TimelineStage()
    var isAnimated: Set<Bool> = []
    page.data.timeline.onUpdate = { isAnimated.insert($1) }
    await page.load()
    await page.scroll(to: 45)
    #expect(isAnimated == [false])
  }

  @Test func `a person's change on another screen is shown at once`() async throws {
    let page = TimelineStage()
    await page.load()
    page.posts.network.latency = .zero
    let own = try await page.posts.post(TimelineDraft(1, "こんにちは"))
    page.desk.tell(.posted(own))
    page.desk.tell(.posted(own))
    await page.load()
    #expect(page.ids.prefix(3) == [601, 1, 2])
    #expect(page.stage.shows("こんにちは"))
    let thread = try await page.posts.comment(TimelineDraft(2, "はい"), on: 601)
    page.desk.tell(.revised(try #require(thread?.post)))
    await page.load()
    #expect(page.stage.shows("コメント 1"))
    page.desk.tell(.deleted(601))
    page.desk.tell(.deleted(601))
    await page.load()
    #expect(page.ids.prefix(2) == [1, 2])
  }

  @Test func `an answer from before what the person has done does not undo it`() async throws {
    let page = TimelineStage(answerDelay: .seconds(5))
    await page.stage.advance(by: .seconds(10))
    page.stage.update()
    #expect(page.ids.prefix(5) == [1, 2, 3, 4, 5])
    page.collection.onRefresh?()
    await page.stage.advance(by: .seconds(1))
    page.posts.network.latency = .zero
    try await page.posts.delete(5)
    page.desk.tell(.deleted(5))
    page.desk.tell(.posted(try await page.posts.post(TimelineDraft(1, "こんにちは"))))
    for _ in 0..<20 {
      #expect(page.ids.prefix(6) == [601, 1, 2, 3, 4, 6])
      await page.stage.advance(by: .seconds(1))
      page.stage.update()
    }
    #expect(page.data.refreshError == nil)
  }

  @Test func `the scene is wired well, and nothing is left of it`() async {
    let page = TimelineStage()
    await page.load()
    #expect(page.stage.contractReport.findings.isEmpty, "\(page.stage.contractReport)")
  }

  @Test func `a scene that is closed while it loads leaves nothing`() async {
    let time = VirtualTime()
    let posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: time))
    let stage = Stage(time) {
      TimelineScene.build(.over(posts, desk: TimelineDesk(), clock: time))
    }
    stage.update()
    await stage.expectNothingLeftAfterClosing(report: report)
  }
}
