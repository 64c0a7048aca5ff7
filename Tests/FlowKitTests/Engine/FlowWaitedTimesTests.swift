import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The times that a report gives of a search without success, and where a search ends.
@MainActor @Suite struct FlowWaitedTimesTests {
  private struct Times: Equatable {
    var waited: Double?
    var virtual: Double?
    var step: Double
  }

  private func times(_ step: String, before: String = "advanceTime: 5s") async throws -> Times {
    let result = try await FlowStage.play("- launchApp\n- \(before)\n- \(step)")
    let failure = try #require(FlowReportEntry(result, round: 1).failures.first)
    return Times(
      waited: failure.waitedMilliseconds,
      virtual: failure.virtualMilliseconds,
      step: FlowSeconds.milliseconds(result.steps[2].virtualTime)
    )
  }

  @Test(
    arguments: [
      ("assertVisible: {text: 無い, timeout: 300}", 300),
      ("assertVisible: {text: 無い, timeout: 0}", 0), ("tapOn: 無い", 17_000),
      ("assertNotVisible: {text: こんにちは, timeout: 40}", 40),
      ("extendedWaitUntil: {visible: 無い, timeout: 60000}", 60_000),
      // The search ends at once: the list is at its top.
      ("scrollUntilVisible: {element: 無い, direction: up}", 0),
      ("scrollUntilVisible: {element: 無い, direction: left, timeout: 900}", 0),
      ("assertAlways: {visible: 無い, for: 5s}", 0),
    ] as [(String, Double)]
  )
  func `a report says how long the step has looked, and when it failed`(
    _ step: String,
    _ milliseconds: Double
  ) async throws {
    let expected = Times(
      waited: milliseconds,
      virtual: 5000 + milliseconds,
      step: milliseconds
    )
    #expect(try await times(step) == expected)
  }

  @Test func `a failure without a search says only when it happened`() async throws {
    let expected = Times(waited: nil, virtual: 5000, step: 0)
    #expect(try await times("assertTrue: ${1 == 2}") == expected)
    #expect(try await times("assertTrue: ${1 == 2}", before: "advanceTime: 7ms").virtual == 7)
  }

  @Test func `a condition that does not last says how long it lasted`() async throws {
    let step = "assertAlways: {visible: こんにちは, for: 5s}"
    let event = "backend: {event: rename, title: やあ, after: 1200ms}"
    #expect(
      try await times(step, before: event) == Times(waited: 1200, virtual: 1200, step: 1200)
    )
  }

  // MARK: - Scrolling

  @Test func `a search that comes to the end of its list says the time until then`() async throws {
    let times = try await times("scrollUntilVisible: {element: 無い}")
    let waited = try #require(times.waited)
    #expect(waited > 0 && waited < 20_000 && waited.truncatingRemainder(dividingBy: 100) == 0)
    #expect(times == Times(waited: waited, virtual: 5000 + waited, step: waited))
  }

  @Test func `a search that moves until its time-out makes no movement after it`() async throws {
    func search(_ limit: Int) async throws -> FlowFailure {
      let step = "scrollUntilVisible: {element: 無い, timeout: \(limit)}"
      let result = try await FlowStage.play("- launchApp\n- \(step)", on: SightApp.self)
      let failure = try #require(result.failures.first)
      #expect(failure.waited == result.steps[1].virtualTime)
      return failure
    }
    let whole = try #require(try await search(20_000).waited)
    let end = Int(FlowSeconds.milliseconds(whole))
    #expect(end >= 300)
    var screens: [String?] = []
    for moves in 1...2 {
      let last = try await search(100 * moves)
      let first = try await search(100 * moves - 99)
      #expect(last.waited == .milliseconds(100 * moves))
      #expect(first.waited == .milliseconds(100 * moves - 99))
      #expect(last.screen == first.screen)
      #expect(last.message.contains("The search ended after its time-out of 0.\(moves) s"))
      screens.append(last.screen)
    }
    #expect(screens[0] != screens[1])
    let message = try await search(end).message
    #expect(message.hasSuffix("Nothing on the screen can be scrolled further down."))
  }

  @Test func `a search without time looks once`() async throws {
    let none = try await FlowStage.play(
      "- launchApp\n- scrollUntilVisible: {element: 行 40, timeout: 0}\n"
    )
    #expect(none.failures.first?.waited == .zero)
    let top = try await FlowStage.play(
      "- launchApp\n- scrollUntilVisible: {element: こんにちは, timeout: 0}\n- assertVisible: {text: 塩, timeout: 0}"
    )
    #expect(top.isPassed)
  }

  // MARK: - Near misses that are disabled

  private struct Controls: SceneView {
    var body: [ScreenElement] {
      column {
        button("あか", action: {}).identifier("seen").disabled()
        button("あお", action: {}).identifier("hidden").disabled().hidden()
        scroll {
          text("").frame(width: 10, height: 90)
          button("きん", action: {}).identifier("below").disabled()
        }
        .frame(width: 60, height: 50)
      }
    }
  }

  @Test(
    arguments: [
      ("seen", ["it was found, but is disabled"]),
      ("hidden", ["it is hidden"]),
      ("below", ["it is off-screen: 40 points below what scroll shows; scroll to it"]),
    ] as [(String, [String])]
  )
  func `only a disabled element in sight is found and disabled`(
    _ id: String,
    _ reasons: [String]
  ) throws {
    let (flow, errors) = FlowReader().read(Array("- tapOn: {id: \(id)}".utf8), file: "f.yaml")
    #expect(errors == [])
    let tap = try #require(flow?.steps.first?.command as? TapOnCommand).tap
    let query = try FlowQuery(try #require(tap.selector), in: FlowScope(), FlowPatterns())
    let misses = FlowSight(frames: ScreenFrames(of: Controls())).nearMisses(of: query)
    #expect(misses.map(\.reason) == reasons)
  }
}
