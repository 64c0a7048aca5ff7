import Foundation
import MarketSimulation
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowTraceTests {
  private func trace(
    _ text: String,
    on app: any SimulatedApp.Type = TinyApp.self
  ) async throws -> FlowTrace {
    var player = try FlowStage.player(text, on: app)
    player = FlowPlayer(
      player.collection,
      app: app,
      options: FlowOptions(recordsTrace: true)
    )
    return try #require(await player.play(player.flows[0]).trace)
  }

  private func lines(_ step: FlowTraceStep) -> [String] {
    step.events.map { event in
      let change = event.kind == .value ? " \(event.old ?? "none") → \(event.new ?? "none")" : ""
      let patches = event.patches.map { " \($0)" } ?? ""
      return "\(event.at) \(event.kind.rawValue) \(event.text)\(change)\(patches)"
    }
  }

  @Test func `a touch is followed by all that came of it`() async throws {
    let trace = try await trace("- launchApp\n- tapOn: 読む\n- assertVisible: 読めました")
    #expect(trace.steps.map(\.step) == [0, 1, 2])
    #expect(trace.steps.map(\.start) == [0, 0, 0])
    #expect(
      lines(trace.steps[1]) == [
        #"0.0 touch tap on button "読む" #load-button"#,
        "0.0 event tinyViewDidTapLoad",
        "0.0 request tiny.load",
        "0.0 value isLoading false → true",
        #"0.0 screen  ["+ toast \"読んでいます\" #toast", "#
          + #""button \"読む\" #load-button: enabled true → false"]"#,
      ]
    )
    #expect(
      lines(trace.steps[2]) == [
        "300.0 wake FlowKitTests/TinyApp.swift:216",
        "300.0 value isLoading true → false",
        "300.0 value message  → 読めました",
        #"300.0 screen  ["− toast \"読んでいます\" #toast", "#
          + #""text \"\" #message: text “” → “読めました”", "#
          + #""button \"読む\" #load-button: enabled false → true", "#
          + #""text \"読めました\" #message: frame (0, 44, 0 × 22) → (0, 44, 85 × 22)"]"#,
      ]
    )
    let target = try #require(trace.steps[1].target)
    #expect(target.element == #"button "読む" #load-button"#)
    #expect(target.frame == ScreenRect(x: 83, y: 66, width: 66, height: 44))
    #expect(target.point == ScreenPoint(x: 116, y: 88))
    #expect(trace.steps[2].target?.element == #"text "読めました" #message"#)
  }

  @Test func `screens and their lines are stored once`() async throws {
    let trace = try await trace(
      "- launchApp\n- tapOn: 数える\n- assertVisible: 回数 1\n- tapOn: 次へ\n- back"
    )
    #expect(trace.steps.map(\.before) == [nil, 0, 1, 1, 2])
    #expect(trace.steps.map(\.after) == [0, 1, 1, 2, 1])
    let shown = trace.steps.flatMap { [$0.before, $0.after] + $0.events.map(\.screen) }
    #expect(Set(shown.compactMap(\.self)) == Set(trace.screens.indices))
    let repeated = trace.screens.indices.filter { place in
      trace.screens[..<place].contains(trace.screens[place])
    }
    #expect(repeated == [])
    #expect(Set(trace.lines).count == trace.lines.count)
    let screen = Array(FlowTraceSheets(trace.screens))[1]
    #expect((screen.width, screen.height) == (390, 844))
    let text = screen.text.map { trace.lines[$0] }
    #expect(text.contains { $0.contains(#"text "回数 1" #count"#) })
    #expect(trace.lines[screen.picture[0]].hasPrefix("<svg "))
  }

  @Test func `a trace has routes, the back end, faults and the elements of a list`() async throws {
    let trace = try await trace(
      """
      - launchApp
      - backend: { event: rename, title: さようなら }
      - setNetwork: { failNext: offline }
      - tapOn: 読む
      - tapOn: { text: 増やす, rightOf: にんじん }
      - tapOn: 次へ
      """
    )
    #expect(
      lines(trace.steps[1]).prefix(2) == [
        "0.0 backend rename {title: さようなら}", "0.0 value title こんにちは → さようなら",
      ]
    )
    #expect(lines(trace.steps[3]).contains("0.0 fault tiny.load: offline"))
    #expect(lines(trace.steps[4]).contains("0.0 value items[0].amount 2 → 3"))
    #expect(trace.steps[5].events.contains { $0.kind == .route })
  }

  @Test func `a step that fails has what it looked for as far as it is there`() async throws {
    let trace = try await trace(
      "- launchApp: {arguments: {scene: second}}\n- tapOn: {id: hidden-button, timeout: 0}"
    )
    #expect(trace.steps[1].target?.element == #"button "隠れた" #hidden-button"#)
    #expect(trace.steps[1].after == 0)
  }

  @Test func `a second launch begins with its own screen`() async throws {
    let trace = try await trace(
      "- launchApp\n- tapOn: 数える\n- launchApp: {arguments: {scene: second}}\n- stopApp"
    )
    #expect(trace.steps[2].events.allSatisfy { $0.kind != .value })
    #expect(trace.steps[3].before != nil)
    #expect(trace.steps[3].after == nil)
  }

  @Test func `a trace keeps a few hundred of the thousand events of a step`() async throws {
    let trace = try await trace(
      "- launchApp\n- tapOn: {text: 数える, repeat: 200, delay: 0}"
    )
    #expect(trace.steps[1].events.count == FlowTraceChapters.mostEvents)
    #expect((trace.steps[1].omitted ?? 0) > 100)
  }

  @Test func `nothing is recorded unless it is asked for`() async throws {
    #expect(try await FlowStage.play("- launchApp").trace == nil)
  }

  @Test func `a flow passes in the same steps and times whether or not it is recorded`() async {
    let flows = FlowFinder().find(MarketApp.flows)
    // Two plays of each take half a minute; `RECORDED_FLOWS=1` records every one.
    let isEach = ProcessInfo.processInfo.environment["RECORDED_FLOWS"] != nil
    let plain = FlowPlayer(flows, app: MarketApp.self)
    let recording = FlowPlayer(
      flows,
      app: MarketApp.self,
      options: FlowOptions(recordsTrace: true)
    )
    for (place, flow) in plain.flows.enumerated() where isEach || place.isMultiple(of: 4) {
      let expected = FlowReportEntry(await plain.play(flow), round: 1).withoutRealTimes
      let entry = FlowReportEntry(await recording.play(flow), round: 1).withoutRealTimes
      #expect(entry.withoutTrace == expected, "\(flow.file)")
      #expect(entry.trace?.steps.count == entry.stepsPlayed, "\(flow.file)")
    }
  }
}
