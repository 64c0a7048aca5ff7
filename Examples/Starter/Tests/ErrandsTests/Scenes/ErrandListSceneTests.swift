import Errands
import ErrandsSimulation
import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@MainActor @Suite struct ErrandListSceneTests {
  private let app: ErrandsApp
  private let stage: Stage

  init() throws {
    let time = VirtualTime()
    app = ErrandsApp(clock: time, seed: 0)
    stage = try Stage(time, launching: app, ["account": "ada"])
  }

  @Test func `the first page comes with the scene, and the next one with the end of the list`()
    async throws
  {
    await stage.advance(by: .seconds(1))
    #expect(app.network.requests.map(\.name) == ["errands.load"])
    try stage.scroll(to: .id("more"))
    await stage.advance(by: .seconds(1))
    #expect(app.network.requests.map(\.name) == ["errands.load", "errands.load"])
    try stage.scroll(to: .id("errand-20"))
  }

  @Test func `a deleted errand can be brought back for five seconds`() async throws {
    await stage.advance(by: .seconds(1))
    try stage.swipeAction("Delete", on: .id("errand-49"))
    #expect(!stage.shows(.id("errand-49")))
    await stage.advance(by: .seconds(4))
    try stage.tap("Bring back “Errand 49”")
    #expect(stage.shows(.id("errand-49")))
    try stage.swipeAction("Delete", on: .id("errand-49"))
    await stage.advance(by: .seconds(5))
    #expect(!stage.shows(.id("undo")))
    await stage.expectNothingLeftAfterClosing(report: report)
  }

  @Test func `a person whose session has ended signs in again`() async throws {
    app.clearState()
    await stage.advance(by: .seconds(1))
    #expect(stage.shows(.id("sign-in")))
  }
}
