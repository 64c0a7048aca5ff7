import Foundation
import ScenesHeadless

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A harness with a record of its output, and with a folder that is removed with it.
@MainActor
final class HarnessScratch {
  private(set) var lines: [String] = []
  private(set) var errors: [String] = []
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("harness-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var text: String { lines.joined(separator: "\n") }

  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    let parent = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func note(_ error: String) { errors.append(error) }

  func run(
    _ arguments: [String],
    app: any SimulatedApp.Type = TinyApp.self
  ) async -> HarnessStatus {
    await command(app, .standard, []).run(arguments)
  }

  func run(
    _ arguments: String...,
    app: any SimulatedApp.Type = TinyApp.self,
    commands: FlowCommandList = .standard,
    bundled: [String] = []
  ) async -> HarnessStatus {
    await command(app, commands, bundled).run(arguments)
  }

  private func command(
    _ app: any SimulatedApp.Type,
    _ commands: FlowCommandList,
    _ bundled: [String]
  ) -> HarnessCommand {
    HarnessCommand(
      app: app,
      commands: commands,
      bundledFlows: bundled,
      output: { self.lines.append($0) },
      errorOutput: { self.errors.append($0) }
    )
  }
}
