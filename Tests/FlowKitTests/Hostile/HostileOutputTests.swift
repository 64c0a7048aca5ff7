import Foundation
import ProcessSupport
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Nothing that a stranger's flow, file or report calls itself is an order to who reads the output.
@MainActor @Suite struct HostileOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The output of one command.
  private final class Printed {
    var output: [String] = []
    var errors: [String] = []
  }

  private func run(
    _ arguments: [String],
    on terminal: HarnessTerminal,
    _ environment: [String: String]
  ) async -> Printed {
    let printed = Printed()
    var command = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [],
      output: { printed.output.append($0) },
      errorOutput: { printed.errors.append($0) },
      terminal: terminal
    )
    command.environment = environment
    _ = await command.run(arguments)
    return printed
  }

  private func write(_ text: String, to name: String) throws -> String {
    // A file's name has no slash, no zero byte and at most 255 bytes.
    let name = name.escaping(["/": "_", "\0": "_"])
    let path = folder.path(name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Flows whose every field is a hostile name; the first can be played, the others have errors.
  private func flows(_ name: String) throws -> [String] {
    let quoted = FlowText.quoted(name)
    let block = name.split(whereSeparator: \.isNewline).map { "      \($0)" }
    let playable = """
      name: \(quoted)
      tags: [\(quoted)]
      env: {A: \(quoted)}
      ---
      - launchApp
      - evalScript: ${console.log(A)}
      - assertVisible: {text: \(quoted), timeout: 0, label: \(quoted), optional: true}
      - assertVisible:
          timeout: 0
          optional: true
          text: |
      \(block.joined(separator: "\n"))
            ::error::x
            ##[group]y
      - assertTrue: {condition: "${A == 'x'}", label: \(quoted)}
      """
    let wrong = """
      name: \(quoted)
      ---
      - \(quoted)
      - launchApp: {arguments: {\(quoted): a}}
      - runFlow: \(quoted)
      - swipe: {direction: \(quoted), \(quoted): 1}
      """
    return [
      try write(playable, to: "\(name).yaml"), try write(wrong, to: "\(name)-wrong.yaml"),
      try write(name, to: "\(name)-raw.yaml"),
    ]
  }

  private func commands(_ name: String) async throws -> [[String]] {
    let files = try flows(name)
    let (playable, wrong, raw) = (files[0], files[1], files[2])
    let layout = try write("[{\"name\": \(FlowText.quoted(name))}]", to: "\(name).json")
    let part = folder.path("part.json")
    _ = await run([playable, "--report", "json=\(part)"], on: .none, [:])
    var commands = FlowReportFormat.all.map { [playable, "--report", $0.name] }
    commands += FlowReportFormat.all.map { [wrong, raw, "--report", $0.name] }
    commands += FlowReportFormat.all.map { ["merge", part, "--report", $0.name] }
    commands += [
      [playable, "--quiet"], [playable, "--fail-fast", "--repeat", "2"], [name], ["--\(name)"],
      [playable, "--name", name], [playable, "--name", "[\(name)"],
      [playable, "--include-tags", name], [playable, "--shard", name],
      [playable, "--matrix", name],
      [playable, "--costs", name], [playable, "--report", name], [playable, "--time-limit", name],
      [playable, "--report", "pretty=\(folder.path("no/\(name)"))"],
      ["check"] + files, ["check", "--portable", playable], ["check", name],
      ["list", playable], ["list", "--json", playable], ["list"] + files, ["list", name],
      ["fmt", "--check"] + files, ["fmt", name],
      ["explain", name], ["explain", "\(playable):6"], ["explain", "\(playable):7"],
      ["explain", "\(wrong):3"], ["explain", "\(name):1"], ["explain", "--app"],
      ["coverage", playable], ["coverage", playable, "--fail-under", name],
      ["recording", playable, "-o", folder.path("recording")],
      ["merge", name], ["merge", part, playable],
      ["gallery", name, "-o", folder.path("gallery")],
      ["gallery", "-o", playable], ["layout", "preview", layout], ["layout", "preview", name],
      ["layout", "preview", layout, "--case", name], ["completions", name], ["schema", name],
      ["monkey", "--steps", name], ["monkey", "--steps", "5", "-o", playable],
      ["explore", "--resume", name, "-o", folder.path("explore")], ["help", name],
    ]
    return commands
  }

  private func expectHarmless(
    _ name: String,
    on terminal: HarnessTerminal,
    _ environment: [String: String]
  ) async throws {
    for arguments in try await commands(name) {
      let printed = await run(arguments, on: terminal, environment)
      let (output, errors) = (printed.output, printed.errors)
      let words: Comment = "\(name.debugDescription) in \(arguments.debugDescription)"
      #expect(!output.isEmpty || !errors.isEmpty, words)
      let hasColors = terminal.showsColors
      let orders = output.flatMap { OutputReaders.orders(in: $0, ownColors: hasColors) }
      #expect(orders == [], words)
      #expect(errors.flatMap { OutputReaders.orders(in: $0, ownColors: false) } == [], words)
      #expect(errors.flatMap { OutputReaders.commands(in: $0) } == [], words)
      // A terminal with colours is no server.
      if hasColors { continue }
      let commands = output.flatMap { OutputReaders.commands(in: $0) }
      guard arguments.contains("github") else {
        #expect(commands == [], words)
        continue
      }
      #expect(commands.allSatisfy(Self.isAnnotation), words)
      // Without the part nothing is merged: a flow of such a name may be unreadable.
      #expect(!commands.isEmpty || arguments[0] == "merge", words)
    }
  }

  /// Returns whether a command is one of ours, with no value that ends its place.
  private static func isAnnotation(_ line: String) -> Bool {
    line.wholeMatch(
      of: /::(error|warning) (file=[^:,]*,line=\d+,col=\d+,)?title=[^:,]*::[^\n\r]*/
        .matchingSemantics(.unicodeScalar)
    ) != nil && line.range(of: "##[", options: .literal) == nil
  }

  @Test(arguments: HostileNames.known)
  func `no known name is an order`(_ name: String) async throws {
    try await expectHarmless(name, on: .none, ["GITHUB_ACTIONS": "true"])
  }

  @Test(arguments: 0..<4)
  func `no name at random is an order, on a terminal or a server`(part: Int) async throws {
    for seed in stride(from: part, to: 24, by: 4) {
      let terminal = HarnessTerminal(showsColors: seed % 8 >= 4)
      let environment = seed % 8 < 4 ? ["GITHUB_ACTIONS": "true"] : [:]
      try await expectHarmless(HostileNames.random(seed: seed), on: terminal, environment)
    }
  }

  @Test func `no text at random is an order`() {
    for seed in 0..<1_000 {
      expectHarmless((0..<3).map { HostileNames.random(seed: seed * 3 + $0) }.joined())
    }
  }

  private func expectHarmless(_ text: String) {
    let name: OutputText = .colored("\(text)", .red)
    for output in [OutputText.lines(text), "\(text)", "  \(name)\(text): \(name)\n\(text)"] {
      let shown = output.rendered(showsColors: true)
      // A terminal with colours is no server.
      #expect(OutputReaders.commands(in: output.rendered()) == [], "\(text.debugDescription)")
      let orders = OutputReaders.orders(in: shown, ownColors: true)
      #expect(orders == [], "\(text.debugDescription)")
      let file = output.rendered(showsControls: false)
      #expect(OutputReaders.commands(in: file) == [], "\(text.debugDescription)")
    }
    let line = OutputText("\(text)").rendered()
    #expect(line.allSatisfy { !$0.isNewline }, "\(text.debugDescription)")
  }

  @Test func `a report in a file is as harmless as on the output`() async throws {
    for name in HostileNames.known {
      let playable = try flows(name)[0]
      for format in FlowReportFormat.all {
        let path = folder.path("report.\(format.name)")
        _ = await run([playable, "--report", "\(format.name)=\(path)"], on: .none, [:])
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let words: Comment = "\(name.debugDescription) as \(format.name)"
        let commands = OutputReaders.commands(in: text)
        #expect(format.name == "github" || commands == [], words)
        #expect(commands.allSatisfy(Self.isAnnotation), words)
        #expect(OutputReaders.orders(in: text, ownColors: false) == [], words)
      }
    }
  }

  @Test func `the summary of a job shows controls`() async throws {
    let path = folder.path("summary.md")
    let reporter = GitHubReporter(
      FlowReportSettings(write: { _ in }),
      environment: ["GITHUB_STEP_SUMMARY": path]
    )
    var sample = try await ReportSample()
    sample.entries[1].name = HostileNames.known.joined(separator: "\n")
    sample.entries[1].failures[0].message = HostileNames.known.joined(separator: "\n")
    try sample.play(into: reporter)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(OutputReaders.orders(in: text, ownColors: false) == [])
    #expect(OutputReaders.commands(in: text) == [])
  }

  @Test func `own texts are printed as they are`() async {
    for arguments in [
      ["--help"], ["man"], ["schema"], ["completions", "bash"], ["completions", "zsh"],
      ["completions", "fish"],
    ] {
      let printed = await run(arguments, on: .none, [:])
      #expect(!printed.output.isEmpty)
      #expect(!printed.output.contains { $0.contains("\\u003A") || $0.contains("##\\u005B") })
    }
  }

  @Test func `reports for programs lose nothing`() throws {
    let words = "##[group]x\n::error::y\u{202E}\u{E0041}"
    let json = String(decoding: try JSONEncoder().encode([words]), as: UTF8.self)
    let shown = OutputText.lines(json).rendered()
    #expect(OutputReaders.commands(in: shown) == [])
    #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == [words])
    let error = FlowError(file: "a.yaml", position: .start, message: words)
    let xml = JUnitReport(unreadable: [error]).xml
    #expect(OutputReaders.commands(in: xml) == [])
    #expect(OutputReaders.orders(in: xml, ownColors: false) == [])
    #expect(xml.contains("##&#91;group]x") && xml.contains("y&#8238;&#917569;"))
  }

  @Test(arguments: [["--jobs", "2"], ["--time-limit", "1min"], []])
  func `nothing that an app prints as it crashes is an order`(_ options: [String]) throws {
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let words = "no egg\n::stop-commands::x\r\n  ##[group]y\u{1B}[8m\u{202E}\n::set-env name=a::b"
    let steps = "- launchApp: {arguments: {end: \(FlowText.quoted("abort: \(words)"))}}"
    let flow = try write("name: a\n---\n\(steps)\n", to: "a.yaml")
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["GITHUB_ACTIONS"] = "true"
    let process = try HelperProcess(
      path,
      arguments: [flow] + options,
      environment: environment
    )
    let output = String(decoding: process.readToEnd(), as: UTF8.self)
    #expect(process.wait() == .exited(1))
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("error: ") ? $0.dropFirst("error: ".count) : $0
    }
    let read = lines.joined(separator: "\n")
    #expect(OutputReaders.commands(in: read) == [])
    #expect(OutputReaders.orders(in: read, ownColors: false) == [])
    #expect(lines.contains(":\\u003Astop-commands::x\\u000D"), "\(output)")
    #expect(lines.count { $0 == ":\\u003Aset-env name=a::b" } == 2, "\(output)")
  }
}
