import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Recipes
@testable import RecipesSimulation

@MainActor @Suite struct RecipeSceneTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let clips = RecipeClipService(storage: ClipMemory())

  init() {
    network = SimulatedNetwork(clock: time)
  }

  private func stage(_ id: Recipe.ID) -> Stage {
    let gateway = EmbeddedRecipesGateway(network: network)
    let pictures = ScreenPictures(from: RecipePictures(gateway: gateway), clock: time)
    let search = AnySceneRoute(RecipesRoute.search(""))
    let exits = RecipesExits(products: { _ in search }, report: { _ in search })
    return Stage(time) {
      RecipeScene.build(
        id,
        gateway: gateway,
        clips: clips,
        pictures: pictures,
        exits: exits,
        clock: time
      )
    }
  }

  @Test func `it loads, then shows the recipe and brings its picture`() async throws {
    let stage = stage(1)
    await stage.settle()
    #expect(stage.shows("recipe-loading"))
    await stage.advance(by: .milliseconds(300))
    #expect(try stage.element("recipe-title").element.text == "にんじんしりしり")
    #expect(try stage.element(.id("recipe-ingredient-1")).element.text == "にんじん")
    #expect(try stage.element(.id("recipe-amount-1")).element.text == "2本")
    #expect(try stage.element("recipe-picture").element.value == "読み込み中")
    await stage.advance(by: .milliseconds(300))
    #expect(try stage.element("recipe-picture").element.value == nil)
    #expect(network.requests.map(\.name) == ["recipe.load", "image.load"])
  }

  @Test func `a picture that doesn't come moves nothing, and a tap asks for it again`() async throws
  {
    network.failNext(.server, match: "image.load")
    let stage = stage(1)
    await stage.advance(by: .milliseconds(300))
    let frame = try stage.element("recipe-title").frame
    let below = try stage.element("recipe-description").frame
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("recipe-picture").element.value == "読み込めません")
    #expect(try stage.element("recipe-title").frame == frame)
    #expect(try stage.element("recipe-description").frame == below)
    try stage.tap("recipe-picture")
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("recipe-picture").element.value == nil)
  }

  @Test func `a clip is kept by the app, not by the scene`() async throws {
    let first = stage(1)
    await first.advance(by: .seconds(1))
    #expect(try first.element("recipe-clip").element.isChecked == false)
    try first.tap("recipe-clip")
    #expect(try first.element("recipe-clip").element.isChecked == true)
    #expect(try first.element("recipe-clip").element.isSelected)
    first.close()
    let second = stage(1)
    await second.advance(by: .seconds(1))
    #expect(try second.element("recipe-clip").element.isChecked == true)
    let other = stage(2)
    await other.advance(by: .seconds(1))
    #expect(try other.element("recipe-clip").element.isChecked == false)
  }

  @Test func `a recipe that is not there is not found, without a retry`() async {
    let stage = stage(999)
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("見つかりませんでした"))
    #expect(!stage.shows("retry"))
    #expect(!stage.shows("recipe-title"))
  }

  @Test func `a failed load is tried again`() async throws {
    network.failNext(.timeout)
    let stage = stage(1)
    await stage.advance(by: network.timeout)
    #expect(stage.shows("通信できませんでした。もう一度お試しください"))
    try stage.tap("retry")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("recipe-title"))
  }

  @Test func `a recipe without reports says so`() async throws {
    let stage = stage(7)
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("recipe-reports").element.text == "みんなのつくれぽ")
    #expect(try stage.element("recipe-reports-empty").element.text == "まだつくれぽがありません")
  }
}
