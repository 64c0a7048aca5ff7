import SceneCollections
import Scenes
import ScenesHeadless
import StateStore
import Testing

@testable import Timeline
@testable import TimelineSimulation

@MainActor @Suite struct TimelinePagingTests {
  /// The place among all posts of the last one that can be seen.
  private func lastSeen(_ page: TimelineStage) -> Int {
    page.collection.pathsForVisibleItems.last { $0.section == 2 }?.item ?? -1
  }

  @Test func `the next page comes when the last post in sight is among the last ten`() async {
    let page = TimelineStage()
    await page.load()
    var seen: [Int: Int] = [:]
    while page.requests.count == 1, lastSeen(page) < 49 {
      seen[lastSeen(page)] = page.requests.count
      page.stage.scroll(by: ScreenPoint(x: 0, y: 20))
      page.stage.update()
      await page.stage.settle()
    }
    #expect(seen.keys.max() == 39)
    #expect(lastSeen(page) >= 40)
    await page.load()
    #expect(page.ids == Array(1...100))
  }

  @Test func `a deletion that brings the end near has the next page follow`() async {
    let page = TimelineStage()
    await page.load()
    while lastSeen(page) < 39 {
      page.stage.scroll(by: ScreenPoint(x: 0, y: 20))
      page.stage.update()
    }
    #expect(lastSeen(page) == 39 && page.requests.count == 1)
    page.desk.tell(.deleted(50))
    for _ in 0..<2 { await page.load() }
    #expect(page.requests.count == 2)
    #expect(page.ids == Array(1...49) + Array(51...100))
  }

  @Test func `each page is asked for once`() async {
    let page = TimelineStage(130)
    await page.load()
    for _ in 0..<3 {
      page.collection.scrollToItem(at: CollectionPath(section: 2, item: 49), at: .end)
      page.stage.update()
      page.stage.scroll(by: ScreenPoint(x: 0, y: -300))
      page.stage.update()
      await page.stage.settle()
    }
    #expect(page.requests.count == 2)
    await page.load()
    for _ in 0..<3 { await page.scroll(to: page.ids.count - 1) }
    #expect(page.ids == Array(1...130))
    #expect(page.requests.count == 3)
  }

  @Test func `while a page is on its way, its end says so`() async {
    let page = TimelineStage()
    await page.load()
    page.collection.scrollToItem(at: CollectionPath(section: 2, item: 49), at: .end)
    page.stage.update()
    for _ in 0..<3 {
      page.stage.scroll(by: ScreenPoint(x: 0, y: 2_000))
      page.stage.update()
    }
    #expect(page.stage.shows(.id("timeline-loading")))
    await page.load()
    #expect(!page.stage.shows(.id("timeline-loading")))
  }

  @Test func `a page that fails has a retry at the end, and only that asks again`() async throws {
    let page = TimelineStage()
    await page.load()
    page.posts.network.failNext(.server, match: "timeline.page")
    await page.scroll(to: 49)
    #expect(page.data.end.end == .failed("通信できませんでした。もう一度お試しください"))
    for post in [20, 49, 10] { await page.scroll(to: post) }
    #expect(page.requests.count == 2)
    #expect(page.ids.count == 50)
    page.stage.scroll(by: ScreenPoint(x: 0, y: 9_000))
    page.stage.update()
    #expect(try page.stage.element(.id("timeline-retry")).element.text == "もう一度読み込む")
    try page.stage.tap(.id("timeline-retry"))
    await page.load()
    #expect(page.ids == Array(1...100))
    #expect(page.log.events.map(\.name) == ["timelineViewDidTapPageRetryButton"])
  }

  @Test func `a retry of a page that no longer exists loads the list from the start`() async throws
  {
    let page = TimelineStage()
    await page.load()
    page.posts.apply(try TimelineLaunch(["posts": "30"]))
    await page.scroll(to: 49)
    #expect(page.data.end.end == .failed("通信できませんでした。もう一度お試しください"))
    page.stage.scroll(by: ScreenPoint(x: 0, y: 9_000))
    page.stage.update()
    page.posts.network.failNext(.offline, match: "timeline.page")
    for count in [50, 30] {
      try page.stage.tap(.id("timeline-retry"))
      #expect(page.data.end.end == .loading)
      await page.load()
      #expect(page.ids == Array(1...count))
    }
    #expect(page.data.end.end == .nothing)
    #expect(page.requests.count == 4)
  }

  @Test func `where there is no such page any more, a refresh that fails leaves the retry`()
    async throws
  {
    let page = TimelineStage()
    await page.load()
    page.posts.apply(try TimelineLaunch(["posts": "30"]))
    await page.scroll(to: 49)
    page.stage.scroll(by: ScreenPoint(x: 0, y: 9_000))
    page.stage.update()
    try page.stage.tap(.id("timeline-retry"))
    page.posts.network.failNext(.offline, match: "timeline.page")
    await page.refresh()
    #expect(page.data.end.end == .failed("通信できませんでした。もう一度お試しください"))
  }

  @Test func `the same post in two pages appears once`() async {
    let page = TimelineStage()
    await page.load()
    page.posts.apply(.postAppeared(.image))
    await page.scroll(to: 45)
    #expect(page.ids == Array(1...99))
  }

  @Test func `the same post twice in the first page appears once`() {
    var state = TimelineState()
    let posts = [1, 2, 1].map { TimelinePost.words($0) }
    state.begin(with: TimelinePage(posts: posts, next: nil, trouble: nil, banners: []))
    #expect(state.listing.value?.posts(from: 0).map(\.id) == [1, 2])
  }

  @Test func `pages that lead back to one that is shown have an end`() {
    func page(_ post: Int, next: String) -> TimelinePage {
      TimelinePage(
        posts: [.words(post)],
        next: TimelineToken(value: next),
        trouble: nil,
        banners: []
      )
    }
    var state = TimelineState()
    for _ in 0..<2 {
      state.begin(with: page(1, next: "a"))
      _ = state.proceed(with: page(2, next: "b"))
      #expect(state.next.value == TimelineToken(value: "b"))
      _ = state.proceed(with: page(3, next: "a"))
      #expect(state.next.value == nil)
    }
  }

  @Test func `a page that brings nothing new has the next one follow`() async {
    let page = TimelineStage(200)
    await page.load()
    for _ in 0..<50 { page.posts.apply(.postAppeared(.description)) }
    await page.scroll(to: 45)
    await page.load()
    #expect(page.ids == Array(1...100))
    #expect(page.requests.count == 3)
  }

  @Test func `where all posts can be seen, the next page comes at once`() async {
    let page = TimelineStage()
    page.stage.environment.containerSize = ScreenSize(width: 400, height: 20_000)
    page.stage.update()
    await page.load()
    await page.load()
    #expect(page.ids.count >= 100)
  }

  @Test func `a page that is on its way when the timeline is pulled is not shown below it`() async {
    let page = TimelineStage()
    await page.load()
    page.collection.scrollToItem(at: CollectionPath(section: 2, item: 45), at: .end)
    page.posts.network.latency = .seconds(5)
    page.stage.update()
    await page.stage.settle()
    #expect(page.requests.count == 2)
    page.posts.network.latency = .milliseconds(300)
    for _ in 0..<3 { page.posts.apply(.postAppeared(.image)) }
    // Where no other page is asked for.
    page.collection.scrollToItem(at: CollectionPath(section: 2, item: 0), at: .start)
    page.stage.update()
    page.collection.onRefresh?()
    await page.stage.advance(by: .seconds(10))
    page.stage.update()
    #expect(page.ids == [603, 602, 601] + Array(1...47))
  }
}
