import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A person who uses an app, the recording of their actions, and a playback of the written flow.
@MainActor
struct RecordedSession {
  let stage: Stage
  let recorder: FlowRecorder
  private let app: any SimulatedApp
  private let time = VirtualTime()
  private let seed: UInt64

  init(
    of appType: any SimulatedApp.Type,
    _ arguments: [String: String] = [:],
    assertsScreens: Bool = false,
    seed: UInt64 = 0
  ) async throws {
    self.seed = seed
    app = appType.init(clock: time, seed: seed)
    stage = try Stage(time, checksContracts: false, launching: app, arguments)
    await stage.advance(by: .seconds(2))
    recorder = FlowRecorder(of: stage, arguments: arguments, assertsScreens: assertsScreens)
  }

  /// Does something, and waits as a person does.
  func callAsFunction(_ act: () throws -> Void) async throws {
    try act()
    await stage.advance(by: .seconds(2))
  }

  /// The steps after the launch.
  var steps: String {
    let lines = recorder.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.dropFirst().firstIndex { $0.hasPrefix("- ") || $0.hasPrefix("#") }
    return lines[(start ?? lines.endIndex)...].joined(separator: "\n")
  }

  /// How far each scroll is moved, and the screen from its beginning.
  private static func transcript(of stage: Stage) async -> String {
    let frames = stage.frames
    let offsets = frames.scrolls.map { area in
      let name = frames.elements[area.elementIndex].element.identifier ?? "scroll"
      return "\(name) at \((100 * area.axis.along(area.offset)).rounded() / 100)\n"
    }
    for area in frames.scrolls {
      stage.scroll(by: ScreenPoint(x: -.infinity, y: -.infinity), area.id)
    }
    await stage.advance(by: .seconds(2))
    return offsets.joined() + ScreenTranscript(stage.frames).description
  }

  /// Plays the file step by step, waiting as long as the person did, and expects that it ends at the same screen.
  func expectEndsAlike(_ hint: Comment? = nil) async throws {
    let text = recorder.text
    let appType = type(of: app) as any SimulatedApp.Type
    let player = try FlowStage.player(text, on: appType, seed: seed)
    #expect(player.errors.isEmpty, "\(text)\n\(player.errors)")
    guard player.errors.isEmpty else { return }
    let run = FlowRun(player.flows[0], for: player)
    for step in player.flows[0].steps {
      _ = await run.playNext(step)
      guard !run.hasFailed else { break }
      await run.advance(by: .seconds(2))
    }
    let screen = await Self.transcript(of: stage)
    var played = ""
    if let stage = run.stage { played = await Self.transcript(of: stage) }
    let result = await run.finish()
    #expect(result.isPassed, "\(hint ?? "")\n\(text)\n\(result.failures)")
    if result.isPassed, played != screen {
      let difference = Self.difference(screen, played)
      Issue.record("\(hint ?? "") The play ends at another screen:\n\(text)\n\(difference)")
    }
    stage.close()
    app.stop()
  }

  /// The lines that only one of two texts has.
  private static func difference(_ one: String, _ other: String) -> String {
    let (first, second) = (one.split(separator: "\n"), other.split(separator: "\n"))
    return second.difference(from: first).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }
    .joined(separator: "\n")
  }

  /// Plays the file at once, on an installation of its own, and expects that it passes and is in its normal form.
  @discardableResult
  func expectPlays(_ checks: String = "") async throws -> FlowResult {
    let text = recorder.text
    #expect(try FlowFormatter.text(of: Array(text.utf8), file: "flow.yaml") == text)
    let appType = type(of: app) as any SimulatedApp.Type
    let result = try await FlowStage.play(text + checks, on: appType, seed: seed)
    #expect(result.isPassed, "\(text)\n\(result.failures)")
    stage.close()
    app.stop()
    return result
  }
}
