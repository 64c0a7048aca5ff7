import Errands
import ErrandsSimulation
import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@MainActor @Suite struct LoginSceneTests {
  private let app: ErrandsApp
  private let stage: Stage

  init() throws {
    let time = VirtualTime()
    app = ErrandsApp(clock: time, seed: 0)
    stage = try Stage(time, launching: app, ["scene": "login"])
  }

  private func type(_ text: String, into field: String) throws {
    try stage.tap(.id(field))
    try stage.erase()
    try stage.type(text)
  }

  @Test func `the button works once the form has no mistake`() throws {
    #expect(try !stage.element(.id("sign-in")).isEnabled)
    try type("ada@example.com", into: "email")
    #expect(stage.shows("Enter a password of at least 8 characters."))
    try type("analytical", into: "password")
    #expect(try stage.element(.id("sign-in")).isEnabled)
    #expect(!stage.shows(.id("mistake")))
  }

  @Test func `the button waits for the server, and the list opens`() async throws {
    try type("ada@example.com", into: "email")
    try type("analytical", into: "password")
    try stage.tap(.id("sign-in"))
    #expect(try !stage.element(.id("sign-in")).isEnabled)
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("Errand 50"))
  }

  @Test func `a lost connection has a sentence, and the scene leaves nothing behind`() async throws
  {
    try type("ada@example.com", into: "email")
    try type("analytical", into: "password")
    app.network.failNext(.offline)
    try stage.tap(.id("sign-in"))
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("There is no connection. Connect the device, and try again."))
    await stage.expectNothingLeftAfterClosing(report: report)
    stage.expectKeptContracts(warnings: false, report: report)
  }
}
