import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import Timeline

@MainActor @Suite struct TimelineLayoutTests {
  /// The width of a column of 400 points: the gaps are 3 × 4.
  private let width = 194.0

  private func frames(_ page: TimelineStage) -> [ScreenRect] {
    (0..<page.counts[2]).compactMap { page.frame(.message, $0) }
  }

  @Test func `two columns share what three gaps leave, and the first row begins below the inset`()
    async throws
  {
    let page = TimelineStage()
    await page.load()
    let frames = frames(page)
    #expect(frames.count == 50)
    #expect(frames.allSatisfy { abs($0.width - width) < 0.01 })
    #expect(Set(frames.map { ($0.x * 100).rounded() / 100 }) == [4, 202])
    let banners = try #require(page.frame(.banner)).maxY + 4
    #expect(frames[0].y - banners == 6 && frames[1].y - banners == 6)
  }

  @Test func `a post goes to the lowest column, the leftmost when equal`() async {
    let page = TimelineStage()
    await page.load()
    let frames = frames(page)
    let top = frames[0].y - 4
    var ends = [top, top]
    for frame in frames {
      let column = ends[0] <= ends[1] ? 0 : 1
      #expect(abs(frame.x - (column == 0 ? 4 : 202)) < 0.01)
      #expect(abs(frame.y - ends[column] - 4) < 0.01)
      ends[column] = frame.maxY
    }
  }

  @Test func `a picture keeps its shape, and what is for sale is a square above words`() async {
    let page = TimelineStage()
    await page.load()
    let frames = frames(page)
    // The first picture is 300 × 400 points.
    #expect(abs(frames[0].height - width * 400 / 300) < 0.01)
    #expect(frames[1].height > width + 22)
    #expect(frames[2].height > 22)
  }

  @Test func `words stay in their cell, whatever the size of text`() async throws {
    for textSize in [ScreenTextSize.large, .accessibilityExtraExtraExtraLarge] {
      let page = TimelineStage()
      page.stage.environment.textSize = textSize
      await page.load()
      for post in [2, 3] {
        await page.scroll(to: post)
        let cell = try page.stage.element(.id("timeline-post-\(post)")).frame
        let inside = page.stage.frames.elements.filter {
          $0.element.text?.hasPrefix("コメント") == true && $0.frame.x >= cell.x
            && $0.frame.maxX <= cell.maxX && $0.frame.y >= cell.y
        }
        let lowest = inside.map(\.frame.maxY).filter { $0 <= cell.maxY + 60 }.min()
        #expect(try #require(lowest) <= cell.maxY + 0.5, "post \(post) at \(textSize)")
      }
    }
  }

  @Test func `below the tallest column are 80 points`() async throws {
    let page = TimelineStage(20)
    await page.load()
    // The layout measures the end's cell when it is near.
    await page.scroll(to: 19)
    let lowest = try #require(frames(page).map(\.maxY).max())
    // The end's cell adds one point: it is there and shows nothing.
    #expect(abs(page.collection.contentSize.height - lowest - 81) < 0.01)
  }

  @Test func `posts that are placed keep their frames when a page comes`() async {
    let page = TimelineStage()
    await page.load()
    let before = frames(page)
    await page.scroll(to: 45)
    #expect(frames(page).count == 100)
    #expect(Array(frames(page).prefix(50)) == before)
  }

  @Test func `a device that is turned and turned back shows what it showed`() async throws {
    let page = TimelineStage()
    await page.load()
    let before = frames(page)
    page.stage.environment.containerSize = ScreenSize(width: 844, height: 400)
    page.stage.update()
    #expect(page.counts[2] == frames(page).count)
    #expect(try #require(frames(page).first).width == 416)
    page.stage.environment.containerSize = ScreenSize(width: 400, height: 844)
    page.stage.update()
    #expect(frames(page) == before)
  }

  @Test(arguments: [1, 2, 3, 5])
  func `how many columns there are, and how far apart, are parameters`(columns: Int) {
    let waterfall = WaterfallLayout(columns: columns, spacing: 10, bottomMargin: 0)
    let width = waterfall.columnWidth(in: 400)
    #expect(width * Double(columns) + 10 * Double(columns + 1) == 400)
    let engine = CollectionLayoutEngine(
      CollectionCompositionalLayout { _, environment in
        HomeMessageSection.message.layout(waterfall, PostSizes(), in: environment) { path in
          .words(path.item)
        }
      },
      environment: CollectionLayoutEnvironment(
        container: CollectionLayoutContainer(contentSize: ScreenSize(width: 400, height: 800))
      )
    )
    engine.reload(itemCounts: [columns])
    let xs = (0..<columns).compactMap {
      engine.attributes(forItem: CollectionPath(section: 0, item: $0))?.frame.x
    }
    #expect(xs == (0..<columns).map { 10 + (width + 10) * Double($0) })
  }
}
