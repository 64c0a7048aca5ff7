import Foundation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The command `harness monkey`.
@MainActor
@Suite struct MonkeyCommandTests {
  private final class Outputs {
    var lines: [String] = []
    var errors: [String] = []
  }

  private let folder: URL
  private let outputs = Outputs()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "monkey-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(
    _ arguments: [String],
    on app: any SimulatedApp.Type = DenApp<NoMistake>.self
  ) async -> HarnessStatus {
    let outputs = outputs
    let command = HarnessCommand(
      app: app,
      bundledFlows: [],
      output: { outputs.lines.append($0) },
      errorOutput: { outputs.errors.append($0) }
    )
    return await command.run(arguments)
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  @Test func `where nothing breaks it gives 0, tables and measurements, and no file`() async throws
  {
    defer { removeFolder() }
    let file = folder.appending(path: "a.yaml").path
    #expect(await run(["monkey", "--steps", "40", "--seed", "3", "-o", file]) == .passed)
    #expect(outputs.errors == [])
    #expect(outputs.lines.count == 2)
    #expect(outputs.lines[0].contains("40 steps with the seed 3"))
    #expect(outputs.lines[1].contains(" steps per second of processor time"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a break gives 1, and a file that gives the same message`() async throws {
    defer { removeFolder() }
    let file = folder.appending(path: "a.yaml").path
    let app = DenApp<Miscounting>.self
    #expect(await run(["monkey", "--steps=2000", "--output=\(file)"], on: app) == .failed)
    let said = try #require(outputs.lines.first)
    #expect(
      outputs.lines.last == "The steps are in \(file): “harness \(file)” shows the same break."
    )
    outputs.lines = []
    #expect(await run([file, "--quiet"], on: app) == .failed)
    let again = try #require(outputs.lines.first?.split(separator: "\n").dropFirst().first)
    let start = try #require(again.range(of: "The invariant “no more than two taps count”"))
      .lowerBound
    #expect(said.contains("BROKEN: \(again[start...])"))
  }

  @Test func `a file that it has not written stays, and it says so`() async throws {
    defer { removeFolder() }
    let url = folder.appending(path: "a.yaml")
    try Data("# mine\n- launchApp\n".utf8).write(to: url)
    #expect(await run(["monkey", "--steps", "5", "-o", url.path]) == .unusable)
    let reason = "something else is there. Name another file with -o."
    #expect(outputs.errors == ["harness: The steps cannot be written to \(url.path): \(reason)"])
    #expect(try String(contentsOf: url, encoding: .utf8) == "# mine\n- launchApp\n")
    let link = folder.appending(path: "link.yaml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
    #expect(await run(["monkey", "--steps", "5", "-o", link.path]) == .unusable)
    #expect(try String(contentsOf: link, encoding: .utf8) == "# mine\n- launchApp\n")
    let script = WalkScript(seed: 7, round: 1, file: url.path)
    try Data(script.text(of: [WalkStep(line: "- back")]).utf8).write(to: url)
    #expect(await run(["monkey", "--steps", "5", "-o", url.path]) == .passed)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `the help is printed`() async {
    defer { removeFolder() }
    #expect(await run(["monkey", "--help"]) == .passed)
    #expect(outputs.lines == [MonkeyCommand.syntax.help(for: "harness")])
  }

  @Test(arguments: [
    (["--steps"], "--steps needs a value after it."),
    (["--steps", "0"], "--steps takes a whole number from 1, but “0” was given."),
    (["--seed", "-1"], "--seed takes a whole number from 0, but “-1” was given."),
    (["--stops", "1"], "monkey has no option --stops. Did you mean “--steps”?"),
    (["flow.yaml"], "monkey takes no “flow.yaml”."),
    (["-o", ""], "--output needs the name of a file."),
  ])
  func `wrong usage gives 2 and a sentence`(_ arguments: [String], _ words: String) async {
    defer { removeFolder() }
    #expect(await run(["monkey"] + arguments) == .unusable)
    #expect(outputs.lines == [])
    #expect(outputs.errors == ["harness: \(words) Try harness monkey --help."])
  }

  @Test func `a file that cannot be written gives 2 before anything is played`() async {
    defer { removeFolder() }
    #expect(await run(["monkey", "-o", folder.path]) == .unusable)
    #expect(
      outputs.errors == ["harness: The steps cannot be written to \(folder.path): it is a folder."]
    )
  }
}
