import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The moments at which the harness looks at invariants, and the report of each that is broken.
@MainActor @Suite struct InvariantMomentsTests {
  /// Returns each failure as its invariant, the time and the step, or else its message.
  private func play(_ text: String) async throws -> (broken: [String], result: FlowResult) {
    let result = try await FlowStage.play(text, on: WatchedApp.self)
    let broken = result.failures.map { failure in
      let name = failure.message.firstMatch(
        of: #/^The invariant “(\w+) is 0” .*watch” is broken: /#
      )
      guard failure.kind == .invariant, let name else { return failure.message }
      let value = failure.message[name.range.upperBound...]
      let time = failure.virtualTime.map { FlowSeconds.text($0) } ?? "-"
      return "\(name.1) \(value) \(time) \(failure.step ?? "-")"
    }
    return (broken, result)
  }

  private func set(_ values: String, after: String? = nil) -> String {
    "- backend: {event: set, \(values)\(after.map { ", after: \($0)" } ?? "")}\n"
  }

  @Test
  func `the harness looks at a cheap invariant at each event, and at a costly one after steps`()
    async throws
  {
    let between =
      "- launchApp\n" + set("NAME: 1", after: "1s") + set("NAME: 0", after: "2s")
      + "- advanceTime: 5s\n- advanceTime: 1s\n"
    let cheap = try await play(between.replacing("NAME", with: "last"))
    #expect(cheap.broken == ["last it is 1. 1 s advanceTime: 5s"])
    #expect(cheap.result.steps.map(\.outcome) == [.passed, .passed, .passed, .failed, .skipped])
    #expect(cheap.result.steps[3].virtualTime == .seconds(5))
    let costly = try await play(between.replacing("NAME", with: "costly"))
    #expect(costly.broken == [])
    #expect(costly.result.steps.allSatisfy { $0.outcome == .passed })
  }

  @Test func `a costly invariant is broken at the end of the step in which it breaks`() async throws
  {
    let late = try await play(
      "- launchApp\n" + set("costly: 3", after: "1s") + "- advanceTime: 5s\n- advanceTime: 1s\n"
    )
    #expect(late.broken == ["costly it is 3. 5 s advanceTime: 5s"])
    let inner = try await play(
      "- launchApp\n" + set("costly: 3", after: "2s")
        + "- repeat: {times: 3, commands: [advanceTime: 1s, evalScript: '${1}']}\n"
    )
    #expect(inner.broken == ["costly it is 3. 2 s advanceTime: 1s"])
    #expect(inner.result.stepsPlayed == 6)
  }

  @Test func `the harness looks at each event and after each step, unless nothing has happened`()
    async throws
  {
    func looks(_ steps: String, _ question: String) async throws -> Int {
      let text = "- launchApp\n\(steps)- assertBackend: {\(question): 99999, timeout: 0}\n"
      let message = try await FlowStage.play(text, on: WatchedApp.self).failures.first?.message
      let number = message?.firstMatch(of: /is (\d+), not 99999/)?.1
      return try #require(number.flatMap { Int($0) }, "\(message ?? "")")
    }
    let events = (1...4).map { set("first: 0", after: "\($0)s") }.joined()
    let step = try await looks("- evalScript: '${1}'\n", "looks") - looks("", "looks")
    #expect(step == 0)
    let planned = try await looks(events, "looks")
    // Four events and the end of the time, and then the end of the step.
    #expect(try await looks(events + "- advanceTime: 5s\n", "looks") == planned + 6)
    let costly = try await looks(events, "costlyLooks")
    #expect(try await looks(events + "- advanceTime: 5s\n", "costlyLooks") == costly + 1)
  }

  @Test func `a broken invariant ends a wait at its moment`() async throws {
    for step in [
      "assertVisible: {text: 無い, timeout: 9000}", "extendedWaitUntil: {visible: 無い, timeout: 9000}",
      "tapOn: 無い", "assertAlways: {visible: 見張り, for: 9s}", "assertBackend: {looks: 0}",
    ] {
      let (broken, result) = try await play(
        "- launchApp\n" + set("first: 2", after: "1500ms") + "- \(step)\n"
      )
      #expect(broken == ["first it is 2. 1.5 s \(step)"])
      #expect(result.steps[2].virtualTime == .milliseconds(1500))
    }
  }

  @Test func `the first of several broken invariants fails the step, and the next the completion`()
    async throws
  {
    let both = "onFlowComplete: [evalScript: '${1}', evalScript: '${2}']\n---\n- launchApp\n"
    let at = try await play(both + set("last: 1, first: 2") + "- evalScript: '${3}'\n")
    #expect(
      at.broken == [
        "first it is 2. 0 s backend: {event: set, last: 1, first: 2}",
        "last it is 1. 0 s evalScript: '${1}'",
      ]
    )
    #expect(at.result.steps.map(\.outcome) == [.passed, .failed, .skipped, .failed, .skipped])
    let one = try await play(both + set("last: 1"))
    #expect(one.broken == ["last it is 1. 0 s backend: {event: set, last: 1}"])
    #expect(one.result.steps.map(\.outcome) == [.passed, .failed, .passed, .passed])
  }

  @Test func `a launch that breaks an invariant fails`() async throws {
    for name in ["first", "costly", "last"] {
      let launch = "launchApp: {arguments: {\(name): 7}}"
      #expect(try await play("- \(launch)\n").broken == ["\(name) it is 7. 0 s \(launch)"])
    }
  }

  @Test func `the harness does not look at invariants while no app runs`() async throws {
    let (broken, result) = try await play(
      "- launchApp\n- stopApp\n" + set("first: 1, costly: 1") + set("last: 1", after: "1s")
        + "- advanceTime: 2s\n- launchApp\n"
    )
    #expect(broken == [] && result.isPassed)
  }

  @Test func `neither an option nor another try forgives a broken invariant`() async throws {
    let inner = "backend: {event: set, first: 4}"
    for step in [
      "retry: {maxRetries: 3, commands: [\(inner), back]}",
      "runFlow: {optional: true, commands: [\(inner), back]}",
      "repeat: {times: 3, optional: true, commands: [\(inner)]}",
    ] {
      let (broken, result) = try await play("- launchApp\n- \(step)\n- evalScript: '${1}'\n")
      #expect(broken == ["first it is 4. 0 s \(inner)"])
      #expect(result.stepsPlayed == 3)
      #expect(result.steps.prefix(3).map(\.outcome) == [.passed, .failed, .failed])
      #expect(result.steps.last?.outcome == .skipped)
    }
  }
}
