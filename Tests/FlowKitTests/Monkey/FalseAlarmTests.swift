import MarketSimulation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Steps in the market that an invariant of every app has taken for a mistake of the app.
@MainActor @Suite struct FalseAlarmTests {
  @Test(arguments: [
    (
      "what a person takes off a screen that is not at rest yet has not gone with the process",
      """
      - launchApp: {arguments: {scene: home}}
      - launchApp
      - tapOn: {id: tab-home}
      - advanceTime: {value: 5s}
      - tapOn: {id: saved-searches-edit}
      """
    ),
    (
      "what a new process cannot load has not gone with the old one",
      """
      - launchApp: {arguments: {scene: cart}}
      - setNetwork: {failNext: offline}
      - advanceTime: {value: 300ms}
      - launchApp: {arguments: {scene: cart}}
      """
    ),
    (
      "what has arrived without an answer has changed what is kept, and nothing has lost it",
      """
      - setNetwork: {failNext: arrivedButTimedOut, match: pickup-place.choose}
      - openLink: {link: "market://pickup-place"}
      - tapOn: {id: choice-3}
      - advanceTime: {value: 15s}
      - launchApp: {arguments: {scene: pickup-place}}
      - advanceTime: {value: 15s}
      """
    ),
  ])
  func `steps that break nothing are not said to`(_ what: String, _ steps: String) async throws {
    let flow = try #require(FlowReader().read(Array(steps.utf8), file: "steps.yaml").0)
    let result = await FlowPlayer(FlowCollection(), app: MarketApp.self).play(flow)
    #expect(result.failures.map(\.message) == [], "\(what)")
    #expect(result.stepsPlayed == flow.steps.count)
  }
}
