import Errands
import ErrandsSimulation
import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@MainActor @Suite struct ErrandSceneTests {
  private let app: ErrandsApp
  private let stage: Stage

  init() throws {
    let time = VirtualTime()
    app = ErrandsApp(clock: time, seed: 0)
    stage = try Stage(time, launching: app, ["account": "ada", "scene": "errand/42"])
  }

  @Test func `a form without a title cannot be saved`() async throws {
    await stage.advance(by: .seconds(1))
    #expect(try stage.element(.id("save")).isEnabled)
    try stage.tap(.id("title"))
    try stage.erase()
    #expect(stage.shows("Enter a title."))
    #expect(try !stage.element(.id("save")).isEnabled)
  }

  @Test func `an error keeps the text, and the second try leads back to the list`() async throws {
    await stage.advance(by: .seconds(1))
    try stage.tap(.id("note"))
    try stage.type("Two litres")
    app.network.failNext(.server, match: "errand.save")
    try stage.tap(.id("save"))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("The server is out of order. Try again later."))
    #expect(stage.shows("Two litres"))
    try stage.tap(.id("save"))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows(.id("errand-42")))
    await stage.expectNothingLeftAfterClosing(report: report)
  }
}
