import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import Tsukurepo

/// Where everything stands.
@MainActor @Suite struct TsukurepoLayoutTests {
  /// The size of the part of the screen that the report has.
  private func room(_ page: DetailsStage) throws -> ScreenSize {
    try page.stage.element(.id("tsukurepo")).frame.size
  }

  @Test func `heights are parts of the width and of the height, or fixed`() async throws {
    let page = DetailsStage(1)
    await page.load()
    let room = try room(page)
    #expect(page.frame(.media)?.size == ScreenSize(width: 400, height: 400 * 1.33))
    #expect(page.frame(.margin)?.height == room.height * 0.03)
    #expect(page.frame(.recipeTitle)?.height == room.height * 0.15)
    #expect(page.frame(.showMore)?.height == 108)
    #expect(page.frame(.showMore)?.width == 400)
  }

  @Test func `before data it is as high as the media, the margin and the title`() throws {
    let page = DetailsStage(1)
    let room = try room(page)
    let heights = 400 * 1.33 + room.height * 0.18
    #expect(abs(page.collection.contentSize.height - heights) < 0.01)
  }

  @Test func `an odd number of ingredients leaves the last place of two columns empty`()
    async throws
  {
    let page = DetailsStage(1)
    await page.load()
    let frames = (0..<7).compactMap { page.frame(.ingredients, $0) }
    #expect(frames.map(\.x) == [0, 200, 0, 200, 0, 200, 0])
    #expect(Set(frames.map(\.width)) == [200])
    #expect(frames[0].y == frames[1].y)
    #expect(page.frame(.showMore)?.y == frames[6].maxY)
  }

  @Test func `one ingredient stands in the first column`() async throws {
    let page = DetailsStage(9)
    await page.load()
    let frame = try #require(page.frame(.ingredients))
    #expect((frame.x, frame.width) == (0, 200))
    #expect(page.frame(.showMore)?.y == frame.maxY)
  }

  @Test func `without ingredients the header stands, and the way to the recipe below it`()
    async throws
  {
    let page = DetailsStage(3)
    await page.load()
    #expect(page.stage.shows(.id("tsukurepo-ingredients-header")))
    #expect(page.frame(.ingredients) == nil)
    #expect(page.frame(.showMore)?.y == page.frame(.ingredientsHeader)?.maxY)
  }

  @Test func `two hundred ingredients are a hundred rows of two`() async throws {
    let page = DetailsStage(4)
    await page.load()
    let rows = Set((0..<200).compactMap { page.frame(.ingredients, $0)?.y })
    #expect(rows.count == 100)
    for row in 0..<100 {
      #expect(page.frame(.ingredients, 2 * row)?.y == page.frame(.ingredients, 2 * row + 1)?.y)
    }
    // Only what is near is there.
    #expect(page.ingredientsShown.count < 100)
  }

  @Test func `what has not been measured yet stands with its estimate`() async {
    let page = DetailsStage(4)
    await page.stage.time.advance(by: .milliseconds(300))
    #expect(page.frame(.recipeDescription)?.height == 72)
    #expect(page.frame(.ingredientsHeader)?.height == 40)
    #expect(page.frame(.ingredients, 199)?.height == 35)
  }

  @Test func `a row is as high as the higher of its two ingredients`() async throws {
    let long = TsukurepoIngredient(
      id: 1,
      name: "細切りにしてから塩もみをして、水けをよくしぼったにんじんと大根",
      amount: "2本"
    )
    let page = DetailsStage(.sample(ingredients: [long, .salt(2), .salt(3)]))
    await page.load()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 400))
    page.stage.update()
    let (first, second) = (page.frame(.ingredients, 0), page.frame(.ingredients, 1))
    let third = try #require(page.frame(.ingredients, 2))
    #expect(try #require(first).height > 2 * #require(second).height)
    #expect(third.y == first?.maxY)
  }

  @Test func `a description of 5,000 characters is not cut`() async throws {
    let page = DetailsStage(5)
    await page.load()
    let shown = try page.stage.element(.id("tsukurepo-description"))
    #expect(shown.element.text?.count == 5_000)
    #expect(shown.element.lineLimit == nil)
    let natural = EmTextMeasurer().lines(
      of: shown.element.text ?? "",
      font: ScreenTextStyle.body.font(at: .large),
      width: 400 - 32
    )
    let height = try #require(page.frame(.recipeDescription)?.height)
    #expect(height == Double(natural.count) * 22 + 16)
    #expect(page.frame(.ingredientsHeader)?.y == page.frame(.recipeDescription)?.maxY)
  }

  @Test func `estimated heights follow the size of text, fixed ones do not`() async throws {
    let page = DetailsStage(1)
    await page.load()
    let sections: [TsukurepoSection] = [.recipeDescription, .ingredientsHeader, .ingredients]
    // The page measures the sections near the viewport.
    page.stage.scroll(by: ScreenPoint(x: 0, y: 1_000))
    page.stage.update()
    let before = sections.compactMap { page.frame($0)?.height }
    page.stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    page.stage.update()
    let after = sections.compactMap { page.frame($0)?.height }
    #expect(zip(before, after).allSatisfy { $0 * 2 < $1 })
    let title = try #require(page.frame(.recipeTitle)).height
    #expect(abs(title - (try room(page)).height * 0.15) < 1)
    #expect(page.frame(.showMore)?.height == 108)
    page.stage.environment.textSize = .large
    page.stage.update()
    #expect(sections.compactMap { page.frame($0)?.height } == before)
  }

  @Test(arguments: ScreenTextSize.allCases)
  func `the way to the recipe fits into its fixed place in every size of text`(
    size: ScreenTextSize
  ) async throws {
    let page = DetailsStage(1)
    await page.load()
    page.stage.environment.textSize = size
    page.stage.update()
    while page.stage.scroll(by: ScreenPoint(x: 0, y: 1_000)) { page.stage.update() }
    let place = try #require(page.frame(.showMore))
    let button = try page.stage.element(.id("tsukurepo-show-recipe")).frame
    #expect(button.height <= place.height)
  }

  @Test func `the title ends in an ellipsis in the largest text, and is read whole`() async throws {
    let page = DetailsStage(7)
    await page.load()
    let usual = try page.stage.element(.id("tsukurepo-title"))
    #expect(usual.element.lineLimit == 2)
    page.stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    page.stage.update()
    let title = try page.stage.element(.id("tsukurepo-title"))
    let font = ScreenTextStyle.title3.font(at: .accessibilityExtraExtraExtraLarge)
    let lines = EmTextMeasurer().lines(of: "真だいの塩焼き", font: font, width: title.frame.width)
    #expect(lines.count == 2)
    #expect(title.element.lineLimit == 1)
    #expect(title.frame.height == font.lineHeight)
    #expect(title.element.label == "真だいの塩焼き")
  }

  @Test(arguments: [ScreenTextSize.large, .accessibilityExtraExtraExtraLarge])
  func `the title stays in its cell, however low that is`(textSize: ScreenTextSize) async throws {
    let page = DetailsStage(5)
    await page.load()
    page.stage.environment.textSize = textSize
    page.stage.environment.containerSize = ScreenSize(width: 844, height: 200)
    page.stage.update()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 1_100))
    page.stage.update()
    let title = try page.stage.element(.id("tsukurepo-title")).frame.height
    #expect(title <= page.frame(.recipeTitle)?.height ?? 0)
  }

  @Test func `in the largest text an amount stands below what it is of`() async throws {
    let page = DetailsStage(9)
    await page.load()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 1_000))
    page.stage.update()
    let words = { try ["もやし", "1袋"].map { try page.stage.element(.text($0)).frame } }
    let beside = try words()
    #expect(beside[0].y == beside[1].y)
    page.stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    page.stage.update()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 1_000))
    page.stage.update()
    let below = try words()
    #expect(below[0].maxY == below[1].y)
  }

  @Test func `a device that is turned and turned back shows what it showed`() async throws {
    let page = DetailsStage(1)
    await page.load()
    let all = { TsukurepoSection.allCases.map { page.frame($0) } }
    let before = all()
    page.stage.environment.containerSize = ScreenSize(width: 844, height: 400)
    page.stage.update()
    let media = try #require(page.frame(.media))
    #expect(media.width == 844)
    // Down to the pixel.
    #expect(abs(media.height - 844 * 1.33) < 1)
    #expect(page.frame(.ingredients)?.width == 422)
    #expect(page.counts == [1, 1, 1, 1, 1, 7, 1])
    page.stage.environment.containerSize = ScreenSize(width: 400, height: 844)
    page.stage.update()
    #expect(all() == before)
  }

  @Test func `the layout asks the section who it is, wherever it stands`() async throws {
    let page = DetailsStage(1)
    await page.load()
    var snapshot = page.source.snapshot()
    snapshot.moveSection(.ingredients, beforeSection: .media)
    page.show(snapshot)
    #expect(page.frame(.ingredients, 1)?.x == 200)
    #expect(page.frame(.media)?.width == 400)
  }
}
