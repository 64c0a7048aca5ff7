import Foundation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A flow types a secret, sends it, logs it and fails, and nothing that is written shows it.
@MainActor @Suite struct SecretsTests {
  /// Secrets with marks of each format, with lines, of other scripts, and with letters of two scalars.
  nonisolated static let values = [
    "hunter2-secret", "p@ss w%rd/&<b>\"q\" 's'\\n", "%41%25+plus & more",
    "ключ🔑か\u{3099}e\u{301}", ".*[a-z]+(x)${NO}^|?#", "first line\nsecond <line>\n\"third\"",
    "tab\tand\u{1B}[8m\u{202E}control", "::add-mask::x", "##[x]hunter9",
    "two\n::lines&<here>\u{2028}\"third\"line",
  ]

  private static let flow = """
    name: 秘密
    ---
    - launchApp
    - tapOn: {id: word}
    - inputText: ${WORD}
    - tapOn: {id: send}
    - advanceTime: 2s
    - evalScript: "${console.log(WORD, encodeURIComponent(WORD), JSON.stringify({word: WORD}))}"
    - openLink: {link: "vault://${WORD}", optional: true}
    - assertVisible: {id: "${WORD}", optional: true, timeout: 0}
    - assertVisible: {text: "${WORD}?", optional: true, timeout: 0}
    - assertTrue: {condition: "${'' + WORD == 'no'}", label: "is ${WORD}"}
    """

  private let scratch: HarnessScratch

  init() throws { scratch = try HarnessScratch() }

  private func run(
    _ arguments: [String],
    _ environment: [String: String],
    on app: any SimulatedApp.Type = VaultApp.self
  ) async -> (status: HarnessStatus, printed: String) {
    var printed: [String] = []
    var command = HarnessCommand(
      app: app,
      bundledFlows: [],
      output: { printed.append($0) },
      errorOutput: { printed.append($0) }
    )
    command.environment = environment
    let status = await command.run(arguments)
    return (status, printed.joined(separator: "\n"))
  }

  /// Returns the bytes of all files that a command has written.
  private func written(below name: String) throws -> [(name: String, bytes: Data)] {
    let folder = scratch.folder.appending(path: name)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.compactMap { name in
      FileManager.default.contents(atPath: folder.appending(path: name).path).map { (name, $0) }
    }
  }

  @Test(arguments: values)
  func `no report in any format shows a secret`(_ value: String) async throws {
    let path = try scratch.write(Self.flow, to: "flows/flow.yaml")
    _ = try scratch.write("", to: "reports/.keep")
    let formats = FlowReportFormat.all.map(\.name)
    let files = formats.flatMap { ["--report", "\($0)=\(scratch.folder.path)/reports/\($0)"] }
    for shown in formats {
      let arguments = [path, "--secret", "WORD", "--report", shown]
      let more = shown == formats[0] ? files : []
      let (status, printed) = await run(arguments + more, ["WORD": value])
      #expect(status == .failed)
      #expect(printed.contains(FlowSecrets.mask))
      #expect(SecretForms.found(value, in: Array(printed.utf8)) == [])
    }
    let reports = try written(below: "reports").filter { !$0.name.hasPrefix(".") }
    #expect(reports.count == formats.count)
    for file in reports {
      #expect(SecretForms.found(value, in: file.bytes) == [], "\(file.name)")
      #expect(file.bytes.range(of: Data(FlowSecrets.mask.utf8)) != nil, "\(file.name)")
    }
    let json = try scratch.read("reports/json")
    let report = try JSONDecoder().decode(FlowReport.self, from: Data(json.utf8))
    let flow = try #require(report.flows.first)
    #expect(flow.steps[2].outcome == .passed && flow.failures.count == 1)
    #expect(flow.steps[2].step == "inputText: ${WORD}")
    let requests = flow.failures[0].requests
    // A field of one line drops the line breaks.
    #expect(requests.contains { $0.contains("word=\(FlowSecrets.mask)") }, "\(requests)")
  }

  @Test(arguments: values) func `no picture shows a secret or a part of it`(
    _ value: String
  )
    async throws
  {
    let text =
      Self.flow.split(separator: "\n").prefix(6).joined(separator: "\n") + "\n- takeScreenshot: a"
    let (flow, errors) = FlowReader().read(Array(text.utf8), file: "flow.yaml")
    #expect(errors == [])
    var collection = FlowCollection()
    collection.flows = [try #require(flow)]
    var options = FlowOptions(recordsTrace: true)
    options.screenshots = FlowScreenshots(folder: scratch.folder.path, updates: false)
    let player = FlowPlayer(collection, app: VaultApp.self, options: options)
    let result = await FlowSecrets.$current.withValue(FlowSecrets(["WORD": value])) {
      await player.play(collection.flows[0])
    }
    #expect(result.failures.map(\.message) == [])
    let picture = try scratch.read("a.svg")
    #expect(SecretForms.found(value, in: Array(picture.utf8)) == [])
    // The long text breaks within the value, and the styled one consists of its halves.
    let screens = Array(FlowTraceSheets(result.trace?.screens ?? []))
    let screen = try #require(screens.last)
    let lines = try #require(result.trace?.lines)
    // A picture has no identifiers, so it needs no mask. The border masks the identifiers of the text, which are whole.
    let drawn = screen.picture.map { lines[$0] }.joined(separator: "\n")
    let told = screen.text.map { lines[$0] }.joined(separator: "\n")
    let shown = drawn + picture + FlowSecrets(["WORD": value]).masked(told)
    let scalars = Array(value.unicodeScalars)
    for part in [scalars.prefix(scalars.count / 2), scalars.suffix(scalars.count / 2)] {
      let half = part.reduce(into: "") { $0.unicodeScalars.append($1) }
      #expect(SecretForms.found(half, in: Array(shown.utf8)) == [])
    }
    #expect(shown.contains(FlowSecrets.mask))
  }

  @Test func `the layout of a screen is the same with and without a secret`() async throws {
    func frames(_ secrets: [String: String], _ env: [String: String]) async throws -> [String] {
      let steps = Self.flow.split(separator: "\n").prefix(6).joined(separator: "\n")
      let (flow, _) = FlowReader().read(Array(steps.utf8), file: "flow.yaml")
      var collection = FlowCollection()
      collection.flows = [try #require(flow)]
      let player = FlowPlayer(
        collection,
        app: VaultApp.self,
        options: FlowOptions(env: env, recordsTrace: true)
      )
      let result = await FlowSecrets.$current.withValue(FlowSecrets(secrets)) {
        await player.play(collection.flows[0])
      }
      let lines = try #require(result.trace?.lines)
      let screens = Array(FlowTraceSheets(result.trace?.screens ?? []))
      let screen = try #require(screens.last)
      return screen.text.compactMap { place in
        lines[place].split(separator: "(").last.map { String($0.prefix { $0 != ")" }) }
      }
    }
    let value = "a rather long secret that takes more than one line of the screen"
    #expect(try await frames(["WORD": value], [:]) == frames([:], ["WORD": value]))
  }

  @Test func `GitHub's summary of a job shows no secret`() async throws {
    let path = scratch.folder.path + "/summary.md"
    let value = Self.values[1]
    let error = FlowError(file: "a.yaml", position: .start, message: "It is “\(value)”.")
    try FlowSecrets.$current.withValue(FlowSecrets(["WORD": value])) {
      let reporter = GitHubReporter(
        FlowReportSettings(write: { _ in }),
        environment: ["GITHUB_STEP_SUMMARY": path]
      )
      try reporter.couldNotRead([error])
    }
    let summary = try scratch.read("summary.md")
    #expect(summary.contains("It is “•••”."))
    #expect(SecretForms.found(value, in: Array(summary.utf8)) == [])
  }

  @Test func `coverage and the errors of a command line show no secret`() async throws {
    let path = try scratch.write(Self.flow, to: "flow.yaml")
    _ = try scratch.write("", to: "out/.keep")
    let file = scratch.folder.path + "/out/coverage.json"
    for value in Self.values {
      let arguments = ["coverage", path, "--secret", "WORD", "--json", file]
      let (status, printed) = await run(arguments, ["WORD": value])
      #expect(status == .failed)
      let bytes = try written(below: "out").flatMap(\.bytes) + Array(printed.utf8)
      #expect(SecretForms.found(value, in: bytes) == [])
      let wrong = await run(["--secret", "WORD", "--platform", value], ["WORD": value])
      #expect(wrong.status == .unusable && wrong.printed.contains("“•••"))
      #expect(SecretForms.found(value, in: Array(wrong.printed.utf8)) == [])
    }
  }

  @Test func `an exploration types a secret and writes its name`() async throws {
    let folder = scratch.folder.path + "/out"
    let arguments = [
      "explore", "--budget", "300ms", "--secret", "WORD", "--value", "name=kate", "--value",
      "password=${WORD}", "-o", folder,
    ]
    let (status, printed) = await run(arguments, ["WORD": "s3cret"], on: GateApp.self)
    #expect(status == .passed, "\(printed)")
    // It got past the screen, so it typed the value.
    #expect(!printed.contains("Nothing got past"))
    let files = try written(below: "out")
    let record = try #require(files.first { $0.name == "explore.json" }?.bytes)
    #expect(String(decoding: record, as: UTF8.self).contains(#"{text: \"${WORD}\""#))
    let all = files.flatMap(\.bytes) + Array(printed.utf8)
    #expect(SecretForms.found("s3cret", in: all) == [])
  }

  @Test func `the steps of random fire name a secret, and another run types its value`()
    async throws
  {
    let path = scratch.folder.path + "/monkey.yaml"
    let arguments = ["monkey", "--steps", "60", "--secret", "WORD", "-o", path]
    let values = ["--value", "word=${WORD}"]
    for value in Self.values {
      let (_, printed) = await run(arguments + values, ["WORD": value], on: VaultApp.self)
      #expect(SecretForms.found(value, in: Array(printed.utf8)) == [])
      let step = FlowSecrets.$current.withValue(FlowSecrets(["WORD": value])) {
        FlowText.quoted("a \(value) b")
      }
      #expect(step == "\"a ${WORD} b\"")
    }
  }
}
