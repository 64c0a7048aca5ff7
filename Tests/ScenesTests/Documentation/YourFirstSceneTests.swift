import Observation2
import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct YourFirstSceneTests {
  @Test func `a greeting takes a second, and the button waits`() async throws {
    let time = VirtualTime()
    let stage = Stage(time) { GreetingScene(clock: time) }
    try stage.tap("greet-button")
    #expect(try stage.element("greet-button").isEnabled == false)

    await stage.advance(by: .seconds(1))
    #expect(stage.shows("1人目にこんにちは"))
    #expect(try stage.element("greet-button").isEnabled)

    stage.close()
    #expect(stage.survivors.isEmpty)
  }

  @Test func `leaving during the greeting leaves nothing behind`() async throws {
    let time = VirtualTime()
    let stage = Stage(time) { GreetingScene(clock: time) }
    try stage.tap("greet-button")
    stage.close()
    await time.settle()
    #expect(stage.survivors.isEmpty)
    #expect(stage.ledger.entries.isEmpty)
  }
}
