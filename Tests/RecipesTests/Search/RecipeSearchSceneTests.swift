import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Recipes
@testable import RecipesSimulation

@MainActor @Suite struct RecipeSearchSceneTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let log = EventLog()

  init() {
    network = SimulatedNetwork(clock: time)
  }

  private func stage(_ text: String = "") -> Stage {
    let gateway = EmbeddedRecipesGateway(network: network)
    return Stage(time) {
      RecipeSearchScene.build(text: text, gateway: gateway, clock: time, log: log)
    }
  }

  @Test func `without a text it shows all recipes`() async {
    let stage = stage()
    await stage.settle()
    #expect(stage.shows("search-loading"))
    await stage.advance(by: .milliseconds(300))
    #expect(!stage.shows("search-loading"))
    #expect(stage.shows("にんじんしりしり"))
  }

  @Test func `with a text it opens with what that finds`() async throws {
    let stage = stage("桜えび")
    await stage.advance(by: .seconds(1))
    #expect(try stage.element("search-field").element.text == "桜えび")
    #expect(stage.shows("recipe-row-15"))
    #expect(!stage.shows("recipe-row-1"))
  }

  @Test func `it finds as one types, and says when there is nothing`() async throws {
    let stage = stage()
    await stage.advance(by: .seconds(1))
    try stage.tap("search-field")
    try stage.type("なす")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("なすのみそ炒め"))
    try stage.type("ととり")
    await stage.advance(by: .milliseconds(599))
    #expect(stage.shows("なすのみそ炒め"))
    await stage.advance(by: .milliseconds(1))
    #expect(stage.shows("見つかりませんでした"))
    #expect(!stage.shows("なすのみそ炒め"))
  }

  @Test func `what is still being converted is searched by its reading, and once`() async throws {
    let stage = stage()
    await stage.advance(by: .seconds(1))
    try stage.tap("search-field")
    try stage.type("さけ", marked: true)
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("鮭のムニエル"))
    try stage.confirmMarkedText()
    await stage.advance(by: .seconds(1))
    #expect(network.requests.count == 2)
  }

  @Test func `a failure is shown in place of the recipes, and tried again`() async throws {
    network.isOffline = true
    let stage = stage()
    await stage.settle()
    #expect(stage.shows("通信できませんでした。もう一度お試しください"))
    network.isOffline = false
    try stage.tap("retry")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("にんじんしりしり"))
    #expect(!stage.shows("retry"))
  }

  @Test func `leaving while it searches leaves nothing`() async throws {
    let stage = stage()
    try stage.tap("search-field")
    try stage.type("なす")
    stage.close()
    await time.advance(by: .seconds(60))
    #expect(stage.survivors == [])
    #expect(time.stuck.isEmpty)
  }
}
