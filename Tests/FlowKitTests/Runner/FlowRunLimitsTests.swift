import Foundation
import Synchronization
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The time limit of a run, on a clock that goes on by a second whenever it is looked at.
@MainActor
@Suite struct FlowRunLimitsTests {
  private func collection(_ steps: [String]) -> FlowCollection {
    var collection = FlowCollection()
    collection.flows = steps.enumerated().compactMap { index, steps in
      let name = "\(["a", "b", "c"][index]).yaml"
      return FlowReader().read(Array(steps.utf8), file: name).0
    }
    return collection
  }

  private func limits(_ seconds: Int) -> FlowRunLimits {
    let start = ContinuousClock.now
    let looks = Mutex(0)
    return FlowRunLimits(time: .seconds(seconds)) {
      looks.withLock { looks in
        looks += 1
        return start + .seconds(looks)
      }
    }
  }

  @Test func `a flow that takes too long fails in its step, and what comes then is not played`()
    async
  {
    let flows = [
      "- launchApp",
      "- launchApp\n- repeat: {while: {true: true}, commands: [assertVisible: 数える]}\n- back",
      "- launchApp",
    ]
    let player = FlowPlayer(collection(flows), app: TinyApp.self)
    let plan = FlowRunPlan(player.flows, seed: 0, rounds: 1)
    var entries: [FlowReportEntry] = []
    let ending = await FlowRunner(player: player, plan: plan, limits: limits(61))
      .run { entries.append($0) }
    #expect(player.errors.isEmpty)
    #expect(entries.map(\.file) == ["a.yaml", "b.yaml"])
    #expect(entries.map(\.passed) == [true, false])
    #expect(entries.last?.failures.count == 1)
    let failure = entries.last?.failures.first
    #expect(failure?.line == 2)
    #expect(failure?.step?.contains("assertVisible: 数える") == true)
    #expect(
      failure?.message.hasPrefix(
        "The flow was stopped in this step, since the time limit of 61 s is over."
      ) == true
    )
    #expect(entries.last?.steps.last?.outcome == .skipped)
    #expect(ending.notPlayed.map(\.file) == ["c.yaml"])
    #expect(ending.reason == "the time limit of 61 s is over")
  }

  @Test func `neither an attempt nor an optional step goes on when the time is over`() async {
    let steps = """
      - launchApp
      - retry:
          maxRetries: 3
          commands:
            - repeat:
                optional: true
                while: {visible: 数える}
                commands: [assertVisible: {text: 無い, optional: true, timeout: 0}]
      """
    let player = FlowPlayer(collection([steps]), app: TinyApp.self)
    #expect(player.errors.isEmpty)
    let result = await player.play(player.flows[0], within: limits(60))
    #expect(!result.isPassed)
    #expect(result.stepsPlayed < 100)
  }

  @Test func `a flow is stopped in its step when the run is interrupted`() async {
    let looks = Mutex(0)
    let interrupted = FlowRunLimits(interrupted: {
      looks.withLock { looks in
        looks += 1
        return looks > 60
      }
    })
    let steps = "- launchApp\n- repeat: {while: {true: true}, commands: [assertVisible: 数える]}"
    let player = FlowPlayer(collection([steps]), app: TinyApp.self)
    let result = await player.play(player.flows[0], within: interrupted)
    #expect(
      result.failures.map(\.message) == [
        "The flow was stopped in this step, since the run was interrupted."
      ]
    )
    #expect(result.failures.first?.step?.contains("assertVisible: 数える") == true)
  }

  @Test func `the time of a run includes the reading of its flows`() async throws {
    let scratch = try HarnessScratch()
    var lines: [String] = []
    for index in 0..<9 { _ = try scratch.write("- launchApp", to: "flows/\(index).yaml") }
    let harness = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [],
      output: { lines.append($0) },
      errorOutput: { scratch.note($0) }
    )
    let flows = scratch.folder.appendingPathComponent("flows").path
    for (seconds, file) in [(5, "3.yaml"), (9, "7.yaml")] {
      let options = try HarnessArguments([flows])
      let limits = limits(seconds)
      let session = FlowSession(options, [flows], in: harness, within: limits)
      #expect(await session.run() == .failed)
      #expect(
        scratch.errors.suffix(2) == [
          "\(flows)/\(file):1:1: The harness stopped reading here, since the time limit of \(seconds) s is over. "
            + "Give the run more time, or name fewer flows.",
          "harness: 1 error; nothing was played.",
        ]
      )
    }
    let session = FlowSession(
      try HarnessArguments([flows]),
      [flows],
      in: harness,
      within: limits(22)
    )
    #expect(session.player.errors == [])
    #expect(await session.run() == .failed)
    #expect(lines.joined(separator: "\n").contains("the time limit of 22 s is over"))
  }

  @Test func `a signal that comes while flows are read ends the run with a report`() async throws {
    let scratch = try HarnessScratch()
    for index in 0..<9 { _ = try scratch.write("- launchApp", to: "flows/\(index).yaml") }
    let harness = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [],
      output: { _ in },
      errorOutput: { scratch.note($0) }
    )
    let flows = scratch.folder.appendingPathComponent("flows").path
    let report = scratch.folder.appendingPathComponent("report.xml").path
    let looks = Mutex(0)
    let limits = FlowRunLimits(interrupted: {
      looks.withLock { looks in
        looks += 1
        return looks > 4
      }
    })
    let options = try HarnessArguments([flows, "--report", "junit=\(report)"])
    let session = FlowSession(options, [flows], in: harness, within: limits)
    #expect(await session.run() == .failed)
    let message = "The harness stopped reading here, since the run was interrupted."
    #expect(
      scratch.errors == [
        "\(flows)/3.yaml:1:1: \(message)", "harness: 1 error; nothing was played.",
      ]
    )
    #expect(try scratch.read("report.xml").contains(message))
  }

  @Test func `a process has only the remaining time of the run`() async {
    let player = FlowPlayer(collection(["- launchApp"]), app: TinyApp.self)
    let over = FlowRunLimits(time: .seconds(5), left: .zero)
    let result = await player.play(player.flows[0], within: over)
    #expect(
      result.failures.map(\.message) == [
        "The flow was stopped in this step, since the time limit of 5 s is over. "
          + "Give the run more time, or look for what takes long."
      ]
    )
  }
}
