import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Every combination of the parts of a condition, with the time that the harness waits for it.
@MainActor @Suite struct FlowConditionTests {
  private struct Part {
    var key: String
    var value: String
    var holds: Bool
    var waits = false
  }

  /// The values of each part, and no value.
  private static let parts: [[Part?]] = [
    [
      nil, Part(key: "platform", value: "iOS", holds: true),
      Part(key: "platform", value: "Android", holds: false),
    ],
    [
      nil, Part(key: "true", value: "${1 == 1}", holds: true),
      Part(key: "true", value: "${1 == 2}", holds: false),
    ],
    [
      nil, Part(key: "visible", value: "こんにちは", holds: true, waits: true),
      Part(key: "visible", value: "無い", holds: false, waits: true),
    ],
    [
      nil, Part(key: "notVisible", value: "無い", holds: true, waits: true),
      Part(key: "notVisible", value: "こんにちは", holds: false, waits: true),
    ],
  ]

  private static var combinations: [[Part]] {
    parts.reduce([[]]) { combinations, values in
      combinations.flatMap { combination in
        values.map { value in combination + (value.map { [$0] } ?? []) }
      }
    }
    .filter { !$0.isEmpty }
  }

  private func words(_ parts: [Part]) -> String {
    parts.map { "\($0.key): '\($0.value)'" }.joined(separator: ", ")
  }

  /// Plays steps, and returns the outcome of each with its milliseconds.
  private func play(
    _ steps: [String],
    platform: FlowPlatform = .iOS
  ) async throws -> [String] {
    var collection = FlowCollection()
    let text = (["launchApp"] + steps).map { "- \($0)\n" }.joined()
    let (flow, errors) = FlowReader().read(Array(text.utf8), file: "flow.yaml")
    #expect(errors == [])
    collection.flows = [try #require(flow)]
    let player = FlowPlayer(
      collection,
      app: TinyApp.self,
      options: FlowOptions(platform: platform)
    )
    let result = await player.play(player.flows[0])
    #expect(result.failures.map(\.message) == [])
    return result.steps.dropFirst().filter { $0.depth == 0 }
      .map { "\($0.outcome) \(FlowSeconds.milliseconds($0.virtualTime))" }
  }

  @Test(arguments: [
    "runFlow: {when: {KEYS}, commands: []}", "repeat: {times: 1, while: {KEYS}, commands: []}",
  ])
  func `a condition holds if each of its parts does, and only the screen is waited for`(
    _ step: String
  ) async throws {
    let combinations = Self.combinations
    #expect(combinations.count == 80)
    let found = try await play(combinations.map { step.replacing("KEYS", with: words($0)) })
    #expect(found.count == combinations.count)
    for (parts, outcome) in zip(combinations, found) {
      let isKnown = parts.allSatisfy { $0.holds || $0.waits }
      let holds = parts.allSatisfy(\.holds)
      let expected = "\(holds ? "passed" : "skipped") \(isKnown && !holds ? 7000.0 : 0.0)"
      #expect(outcome == expected, "\(words(parts))")
    }
  }

  @Test func `a platform is that of the run`() async throws {
    let platforms: [FlowPlatform] = [.iOS, .android, .web]
    let steps = platforms.map { "runFlow: {when: {platform: \($0.rawValue)}, commands: []}" }
    for platform in platforms {
      let expected = platforms.map { $0 == platform ? "passed 0.0" : "skipped 0.0" }
      #expect(try await play(steps, platform: platform) == expected)
    }
  }

  @Test(arguments: ["background", "stopApp", "killApp"])
  func `nothing is visible while no app is in front, and the harness does not wait`(
    _ step: String
  ) async throws {
    let conditions = [
      ("visible: こんにちは", "skipped"), ("notVisible: こんにちは", "passed"),
      ("visible: 無い", "skipped"), ("notVisible: 無い", "passed"),
      ("visible: こんにちは, notVisible: 無い", "skipped"), ("true: '${1 == 1}'", "passed"),
      ("true: '${1 == 2}', notVisible: 無い", "skipped"),
    ]
    let steps = conditions.map { "runFlow: {when: {\($0.0)}, commands: []}" }
    let found = try await play([step] + steps)
    #expect(found.dropFirst() == conditions.map { "\($0.1) 0.0" }[...])
  }

  @Test func `a condition that comes true while the harness waits holds from then on`() async throws
  {
    let found = try await play([
      "backend: {event: rename, title: やあ, after: 6s}",
      "runFlow: {when: {visible: やあ}, commands: [evalScript: '${output.a = 1}']}",
      "runFlow: {when: {visible: こんにちは}, commands: [evalScript: '${output.b = 1}']}",
      "assertTrue: ${output.a == 1 && output.b != 1}",
    ])
    #expect(found == ["passed 0.0", "passed 6000.0", "skipped 7000.0", "passed 0.0"])
  }
}
