import MarketSimulation
import Observation2
import ProcessSupport
import Scenes
import ScenesHeadless
import StorePersistence
import Testing

/// The listing of the first page of Market.
@MainActor @Suite struct MarketPageTests {
  @Test func `an app with a folder finds its order again`() async throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path("")
    var issues: [StateFileError] = []
    for isNext in [false, true] {
      let clock = VirtualTime()
      let app = try MarketApp(clock: clock, folder: folder) { issues.append($0) }
      let stage = try Stage(clock, launching: app, ["scene": "cart"])
      #expect(stage.shows("order-toast") == isNext)
      await stage.advance(by: .seconds(1))
      #expect(stage.shows("order-done") == isNext)
      if !isNext { try stage.tap("order-button") }
      await stage.settle()
      stage.close()
      app.stop()
      await clock.settle()
    }
    #expect(issues == [])
  }
}
