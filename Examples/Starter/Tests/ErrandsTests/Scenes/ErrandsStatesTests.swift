import ErrandsSimulation
import ScenesHeadless
import Testing

@MainActor @Suite struct ErrandsStatesTests {
  @Test func `each state can be reached, and shows its elements`() async throws {
    for state in ErrandsApp.states {
      let reached = try await state.reach(in: ErrandsApp.self)
      await reached.end()
    }
  }
}
