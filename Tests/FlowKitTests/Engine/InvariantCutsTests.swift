import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The cuts at which the harness looks at rare invariants, and the options that change it.
@MainActor @Suite struct InvariantCutsTests {
  private static let set = "- backend: {event: set, rare: 1}\n"
  private static let mend = "- backend: {event: set, rare: 0}\n"

  /// Returns the steps of the failures, each with `!` if the invariant is named.
  private func broken(
    _ steps: String,
    header: String = "",
    checks: FlowChecks = .cuts
  ) async throws -> [String] {
    let text = (header.isEmpty ? "" : header + "\n---\n") + "- launchApp\n" + steps
    var player = try FlowStage.player(text, on: WatchedApp.self)
    player = FlowPlayer(player.collection, app: WatchedApp.self, options: .init(checks: checks))
    let result = await player.play(player.flows[0])
    return result.failures.map { ($0.step ?? "-") + ($0.kind == .invariant ? "!" : "") }
  }

  @Test func `a step is no cut`() async throws {
    #expect(try await broken(Self.set + "- advanceTime: 1s\n" + Self.mend) == [])
  }

  @Test(
    arguments: [
      "killApp", "stopApp", "setOrientation: LANDSCAPE_LEFT", "setTextSize: large",
      "clearState", "backend: open", "assertVisible: {text: 無い, timeout: 0}",
    ]
  )
  func `these are cuts`(step: String) async throws {
    #expect(try await broken(Self.set + "- \(step)\n" + Self.mend) == ["\(step)!"])
  }

  @Test func `a launch ends with a cut, and one that ends the former run begins with one`()
    async throws
  {
    let launch = "launchApp: {arguments: {rare: 7}}"
    #expect(try await broken("- \(launch)\n" + Self.mend) == ["\(launch)!"])
    #expect(try await broken(Self.set + "- launchApp\n" + Self.mend) == ["launchApp!"])
  }

  @Test func `the end of a flow is a cut, and its last step fails the flow`() async throws {
    let steps = Self.set + "- advanceTime: 1s\n"
    #expect(try await broken(steps) == ["advanceTime: 1s!"])
    let result = try await FlowStage.play("- launchApp\n" + steps, on: WatchedApp.self)
    #expect(result.steps.allSatisfy { $0.outcome == .passed } && !result.isPassed)
  }

  @Test func `every step is checked if the options or the header say so`() async throws {
    let steps = Self.set + Self.mend
    let found = ["backend: {event: set, rare: 1}!"]
    #expect(try await broken(steps, checks: .every) == found)
    #expect(try await broken(steps, header: "checks: every") == found)
    #expect(try await broken(steps, header: "checks: cuts", checks: .every) == [])
  }

  @Test func `only the end is checked if the options or the header say so`() async throws {
    let between = "- backend: {event: set, first: 1}\n- advanceTime: 1s\n"
    let mended = between + "- backend: {event: set, first: 0}\n"
    #expect(try await broken(mended) == ["backend: {event: set, first: 1}!"])
    for (header, checks) in [("", FlowChecks.end), ("checks: end", .every)] {
      #expect(try await broken(mended, header: header, checks: checks) == [])
      #expect(try await broken(between, header: header, checks: checks) == ["advanceTime: 1s!"])
    }
  }

  @Test func `a header and a command line with another word are refused`() async throws {
    let read = FlowReader().read(Array("checks: evry\n---\n- launchApp\n".utf8), file: "f.yaml")
    #expect(
      read.errors.map(\.message) == [
        "“checks” takes every, cuts, end, but “evry” stands here. Did you mean “every”?"
      ]
    )
    let harness = try HarnessScratch()
    #expect(await harness.run("--check", "evry") == .unusable)
    #expect(harness.errors.joined().contains("--check knows no “evry”. Did you mean “every”?"))
  }
}
