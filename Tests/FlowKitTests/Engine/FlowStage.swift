import Scenes
import ScenesHeadless

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Plays a text as a flow on the tiny app.
@MainActor
enum FlowStage {
  static func play(
    _ text: String,
    env: [String: String] = [:],
    on app: any SimulatedApp.Type = TinyApp.self,
    with files: [String: String] = [:],
    seed: UInt64 = 0,
    budget: FlowBudget = FlowBudget()
  ) async throws -> FlowResult {
    let player = try player(text, env: env, on: app, with: files, seed: seed)
    return await FlowRun(player.flows[0], for: player, budget: budget).play()
  }

  static func player(
    _ text: String,
    env: [String: String] = [:],
    on app: any SimulatedApp.Type = TinyApp.self,
    with files: [String: String] = [:],
    seed: UInt64 = 0
  ) throws -> FlowPlayer {
    let collection = collection(text, with: files)
    return FlowPlayer(collection, app: app, options: FlowOptions(seed: seed, env: env))
  }

  /// Reads a text as the only flow of a collection.
  static func collection(
    _ text: String,
    with files: [String: String] = [:],
    _ commands: FlowCommandList = .standard
  ) -> FlowCollection {
    var collection = FlowCollection()
    for (name, text) in files.merging(["flow.yaml": text], uniquingKeysWith: { $1 }) {
      let (flow, errors) = FlowReader(commands: commands).read(Array(text.utf8), file: name)
      collection.errors += errors
      if let flow { collection.filesByPath[ExactText(name)] = flow }
      if let flow, name == "flow.yaml" { collection.flows.append(flow) }
    }
    return collection
  }

  /// Returns the messages of a flow's failures; empty if it passed.
  static func complaints(_ text: String, env: [String: String] = [:]) async throws -> [String] {
    try await play(text, env: env).failures.map(\.message)
  }
}
