import FlowKit
import Observation2
import Scenes
import ScenesHeadless

extension GrowthRow {
  /// Flows with growing numbers of events, questions, elements and steps.
  @MainActor static var flows: [GrowthRow] {
    [
      flow("n events, each asserted when it happens", expected: .each(times: 2, plus: 2)) { n in
        """
        - launchApp
        - repeat: {times: \(n), commands: [backend: tick, assertEvent: {name: tick, timeout: 0}]}
        """
      },
      flow("n events, and as many questions that they don't answer", expected: .each(plus: 2)) {
        n in
        """
        - launchApp: {arguments: {events: \(n)}}
        - repeat:
            times: \(n)
            commands: [assertEvent: {name: tock, count: 0, timeout: 0}]
        """
      },
      flow("n events, and an assertion of another that fails", n: 2_000, expected: .exactly(2)) {
        n in
        "- launchApp: {arguments: {events: \(n)}}\n- assertEvent: tock"
      },
      flow("n questions to the other side", expected: .each(plus: 2)) { n in
        "- launchApp\n- repeat: {times: \(n), commands: [assertBackend: {ticks: 0, timeout: 0}]}"
      },
      relation("below"), relation("above"), relation("leftOf"), relation("rightOf"),
      relation("childOf"), relation("containsChild"),
      relation("containsDescendants", { "[\($0)]" }),
      flow("n names, each defined by the one before", expected: .exactly(1)) { n in
        let names = (1...n).map { "  A\($0): ${A\($0 - 1)}\n" }
        return "env:\n  A0: a\n\(names.joined())---\n- launchApp\n"
      },
      flow("n steps", expected: .each()) { n in
        String(repeating: "- setNetwork: {latency: 300}\n", count: n)
      },
    ]
  }

  /// Asserts a relation that holds for none of n rows, and reports the near misses.
  @MainActor
  private static func relation(
    _ name: String,
    _ written: @escaping (String) -> String = { $0 }
  ) -> GrowthRow {
    flow("n elements, none of them \(name) any other", expected: .exactly(2)) { n in
      """
      - launchApp: {arguments: {rows: \(n)}}
      - assertVisible: {text: nowhere, \(name): \(written("{text: row.*}")), timeout: 0}
      """
    }
  }

  /// Reads and plays a flow, and counts its steps.
  @MainActor
  private static func flow(
    _ name: String,
    n: Int = 100,
    expected: Outcome,
    _ text: @escaping (Int) -> String
  ) -> GrowthRow {
    GrowthRow(
      "A flow of \(name)",
      of: ["FlowReader.read(_:file:)", "FlowPlayer.play(_:)"],
      n: n,
      expected: expected
    ) { n, gauge in
      let bytes = Array(text(n).utf8)
      let player = FlowPlayer(FlowFinder().find([]), app: RowsApp.self)
      gauge.start()
      guard let flow = FlowReader().read(bytes, file: "flow.yaml").flow else { return 0 }
      let result = await player.play(flow)
      gauge.stop()
      return result.stepsPlayed
    }
  }
}

/// An app with the number of rows and of recorded events that its launch arguments give.
@MainActor
final class RowsApp: SimulatedApp {
  static let launchArguments = ["rows", "events"]
  static let backendEvents: [String: [String]] = ["tick": []]
  static let backendQuestions: [String: [String]] = ["ticks": []]

  let installation: AppInstallation
  private var ticks = 0

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(SimulatedAppError) {
    for _ in 0..<(arguments["events"].flatMap { Int($0) } ?? 0) { events.record("tick") }
    navigator.push(RowsScene(rows: arguments["rows"].flatMap { Int($0) } ?? 1))
  }

  func backend(_ event: String, _ values: [String: String]) {
    ticks += 1
    events.record(event)
  }

  func askBackend(_ question: String, _ values: [String: String]) -> (any Sendable)? { ticks }
}

private final class RowsScene: SceneHost {
  let view: RowsView

  init(rows: Int) {
    view = RowsView(rows: rows)
  }
}

struct RowsView: SceneView {
  let rows: Int

  var body: [ScreenElement] {
    column {
      for index in 0..<rows { text("row \(index)") }
    }
  }
}
