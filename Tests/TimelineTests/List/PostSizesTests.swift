import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import Timeline
@testable import TimelineSimulation

@MainActor @Suite struct PostSizesTests {
  private let room = PostRoom(width: 194, textSize: .large)

  @Test func `a size is measured once for a post, its revision, a width and a size of text`() {
    let sizes = PostSizes()
    for _ in 0..<3 { _ = sizes.size(of: .words(1), in: room) }
    #expect(sizes.measuredCount == 1)
    _ = sizes.size(of: .words(2), in: room)
    _ = sizes.size(of: .words(1, revision: 1), in: room)
    #expect(sizes.measuredCount == 3)
    _ = sizes.size(of: .words(1), in: PostRoom(width: 416, textSize: .large))
    _ = sizes.size(of: .words(1), in: PostRoom(width: 194, textSize: .small))
    #expect(sizes.measuredCount == 5)
  }

  @Test func `a device that is turned back measures nothing`() {
    let sizes = PostSizes()
    let wide = PostRoom(width: 416, textSize: .large)
    for room in [room, wide, room, wide] { _ = sizes.size(of: .words(6), in: room) }
    #expect(sizes.measuredCount == 2)
    #expect(sizes.size(of: .words(6), in: room).height > sizes.size(of: .words(6), in: wide).height)
  }

  @Test func `posts that are gone are forgotten, the others stay`() {
    let sizes = PostSizes()
    for id in 1...3 { _ = sizes.size(of: .words(id), in: room) }
    sizes.keep([.words(2)])
    _ = sizes.size(of: .words(2), in: room)
    #expect(sizes.measuredCount == 3)
    _ = sizes.size(of: .words(1), in: room)
    #expect(sizes.measuredCount == 4)
  }

  @Test func `an inserted, a deleted and a revised post have no other measured again`() async {
    let page = TimelineStage()
    await page.load()
    #expect(page.data.sizes.measuredCount == 50)
    page.desk.tell(.posted(.words(1_000)))
    await page.load()
    #expect(page.data.sizes.measuredCount == 51)
    page.desk.tell(.deleted(3))
    await page.load()
    #expect(page.data.sizes.measuredCount == 51)
    page.desk.tell(.revised(.words(1_000, revision: 1)))
    await page.load()
    #expect(page.data.sizes.measuredCount == 52)
  }

  @Test func `another size of text has what is there measured again`() async throws {
    let page = TimelineStage()
    await page.load()
    let before = try #require(page.frame(.message, 2)).height
    page.stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    page.stage.update()
    #expect(page.data.sizes.measuredCount == 100)
    #expect(try #require(page.frame(.message, 2)).height > 2 * before)
  }

  @Test(arguments: [1_000, 100_000])
  func `a page after many posts has as many measured as it brings`(count: Int) {
    let time = VirtualTime()
    let posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: time), count: 0)
    let scene = TimelineScene.build(.over(posts, desk: TimelineDesk(), clock: time))
    let data = scene.view.dataSource
    let page = { (range: Range<Int>) in
      TimelinePage(posts: range.map { .words($0) }, next: nil, trouble: nil, banners: [])
    }
    var listing = TimelineListing(edition: 1, above: page(0..<count))
    listing.append(page(0..<count).posts)
    data.show(listing)
    let size = ScreenSize(width: 400, height: 800)
    func look() {
      _ = data.timeline.collectionView.entries(
        in: LazyScreenRoom(
          size: size,
          offset: ScreenPoint(x: 0, y: 0),
          environment: ScreenEnvironment(containerSize: size, locale: "ja-JP")
        )
      )
      data.timeline.collectionView.didArrange()
    }
    look()
    #expect(data.sizes.measuredCount == count)
    listing.append(page(count..<(count + 50)).posts)
    data.show(listing)
    look()
    #expect(data.sizes.measuredCount == count + 50)
    #expect(data.timeline.snapshot().numberOfItems(inSection: .message) == count + 50)
  }
}
