import Foundation
import Synchronization
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The flows that a run leaves out, in their order, with the reason and the exit status.
@MainActor @Suite struct NotPlayedTests {
  private static let passes = "- launchApp\n"
  private static let fails = "- launchApp\n- assertVisible: {text: 無い, timeout: 0}\n"
  private static let endless =
    "- launchApp\n- repeat: {while: {true: true}, commands: [assertVisible: 数える]}\n"

  private struct Run {
    var played: [String] = []
    var left: [String] = []
    var places: [Int] = []
    var reason: String?
  }

  /// Plays flows that are named a, b, c… after their places.
  private func run(
    _ texts: [String],
    sequences: [FlowSequence] = [],
    rounds: Int = 1,
    _ limits: FlowRunLimits = FlowRunLimits()
  ) async -> Run {
    var collection = FlowCollection()
    for (name, text) in zip("abcdefgh", texts) {
      let flow = FlowReader().read(Array(text.utf8), file: "\(name).yaml").0
      collection.flows += [flow].compactMap(\.self)
    }
    let player = FlowPlayer(collection, app: TinyApp.self)
    let plan = FlowRunPlan(player.flows, seed: 0, rounds: rounds, sequences: sequences)
    var run = Run()
    let ending = await FlowRunner(player: player, plan: plan, limits: limits).run { entry in
      run.played.append("\(entry.name)\(entry.round)\(entry.passed ? "" : "!")")
    }
    run.left = ending.notPlayed.map { "\($0.name)\($0.round)" }
    run.places = ending.notPlayed.map(\.place)
    run.reason = ending.reason
    return run
  }

  private func sequence(_ names: String, continues: Bool = false) -> FlowSequence {
    FlowSequence(files: names.map { "\($0).yaml" }, continuesOnFailure: continues)
  }

  @Test func `a failure ends the order of its folder in its round, and nothing else`() async {
    let texts = [Self.passes, Self.fails, Self.passes, Self.passes, Self.passes]
    let run = await run(texts, sequences: [sequence("abc"), sequence("d")], rounds: 2)
    #expect(run.played == ["a1", "b1!", "d1", "e1", "a2", "b2!", "d2", "e2"])
    #expect(run.left == ["c1", "c2"] && run.places == [2, 7])
    #expect(run.reason == "a flow before them in their folder’s order has failed")
  }

  @Test func `an order that goes on after a failure leaves nothing out`() async {
    let run = await run(
      [Self.fails, Self.passes, Self.fails],
      sequences: [sequence("ab", continues: true)]
    )
    #expect(run.played == ["a1!", "b1", "c1!"])
    #expect(run.left == [] && run.reason == nil)
  }

  @Test func `a failure outside an order ends none`() async {
    let run = await run([Self.fails, Self.passes, Self.passes], sequences: [sequence("bc")])
    #expect(run.played == ["a1!", "b1", "c1"] && run.left == [] && run.reason == nil)
  }

  @Test func `a run that ends at the first failure names the rest of all rounds`() async {
    let limits = FlowRunLimits(failsFast: true)
    let run = await run([Self.passes, Self.fails, Self.passes], rounds: 2, limits)
    #expect(run.played == ["a1", "b1!"])
    #expect(run.left == ["c1", "a2", "b2", "c2"] && run.places == [2, 3, 4, 5])
    #expect(run.reason == "a flow has failed")
    let last = await self.run([Self.passes, Self.fails], limits)
    #expect(last.played == ["a1", "b1!"] && last.left == [])
    #expect(last.reason == nil)
    let none = await self.run([Self.passes, Self.passes], rounds: 2, limits)
    #expect(none.played.count == 4 && none.left == [] && none.reason == nil)
  }

  @Test func `the flows behind a failure in their order come first, then the rest of the plan`()
    async
  {
    let start = ContinuousClock.now
    let looks = Mutex(0)
    let limits = FlowRunLimits(time: .seconds(200)) {
      looks.withLock { looks in
        looks += 1
        return start + .seconds(looks)
      }
    }
    let texts = [Self.fails, Self.passes, Self.endless, Self.passes, Self.passes]
    let run = await run(texts, sequences: [sequence("ab")], limits)
    #expect(run.played == ["a1!", "c1!"])
    #expect(run.left == ["b1", "d1", "e1"] && run.places == [1, 3, 4])
    #expect(run.reason == "the time limit of 200 s is over")
  }

  @Test func `a flow counts as long as some of the time is left`() {
    func limits(_ left: Duration) -> FlowRunLimits {
      let start = ContinuousClock.now
      return FlowRunLimits(time: .seconds(9), left: left, now: { start }, interrupted: { false })
    }
    #expect(limits(.nanoseconds(1)).stop == nil && !limits(.nanoseconds(1)).isTimeOver)
    #expect(limits(.milliseconds(900)).timeLeft == .milliseconds(900))
    for left in [Duration.zero, .seconds(-1)] {
      #expect(limits(left).isTimeOver && limits(left).timeLeft == .zero)
      #expect(limits(left).stop == "the time limit of 9 s is over")
    }
    let endless = FlowRunLimits(interrupted: { false })
    #expect(endless.timeLeft == nil && !endless.isTimeOver && endless.stop == nil)
    #expect(FlowRunLimits(interrupted: { true }).stop == "the run was interrupted")
  }

  // MARK: - The command

  private func command(
    _ files: [String: String],
    _ arguments: [String]
  ) async throws -> (status: HarnessStatus, report: FlowReport, text: String) {
    let harness = try HarnessScratch()
    for (name, text) in files { _ = try harness.write(text, to: "flows/\(name)") }
    let flows = harness.folder.appendingPathComponent("flows").path
    let json = harness.folder.appendingPathComponent("report.json").path
    let reports = ["--json", json, "--report=pretty", "--quiet"]
    let status = await harness.run([flows] + reports + arguments)
    #expect(harness.errors == [])
    let read = try JSONDecoder().decode(
      FlowReport.self,
      from: Data(harness.read("report.json").utf8)
    )
    return (status, read, harness.text)
  }

  @Test func `the exit status says whether all flows were played and passed`() async throws {
    let good = ["a.yaml": Self.passes, "b.yaml": Self.passes]
    #expect(try await command(good, []).status == .passed)
    #expect(try await command(good, ["--fail-fast"]).status == .passed)
    let optional = "- launchApp\n- tapOn: {text: 無い, optional: true, timeout: 0}\n"
    #expect(try await command(["a.yaml": optional], []).status == .passed)
    let leak = "- launchApp: {arguments: {leak: closure}}\n"
    #expect(try await command(["a.yaml": leak], []).status == .failed)
    for arguments in [[], ["--fail-fast"], ["--repeat", "2"]] {
      let mixed = ["a.yaml": Self.passes, "b.yaml": Self.fails, "c.yaml": Self.passes]
      #expect(try await command(mixed, arguments).status == .failed)
    }
  }

  @Test func `settings decide whether a failure ends the order of their folder`() async throws {
    let files = ["a.yaml": Self.passes, "b.yaml": Self.fails, "c.yaml": Self.passes]
    for (word, names, left) in [
      ("true", ["c", "b", "a"], nil), ("false", ["c", "b"], ["a"]),
    ] as [(String, [String], [String]?)] {
      let settings =
        "executionOrder: {continueOnFailure: \(word), flowsOrder: [c, b, a]}\n"
      let run = try await command(files.merging(["config.yaml": settings]) { $1 }, [])
      #expect(run.status == .failed)
      #expect(run.report.flows.map(\.name) == names)
      #expect(run.report.notPlayed?.map(\.name) == left)
      #expect(run.report.stopped == left.map { _ in FlowSequenceGate.reason })
      #expect(run.text.contains("not played, since") == (left != nil))
    }
  }
}
