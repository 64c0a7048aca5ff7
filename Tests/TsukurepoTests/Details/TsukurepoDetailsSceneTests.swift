import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Tsukurepo
@testable import TsukurepoSimulation

@MainActor @Suite struct TsukurepoDetailsSceneTests {
  @Test func `placeholders stand until the data is there`() async throws {
    let page = DetailsStage(1)
    #expect(page.stage.shows("読み込み中"))
    #expect(try page.stage.element(.id("tsukurepo-title")).element.label == "読み込み中")
    #expect(!page.stage.shows(.id("tsukurepo-ingredients-header")))
    let media = page.frame(.media)
    await page.load()
    #expect(!page.stage.shows("読み込み中"))
    #expect(try page.stage.element(.id("tsukurepo-title")).element.text == "肉じゃが")
    #expect(page.frame(.media) == media)
    #expect(page.reports.network.requests.map(\.name) == ["report.load", "image.load"])
  }

  @Test func `nothing is applied with animation`() async {
    let page = DetailsStage(1)
    var isAnimated: [Bool] = []
    page.source.onUpdate = { isAnimated.append($1) }
    await page.load()
    #expect(isAnimated == [false])
  }

  @Test func `the snapshot is the only copy: what it is without is not shown`() async throws {
    let page = DetailsStage(1)
    await page.load()
    var snapshot = page.source.snapshot()
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .recipeTitle))
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .ingredients))
    page.show(snapshot)
    #expect(!page.stage.shows(.id("tsukurepo-title")))
    #expect(page.ingredientsShown.isEmpty)
  }

  @Test func `a tap on the media goes to the delegate, before data to nobody`() async throws {
    let page = DetailsStage(1)
    try? page.stage.tap(.id("tsukurepo-media"))
    #expect(page.log.events.isEmpty)
    await page.load()
    try page.stage.tap(.id("tsukurepo-media"))
    #expect(page.log.events.map(\.name) == ["tsukurepoDetailsViewDidTapMedia"])
    #expect(page.log.events.first?.values == ["reportID": "1"])
  }

  @Test func `a tap anywhere else does nothing`() async throws {
    let page = DetailsStage(9)
    await page.load()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 1_000))
    page.stage.update()
    for id in ["tsukurepo-title", "tsukurepo-ingredient-1", "tsukurepo-ingredients-header"] {
      try? page.stage.tap(.id(id))
    }
    #expect(page.log.events.isEmpty)
    #expect(page.source.selectedItemIdentifiers.isEmpty)
    #expect(page.stage.frames.elements.allSatisfy { !$0.element.isSelected })
  }

  @Test func `the way to the recipe leads to it`() async throws {
    let page = DetailsStage(9)
    await page.load()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 1_000))
    page.stage.update()
    #expect(
      try page.stage.element(.id("tsukurepo-show-recipe")).element.text == "このレシピを詳しく見る"
    )
    try page.stage.tap(.id("tsukurepo-show-recipe"))
    #expect(page.log.events.last?.name == "tsukurepoDetailsViewDidTapShowRecipe")
    #expect(page.log.events.last?.values == ["recipeID": "33"])
  }

  @Test func `a failed load says so and is tried again`() async throws {
    let page = DetailsStage(1)
    page.reports.network.isOffline = true
    await page.load()
    #expect(page.stage.shows("通信できませんでした。もう一度お試しください"))
    #expect(!page.stage.shows(.id("tsukurepo")))
    #expect(try page.stage.element(.id("retry")).element.text == "もう一度読み込む")
    page.reports.network.isOffline = false
    try page.stage.tap(.id("retry"))
    await page.load()
    #expect(page.stage.shows(.id("tsukurepo-media")))
    #expect(!page.stage.shows(.id("loading-error")))
  }

  @Test func `a report that is not there is not found, without a retry`() async {
    let page = DetailsStage(999)
    await page.load()
    #expect(page.stage.shows("見つかりませんでした"))
    #expect(!page.stage.shows(.id("retry")))
    #expect(!page.stage.shows(.id("tsukurepo")))
  }

  @Test func `without a picture the placeholder stays, and no frame changes`() async throws {
    let page = DetailsStage(6)
    let before = [TsukurepoSection.media, .margin, .recipeTitle].map { page.frame($0) }
    await page.load()
    #expect(page.stage.shows(.id("tsukurepo-no-picture")))
    #expect(!page.stage.shows(.id("tsukurepo-picture")))
    #expect([TsukurepoSection.media, .margin, .recipeTitle].map { page.frame($0) } == before)
    #expect(page.reports.network.requests.map(\.name) == ["report.load"])
  }

  @Test func `a picture that can't be brought moves nothing, and a tap asks again`() async throws {
    let page = DetailsStage(8)
    await page.stage.advance(by: .milliseconds(300))
    page.stage.update()
    let before = TsukurepoSection.allCases.map { page.frame($0) }
    await page.load()
    #expect(try page.stage.element(.id("tsukurepo-picture")).element.value == "読み込めません")
    #expect(TsukurepoSection.allCases.map { page.frame($0) } == before)
    try page.stage.tap(.id("tsukurepo-media"))
    await page.load()
    #expect(
      page.reports.network.requests.map(\.name) == ["report.load", "image.load", "image.load"]
    )
    #expect(page.log.events.map(\.name) == ["tsukurepoDetailsViewDidTapMedia"])
  }

  @Test func `a picture covers the media`() async throws {
    let page = DetailsStage(1)
    await page.load()
    let media = try page.stage.element(.id("tsukurepo-media")).frame
    #expect(try page.stage.element(.id("tsukurepo-picture")).frame == media)
  }

  @Test
  func `a report that changes is shown anew when it is pulled, and what stays keeps its cell`()
    async throws
  {
    let page = DetailsStage(9)
    await page.load()
    page.reports.change(9)
    await page.load()
    #expect(page.counts[5] == 1)
    let kept = Set(page.collection.visibleCells.map(ObjectIdentifier.init))
    #expect(kept.count == 7)
    page.collection.onRefresh?()
    await page.load()
    #expect(page.counts[5] == 2)
    #expect(page.log.events.map(\.name) == ["tsukurepoDetailsViewDidPullToRefresh"])
    // The description is another one; one ingredient has come.
    let now = Set(page.collection.visibleCells.map(ObjectIdentifier.init))
    #expect(kept.intersection(now).count >= 6)
  }

  @Test func `a pull while the report is on its way asks for nothing`() async throws {
    let page = DetailsStage(1)
    for loads in 1...2 {
      for _ in 0..<3 { page.stage.send(.refresh, to: try page.stage.element(.id("tsukurepo")).id) }
      await page.load()
      let names = page.reports.network.requests.map(\.name)
      #expect(names.filter { $0 == "report.load" }.count == loads)
    }
  }

  @Test func `a failed refresh keeps what is shown, and says so over it`() async throws {
    let page = DetailsStage(1)
    await page.load()
    page.reports.network.failNext(.server)
    page.collection.onRefresh?()
    await page.load()
    #expect(page.stage.shows(.id("tsukurepo-refresh-error")))
    #expect(page.stage.shows("肉じゃが"))
    page.collection.onRefresh?()
    await page.load()
    #expect(!page.stage.shows(.id("tsukurepo-refresh-error")))
  }

  @Test func `assistive technology reads an ingredient as one`() async throws {
    let page = DetailsStage(7)
    await page.load()
    page.stage.scroll(by: ScreenPoint(x: 0, y: 1_000))
    page.stage.update()
    #expect(try page.stage.element(.id("tsukurepo-ingredient-2")).element.label == "塩 少々")
    #expect(
      try page.stage.element(.id("tsukurepo-ingredients-header")).element.traits.contains(.header)
    )
  }

  @Test func `the scene is wired well, and nothing is left of it`() async {
    let page = DetailsStage(1)
    await page.load()
    #expect(page.stage.contractReport.findings.isEmpty, "\(page.stage.contractReport)")
  }

  @Test func `a scene that is closed while it loads leaves nothing`() async {
    let time = VirtualTime()
    let reports = EmbeddedTsukurepoGateway(network: SimulatedNetwork(clock: time))
    let pictures = ScreenPictures(from: TsukurepoPictures(gateway: reports), clock: time)
    let stage = Stage(time) {
      TsukurepoDetailsScene.build(
        1,
        gateway: reports,
        pictures: pictures,
        exits: .alone,
        clock: time
      )
    }
    stage.update()
    await stage.expectNothingLeftAfterClosing(report: report)
  }
}
