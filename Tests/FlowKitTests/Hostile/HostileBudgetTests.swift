import Foundation
import MarketSimulation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Flows that do a lot again and again, and end at a bound.
@MainActor @Suite struct HostileBudgetTests {
  private let checkout: HostileCheckout

  init() throws {
    checkout = try HostileCheckout()
  }

  /// Plays steps with a 64th of the budget, and returns the number of steps and the failures.
  private func play(
    _ steps: String,
    on app: any SimulatedApp.Type = TinyApp.self
  ) async throws -> (played: Int, messages: [String]) {
    let result = try await run(steps, on: app)
    return (result.stepsPlayed, result.failures.map(\.message))
  }

  private func run(_ steps: String, on app: any SimulatedApp.Type) async throws -> FlowResult {
    let path = try checkout.write(steps, to: "play.yaml")
    let player = FlowPlayer(FlowFinder().find([path]), app: app)
    #expect(player.errors == [])
    let flow = try #require(player.flows.first)
    return await FlowRun(flow, for: player, budget: FlowBudget(divisor: 64)).play()
  }

  private static let excess = "The flow makes more than 32 MiB of values and texts."

  @Test func `an approved picture spends its bytes each time`() async throws {
    _ = try checkout.write(String(repeating: "x\n", count: 50_000), to: "shot.svg")
    let (played, messages) = try await play(
      "- launchApp\n- repeat: {times: 20, commands: [{assertScreenshot: {path: shot, optional: true}}]}\n"
    )
    #expect(messages == [Self.excess])
    #expect(played < 10)
  }

  @Test func `a recording spends its bytes each time`() async throws {
    _ = try checkout.write(String(repeating: "x\n", count: 50_000), to: "shot.jsonl")
    let (played, messages) = try await play(
      "- repeat: {times: 20, commands: [{replay: {file: shot.jsonl, optional: true}}]}\n",
      on: MarketApp.self
    )
    #expect(messages == [Self.excess])
    #expect(played < 10)
  }

  /// A file is read, and its text is then an argument of the launch: of these lengths some are too long for each.
  @Test(arguments: [3, 5, 7, 11, 13])
  func `a recording that is too long fails at its step`(_ thousands: Int) async throws {
    _ = try checkout.write(String(repeating: "x\n", count: thousands * 10_000), to: "shot.jsonl")
    let result = try await run(
      "- repeat:\n    times: 60\n    commands:\n      - replay: {file: shot.jsonl, optional: true}\n",
      on: MarketApp.self
    )
    #expect(result.failures.map(\.message) == [Self.excess])
    #expect(result.failures.map(\.position.line) == [4])
  }

  @Test func `a long step spends its text each time`() async throws {
    let label = String(repeating: "x", count: 50_000)
    let (played, messages) = try await play(
      "- repeat:\n    times: 100\n    commands:\n      - assertTrue: {condition: true, label: \(label)}\n"
    )
    #expect(messages == [Self.excess])
    #expect(played < 20)
  }

  @Test func `a repeated step of usual length spends its text`() async throws {
    let comment = String(repeating: "x", count: 800)
    let steps = """
      - repeat:
          times: 1000
          commands:
            - assertTrue:
                # \(comment)
                condition: true

      """
    let (played, messages) = try await play(steps)
    #expect(messages == [Self.excess])
    #expect(played > 300 && played < 781, "\(played)")
  }

  @Test func `a repeated short step spends nothing`() async throws {
    let (played, messages) = try await play(
      "- repeat: {times: 700, commands: [{assertTrue: {condition: true}}]}\n"
    )
    #expect(messages == [])
    #expect(played == 701)
  }
}
