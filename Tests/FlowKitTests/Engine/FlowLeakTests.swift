import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowLeakTests {
  private func play(leaking kind: String) async throws -> FlowResult {
    try await FlowStage.play("- launchApp: {arguments: {leak: \(kind)}}\n- advanceTime: 1500ms")
  }

  @Test func `a flow that leaves nothing passes and counts nothing`() async throws {
    let result = try await play(leaking: "nothing")
    #expect(result.failures == [])
    #expect(result.alive == FlowCensus())
  }

  @Test func `a scene whose closure captures it is found with its parts`() async throws {
    let result = try await play(leaking: "closure")
    #expect(result.alive.scenes == 1)
    #expect(result.failures.map(\.kind) == [.leak])
    let message = try #require(result.failures.first?.message)
    #expect(message.contains("TinyScene is still in memory: something holds it strongly."))
    #expect(message.contains("DataSource (TinyScene.view.dataSource) is still in memory"))
  }

  @Test(arguments: ["timer", "once"])
  func `a timer that the app never cancels is found`(_ kind: String) async throws {
    let result = try await play(leaking: kind)
    #expect(result.alive.timers == 1)
    #expect(result.alive.scenes == 0)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains("timer from "))
  }

  @Test func `work that goes on after the app is stopped is found where it began`() async throws {
    let result = try await play(leaking: "task")
    #expect(result.alive.tasks == 1)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains("task from FlowKitTests/TinyApp.swift:"))
  }

  @Test func `work that time cannot bring on is found where it began`() async throws {
    let result = try await play(leaking: "stuck")
    let message = try #require(result.failures.first?.message)
    #expect(message.contains("waits for something that time cannot bring."))
    #expect(message.contains("FlowKitTests/TinyApp.swift:"))
  }

  @Test func `a subscription that is never disposed of is found where it was made`() async throws {
    let result = try await play(leaking: "subscription")
    #expect(result.alive.subscriptions == 1)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains("subscription from FlowKitTests/TinyApp.swift:"))
  }

  @Test func `a leak of an earlier launch is found too`() async throws {
    let result = try await FlowStage.play(
      "- launchApp: {arguments: {leak: closure}}\n- launchApp\n- assertVisible: こんにちは"
    )
    #expect(result.alive.scenes == 1)
    #expect(result.failures.map(\.kind) == [.leak])
  }

  @Test func `a leak is reported after a step's failure`() async throws {
    let result = try await FlowStage.play(
      "- launchApp: {arguments: {leak: closure}}\n- assertVisible: さようなら"
    )
    #expect(result.failures.map(\.kind) == [.step, .leak])
  }
}
