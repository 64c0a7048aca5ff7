import Foundation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct HarnessCommandTests {
  private final class Outputs {
    var lines: [String] = []
    var errors: [String] = []
  }

  private let folder: URL
  private let outputs = Outputs()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("harness-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ name: String, _ bytes: Data) throws -> String {
    let url = folder.appendingPathComponent(name)
    try bytes.write(to: url)
    return url.path
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try file(name, Data(text.utf8))
  }

  /// Runs the command in a folder that is removed afterwards.
  private func run(_ arguments: [String], bundled: [String] = []) async -> HarnessStatus {
    let outputs = outputs
    let command = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: bundled,
      output: { outputs.lines.append($0) },
      errorOutput: { outputs.errors.append($0) }
    )
    let status = await command.run(arguments)
    try? FileManager.default.removeItem(at: folder)
    return status
  }

  @Test func `flows that pass give 0 and the sums`() async throws {
    let path = try file("a.yaml", "- launchApp\n- assertVisible: こんにちは")
    #expect(await run([path, "--quiet", "--repeat", "3"]) == .passed)
    #expect(outputs.lines.count == 1)
    #expect(outputs.lines[0].hasPrefix("3 flows: 3 passed, 0 failed\n6 steps played, "))
    #expect(outputs.errors == [])
  }

  @Test func `without a path the bundled flows are played, each step shown`() async throws {
    let path = try file("a.yaml", "- launchApp\n- tapOn: 数える")
    #expect(await run([], bundled: [path]) == .passed)
    #expect(outputs.lines[0].contains("  ✓ tapOn: 数える  "))
  }

  @Test func `a failing flow gives 1 and is reported even when quiet`() async throws {
    let path = try file("a.yaml", "- launchApp\n- assertVisible: さようなら")
    #expect(await run([path, "--quiet"]) == .failed)
    #expect(outputs.lines[0].contains("\(path):2:3: Nothing on the screen is “さようなら”."))
  }

  @Test func `a leak gives 1`() async throws {
    let path = try file("a.yaml", "- launchApp: {arguments: {leak: closure}}")
    #expect(await run([path, "--quiet"]) == .failed)
    #expect(outputs.lines.last?.contains("alive after them: 1 scenes") == true)
  }

  @Test func `check lists all errors of all flows and plays nothing`() async throws {
    let path = try file("a.yaml", "- launchApp\n- tapsOn: a\n- launchApp: {arguments: {leek: a}}")
    let other = try file("b.yaml", "- back")
    #expect(await run(["check", path, other]) == .unusable)
    #expect(
      outputs.errors.map { $0.replacingOccurrences(of: folder.path + "/", with: "") } == [
        "a.yaml:2:3: There is no command “tapsOn”. Did you mean “tapOn”?",
        "a.yaml:3:27: The app takes no argument “leek”. Did you mean “leak”?",
        "harness: 2 errors in 1 file.",
      ]
    )
    #expect(outputs.lines == [])
  }

  @Test func `check without a path is of the bundled flows`() async throws {
    let path = try file("a.yaml", "- launchApp\n- assertVisible: さようなら")
    #expect(await run(["check"], bundled: [path]) == .passed)
    #expect(outputs.lines == ["1 flow, no errors"])
    #expect(await run(["check"]) == .bug)
  }

  @Test func `check requires portable flows with the option`() async throws {
    let path = try file("a.yaml", "appId: a\n---\n- launchApp: {clearState: true}\n- back")
    #expect(await run(["check", "--portable", path]) == .unusable)
    #expect(outputs.errors.count == 2)
    #expect(outputs.errors[0].hasPrefix("\(path):4:3: “back” is not portable"))
    #expect(outputs.errors[1] == "harness: 1 error in 1 file.")
  }

  @Test func `check has a help, and names the nearest option`() async {
    #expect(await run(["check", "--help"]) == .passed)
    #expect(outputs.lines.first?.hasPrefix("usage: harness check [--portable] [PATH…]") == true)
    #expect(await run(["check", "--portabel"]) == .unusable)
    #expect(
      outputs.errors == [
        "harness: check has no option --portabel. Did you mean “--portable”? Try harness check --help."
      ]
    )
    #expect(await run(["check", "--", "--portable"]) == .unusable)
    #expect(outputs.errors.last == "harness: 1 error in 1 file.")
  }

  @Test func `names and the seed come from the command line`() async throws {
    let path = try file("a.yaml", "env: {B: \"${A || 'x'}\"}\n---\n- assertTrue: ${A + B == 'yy'}")
    #expect(await run([path, "--env", "A=y", "--seed", "9"]) == .passed)
  }

  @Test(arguments: [
    ("- tapOn: a\n\t- back", 2, 1), ("- tapOnn: a", 1, 3), ("- tapOn a", 1, 3),
    ("- tapOn: {txt: a}", 1, 11), ("name: a\nname: b\n---\n- back", 2, 1),
    ("- backend: {event: renmae}", 1, 20), ("- backend: {event: rename, titel: a}", 1, 28),
    ("- assertBackend: {tciks: 1}", 1, 19), ("- assertBackend: {ticks: 1, off: a}", 1, 29),
    ("- assertBackend: {of: a}", 1, 19), ("- assertBackend: ticks", 1, 3),
    ("- setNetwork: {failNext: offlin}", 1, 26), ("- launchApp: {arguments: {scen: a}}", 1, 27),
    ("- tapOn: {traits: buton}", 1, 19), ("- launchApp: {permissions: {al: deny}}", 1, 29),
    ("- addMedia: a", 1, 3),
    (String(repeating: "[", count: 10_000), 1, 65),
    (String(repeating: "a:\n ", count: 3) + "\0", 4, 2),
  ])
  func `a malformed flow gives 2 and its place`(
    _ text: String,
    _ line: Int,
    _ column: Int
  ) async throws {
    let path = try file("a.yaml", text)
    let good = try file("b.yaml", "- launchApp")
    #expect(await run([path, good]) == .unusable)
    #expect(outputs.errors.first?.hasPrefix("\(path):\(line):\(column): ") == true)
    #expect(outputs.errors.last == "harness: 1 error; nothing was played.")
    #expect(outputs.lines == [])
  }

  @Test func `reports for CI servers tell what cannot be read, and the others stay as they were`()
    async throws
  {
    let harness = try HarnessScratch()
    let path = try harness.write("- tapOnn: a", to: "a.yaml")
    let junit = try harness.write("an older report\n", to: "report.xml")
    let json = try harness.write("an older report\n", to: "report.json")
    let (one, other) = ("--report=github", "--report=junit=\(junit)")
    #expect(await harness.run(path, one, other, "--json", json) == .unusable)
    #expect(harness.lines.count == 1)
    #expect(harness.text.hasPrefix("::error file=\(path),line=1,col=3,title="))
    #expect(try harness.read("report.xml").contains("<error "))
    #expect(try harness.read("report.json") == "an older report\n")
  }

  @Test func `files that cannot be read give 2, and all are listed`() async throws {
    let binary = try file("b.yaml", Data((0...255).map { UInt8($0) }))
    let large = try file("c.yaml", Data(repeating: UInt8(ascii: "a"), count: 10_000_000))
    let missing = folder.path + "/none.yaml"
    #expect(await run([binary, large, missing]) == .unusable)
    #expect(outputs.errors.count == 4)
    for (path, error) in zip([binary, large, missing], outputs.errors) {
      #expect(error.hasPrefix("\(path):1:1: "))
    }
  }

  @Test func `an unwritable report is named before anything is played`() async throws {
    let path = try file("a.yaml", "- launchApp")
    let report = folder.path + "/none/report.json"
    #expect(await run([path, "--json", report]) == .unusable)
    #expect(outputs.lines == [])
    #expect(
      outputs.errors == [
        "harness: The report cannot be written to \(report): there is no folder "
          + "\(folder.path)/none."
      ]
    )
  }

  @Test func `the report for machines holds every round`() async throws {
    let path = try file("a.yaml", "- launchApp")
    let report = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: report) }
    #expect(await run([path, "--json", report.path, "--repeat", "2"]) == .passed)
    let read = try JSONDecoder().decode(FlowReport.self, from: Data(contentsOf: report))
    #expect(read.flows.map(\.round) == [1, 2])
    #expect(read.totals.stepsPlayed == 2)
    #expect(read.totals.passed == 2)
    #expect(read.format == 2)
  }

  @Test func `reports for programs are the same bytes each time, unless real times are asked for`()
    async throws
  {
    let path = try file("a.yaml", "- launchApp\n- assertVisible: {text: x, timeout: 0}")
    let outputs = outputs
    let command = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [path],
      output: { outputs.lines.append($0) },
      errorOutput: { outputs.errors.append($0) }
    )
    #expect(await command.run(["--report", "json"]) == .failed)
    #expect(await command.run(["--report", "json"]) == .failed)
    #expect(outputs.lines.count == 2 && outputs.lines[0] == outputs.lines[1])
    #expect(!outputs.lines[0].contains("realMilliseconds"))
    #expect(await run(["--report", "json", "--real-times"], bundled: [path]) == .failed)
    #expect(outputs.lines[2].split(separator: "realMilliseconds").count == 5)
  }

  @Test func `a report is replaced, and a failed write is reported at the end`() async throws {
    let path = try file("a.yaml", "- launchApp")
    let report = try file("report.txt", "an older report\n")
    let full = "/dev/full"
    let outputs = outputs
    let command = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [path],
      output: { outputs.lines.append($0) },
      errorOutput: { outputs.errors.append($0) }
    )
    let arguments = ["--report", "pretty=\(report)", "--quiet"]
    #expect(await command.run(arguments) == .passed)
    let text = try String(decoding: Data(contentsOf: URL(fileURLWithPath: report)), as: UTF8.self)
    #expect(text == outputs.lines[0] + "\n")
    if FileManager.default.fileExists(atPath: full) {
      #expect(await command.run(["--json", full]) == .unusable)
      #expect(outputs.errors.count == 1)
      #expect(
        outputs.errors[0].hasPrefix("harness: The report could not be written to \(full): ") == true
      )
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test(arguments: [["layout", "--help"], ["help", "layout"], ["layout", "-h"]])
  func `the first of two words is enough to ask for the help`(_ arguments: [String]) async {
    #expect(await run(arguments) == .passed)
    #expect(outputs.lines.first?.hasPrefix("usage: harness layout preview") == true)
  }

  @Test(arguments: HarnessSubcommandList.all.map { $0.syntax })
  func `each subcommand has a help, and is in that of the harness`(_ syntax: CommandSyntax) async {
    #expect(await run(syntax.words + ["--help"]) == .passed)
    #expect(outputs.lines == [syntax.help(for: "harness")])
    #expect(outputs.lines[0].hasPrefix("usage: harness \(syntax.name)"))
    for option in syntax.allOptions { #expect(outputs.lines[0].contains("  \(option.title)")) }
    #expect(outputs.lines[0].split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(HarnessArguments.help().contains("\n  \(syntax.name) "))
    #expect(await run(syntax.words + ["--helf"]) == .unusable)
    #expect(outputs.errors.last?.hasSuffix("Try harness \(syntax.name) --help.") == true)
  }

  @Test(arguments: [["monkey", "-h"], ["help", "monkey"]])
  func `help comes before or after a subcommand`(_ words: [String]) async {
    #expect(await run(words) == .passed)
    #expect(outputs.lines == [MonkeyCommand.syntax.help(for: "harness")])
  }

  @Test(arguments: [
    ("exploer", "There is no such file or folder. Did you mean the command “explore”?"),
    (
      "dance",
      "There is no such file or folder, and no such command. Check the path; --help lists the commands."
    ),
    ("explor.yaml", "There is no such file or folder. Check the path."),
  ])
  func `a misspelt subcommand is distinguished from a path`(_ word: String, _ message: String) async
  {
    #expect(await run([word]) == .unusable)
    #expect(outputs.errors.first == "\(word):1:1: \(message)")
  }

  @Test func `a report is not written over a flow that is played`() async throws {
    let path = try file("a.yaml", "- launchApp")
    let command = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [],
      output: { Issue.record("\($0)") },
      errorOutput: { [outputs] in outputs.errors.append($0) }
    )
    #expect(await command.run([path, "--json", path]) == .unusable)
    let reason = "it is one of the flows. Name another file."
    #expect(outputs.errors == ["harness: The report cannot be written to \(path): \(reason)"])
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    #expect(text == "- launchApp")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `wrong usage gives 2, help gives 0, nothing bundled gives 3`() async {
    #expect(await run(["--quite"]) == .unusable)
    #expect(
      outputs.errors == [
        "harness: There is no option --quite. Did you mean “--quiet”? Try harness --help."
      ]
    )
    #expect(await run(["--help"]) == .passed)
    #expect(outputs.lines == [HarnessArguments.help()])
    #expect(await run([]) == .bug)
  }

  @Test func `a team's own executable goes by its own name`() async {
    var lines: [String] = []
    let command = HarnessCommand(
      name: "tally-flows",
      app: TinyApp.self,
      bundledFlows: [],
      output: { lines.append($0) },
      errorOutput: { lines.append($0) }
    )
    #expect(await command.run(["--help"]) == .passed)
    #expect(await command.run(["--quite"]) == .unusable)
    #expect(await command.run([]) == .bug)
    #expect(lines[0] == HarnessArguments.help(for: "tally-flows"))
    #expect(lines[0].hasPrefix("usage: tally-flows [PATH…]"))
    #expect(lines[1].hasPrefix("tally-flows: ") && lines[1].hasSuffix("Try tally-flows --help."))
    #expect(lines[2].hasPrefix("tally-flows: "))
  }
}
