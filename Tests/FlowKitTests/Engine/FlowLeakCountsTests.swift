import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The counts of leaks of each kind, also over several launches of one flow.
@MainActor @Suite struct FlowLeakCountsTests {
  private static func census(
    scenes: Int = 0,
    subscriptions: Int = 0,
    timers: Int = 0,
    tasks: Int = 0
  ) -> FlowCensus {
    var census = FlowCensus()
    (census.scenes, census.subscriptions) = (scenes, subscriptions)
    (census.timers, census.tasks) = (timers, tasks)
    return census
  }

  private nonisolated static let kinds = [
    "nothing", "closure", "timer", "once", "task", "stuck", "subscription",
  ]

  private static func alive(after kind: String) -> FlowCensus {
    switch kind {
    case "closure": census(scenes: 1)
    // One that fires is set again, and one that fires once is gone by then.
    case "timer", "once": census(timers: 1)
    // The work sleeps in a timer of its own.
    case "task": census(timers: 1, tasks: 1)
    case "stuck": census(tasks: 1)
    case "subscription": census(subscriptions: 1)
    default: census()
    }
  }

  private func play(_ kinds: [String]) async throws -> FlowResult {
    let launches = kinds.map { "- launchApp: {arguments: {leak: \($0)}}\n" }.joined()
    return try await FlowStage.play(launches + "- advanceTime: 1500ms")
  }

  @Test(arguments: kinds)
  func `each kind of remains is counted as what it is`(_ kind: String) async throws {
    let result = try await play([kind])
    #expect(result.alive == Self.alive(after: kind))
    #expect(result.failures.map(\.kind) == (kind == "nothing" ? [] : [.leak]))
  }

  @Test(arguments: kinds)
  func `the remains of each launch add up`(_ kind: String) async throws {
    for other in Self.kinds {
      let result = try await play([kind, other])
      var expected = Self.alive(after: kind) + Self.alive(after: other)
      // A timer that fires once is gone when the harness counts the timers of sleeping work.
      if Set([kind, other]) == ["once", "task"] { expected.timers = 1 }
      #expect(result.alive == expected, "\(other)")
      let isClean = kind == "nothing" && other == "nothing"
      #expect(result.failures.map(\.kind) == (isClean ? [] : [.leak]), "\(other)")
      #expect(result.isPassed == isClean)
    }
    let three = try await play([kind, "nothing", kind, kind])
    let once = Self.alive(after: kind)
    #expect(three.alive == once + once + once)
  }

  @Test func `a leak has the location of the flow's start, and no step`() async throws {
    let failure = try #require(try await play(["closure"]).failures.first)
    #expect(failure.file == "flow.yaml" && failure.position == .start)
    #expect(failure.step == nil && failure.screen == nil)
    #expect(failure.waited == nil && failure.virtualTime == nil)
    #expect(failure.nearMisses == [] && failure.sought == nil)
  }

  @Test func `the time of a flow ends with its last step, and not with its remains`() async throws {
    for kind in Self.kinds {
      #expect(try await play([kind]).virtualTime == .milliseconds(1500), "\(kind)")
    }
  }
}
