import MarketSimulation
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// The listing of "A screen for everybody" on the page of ScenesTesting.
@MainActor @Suite struct AScreenForEverybodyTests {
  @Test func `a walk over what scenes can look like`() async throws {
    for state in MarketApp.states where state.feature == "kaimono" {
      let reached = try await state.reach(in: MarketApp.self)
      for device in SnapshotDevice.all {
        reached.stage.environment = device.environment(from: reached.stage.environment)
        #expect(reached.stage.accessibilityFindings() == [])
      }
      await reached.end()
    }
  }
}
