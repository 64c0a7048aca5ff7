import Market
import Testing

@testable import FlowKit

/// Steps of a person in the market that an invariant of every app has taken for a mistake of the app.
@MainActor @Suite struct FalseAlarmTests {
  @Test
  func
    `what a person takes off a screen that is not at rest yet has not gone with the process`()
    async throws
  {
    let steps = """
      - launchApp: {arguments: {scene: home}}
      - launchApp
      - tapOn: {id: tab-home}
      - advanceTime: {value: 5s}
      - tapOn: {id: saved-searches-edit}
      """
    let flow = try #require(FlowReader().read(Array(steps.utf8), file: "edited.yaml").0)
    let result = await FlowPlayer(FlowCollection(), app: MarketApp.self).play(flow)
    #expect(result.failures.map(\.message) == [])
    #expect(result.stepsPlayed == 5)
  }
}
