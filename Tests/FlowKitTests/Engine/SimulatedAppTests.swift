import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// An app is the list of its features: one more in the list is all that it takes.
@MainActor @Suite struct SimulatedAppTests {
  private func play(_ text: String) async throws -> FlowResult {
    try await FlowStage.play(text, on: MarketWithToy.self)
  }

  @Test func `a flow goes through two features of one app`() async throws {
    let result = try await play(
      """
      - launchApp: {arguments: {start: 2}}
      - tapOn: {id: tab-toy}
      - assertVisible: {id: toy-turns, text: 2回}
      - backend: {event: wind, turns: 3}
      - assertVisible: 5回
      - assertBackend: {turns: 5, orders: 0}
      - tapOn: {id: tab-kaimono}
      - tapOn: {id: kaimono-cart}
      - tapOn: {id: order-button}
      - assertVisible: {id: order-done}
      - assertBackend: {turns: 5, orders: 1}
      - launchApp: {arguments: {scene: toy-help}}
      - back
      - assertVisible: {id: toy-title, text: toy}
      """
    )
    #expect(result.failures == [])
    #expect(result.alive == FlowCensus())
  }

  @Test func `an error about an unknown name proposes a known one`() async throws {
    for (step, hint) in [
      ("launchApp: {arguments: {scene: toy-hlp}}", "Did you mean “toy-help”?"),
      ("launchApp: {arguments: {start: soon}}", "“start” takes a number."),
    ] {
      let result = try await play("- \(step)")
      #expect(result.failures.first?.message.contains(hint) == true, "\(result.failures)")
    }
    for (step, hint) in [
      ("backend: wnid", "wind"), ("assertBackend: {turn: 1}", "turns"),
      ("launchApp: {arguments: {strat: 1}}", "start"),
    ] {
      let player = try FlowStage.player("- \(step)", on: MarketWithToy.self)
      #expect(player.errors.first?.message.contains("“\(hint)”") == true, "\(player.errors)")
    }
  }

  @Test func `a push through a router without a place fails the step, and says what to do`()
    async throws
  {
    let result = try await FlowStage.play(
      "- launchApp\n- tapOn: {id: go, optional: true}\n- tapOn: {id: go}",
      on: LostApp.self
    )
    let failure = try #require(result.failures.first)
    #expect(result.failures.count == 1)
    #expect(
      failure.message
        == "PlaceRouter<LostRoute> has no place, so that what it asks for goes nowhere. Return it as the "
        + "navigationRouter of its scene."
    )
    #expect(failure.step?.contains("tapOn") == true)
    #expect(result.steps.last?.outcome == .skipped)
  }

  @Test(
    arguments: [
      "- backend: {event: wind, turns: 11}",
      "- backend: {event: wind, turns: 11, after: 2s}\n- assertVisible: {id: none, optional: true}",
      "- backend: {event: wind, turns: 11, after: 2s}\n- advanceTime: 5s",
      """
      - backend: {event: wind, turns: 11, after: 2s}
      - runFlow:
          optional: true
          commands:
            - assertVisible: {id: none, optional: true}
      """,
    ]
  )
  func `a broken invariant fails the step, whatever forgives others`(steps: String) async throws {
    let result = try await play("- launchApp: {arguments: {scene: toy}}\n\(steps)\n- back")
    #expect(result.failures.map(\.kind) == [.invariant])
    let failure = try #require(result.failures.first)
    #expect(
      failure.message
        == "The invariant “no more than ten turns” of the feature “toy” is broken: there are 11."
    )
    #expect(failure.screen?.contains("11回") == true)
    #expect(failure.step != nil)
    #expect(result.steps.last?.outcome == .skipped)
  }

  @Test func `the steps after the flow's end are still played when an invariant breaks`()
    async throws
  {
    let result = try await play(
      """
      appId: a
      onFlowComplete:
        - back
      ---
      - launchApp: {arguments: {scene: toy-help}}
      - backend: {event: wind, turns: 11}
      """
    )
    #expect(result.failures.map(\.kind) == [.invariant])
    #expect(result.steps.last?.outcome == .passed)
  }

  @Test func `a break in the middle of a step is reported as of its moment`() async throws {
    let result = try await play(
      """
      - launchApp: {arguments: {scene: toy}}
      - backend: {event: wind, turns: 11, after: 2s}
      - backend: {event: wind, turns: 5, after: 4s}
      - advanceTime: 5s
      """
    )
    #expect(result.failures.first?.virtualTime == .seconds(2))
    #expect(result.failures.first?.screen?.contains("11回") == true)
  }
}
