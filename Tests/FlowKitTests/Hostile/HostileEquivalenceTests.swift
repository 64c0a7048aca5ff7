import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Two file names that only look the same, and texts whose comparison as a `String` takes very long.
///
/// No test measures the time. A comparison in quadratic time takes more than ten seconds for 60,000 bytes of marks.
@MainActor
@Suite struct HostileEquivalenceTests {
  /// One scalar.
  private nonisolated static let composed = "\u{304C}.yaml"
  /// The same name to a reader, of two scalars.
  private nonisolated static let decomposed = "\u{304B}\u{3099}.yaml"

  /// A Boolean value that indicates whether a folder holds both files, unlike one on a Mac.
  private nonisolated static let canHoldBoth: Bool = {
    let files = FileManager.default
    let folder = files.temporaryDirectory.path + "/names-\(UUID().uuidString)"
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    for name in [composed, decomposed] {
      _ = files.createFile(atPath: "\(folder)/\(name)", contents: Data())
    }
    return (try? files.contentsOfDirectory(atPath: folder))?.count == 2
  }()

  private nonisolated static let failing =
    "- launchApp\n- assertVisible: {text: 無い, timeout: 0}\n"
  private nonisolated static let passing = "- launchApp\n"

  private let checkout: HostileCheckout

  init() throws {
    checkout = try HostileCheckout()
  }

  /// Writes a failing flow, and a passing one beside it whose name looks the same.
  private func plant(in folder: String) throws -> (failing: String, passing: String) {
    let path = checkout.path(folder)
    let files = FileManager.default
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    let both = ("\(path)/\(Self.composed)", "\(path)/\(Self.decomposed)")
    for (file, text) in [(both.0, Self.failing), (both.1, Self.passing)] {
      try #require(files.createFile(atPath: file, contents: Data(text.utf8)))
    }
    return both
  }

  /// Returns a Boolean value that indicates whether a text has the bytes of another one.
  private func has(_ text: String, _ words: String) -> Bool {
    Array(text.utf8).firstRange(of: Array(words.utf8)) != nil
  }

  private func exact(_ texts: [String]) -> [ExactText] { texts.map { ExactText($0) } }

  // MARK: - Names

  @Test(.enabled(if: canHoldBoth, "Both names are one file here."))
  func `a failing flow fails the run beside a file whose name looks the same`() async throws {
    let (failing, passing) = try plant(in: "flows")
    for words in [[checkout.path("flows")], [failing, passing], [passing, failing]] {
      let start = checkout.harness.lines.count
      #expect(await checkout.run(words).status == .failed, "\(words)")
      let output = checkout.harness.lines.dropFirst(start).joined(separator: "\n")
      #expect(output.contains("2 flows: 1 passed, 1 failed"), "\(words): \(output)")
      #expect(has(output, failing) && has(output, passing))
    }
  }

  @Test(.enabled(if: canHoldBoth, "Both names are one file here."))
  func `both files are listed and checked in the order of their bytes`() async throws {
    let (failing, passing) = try plant(in: "flows")
    #expect(await checkout.run(["list", checkout.path("flows")]).status == .passed)
    #expect(has(checkout.harness.text, failing) && has(checkout.harness.text, passing))
    #expect(await checkout.run(["check", checkout.path("flows")]).status == .passed)
    #expect(checkout.harness.lines.last == "2 flows, no errors")
    let flows = FlowFinder().find([checkout.path("flows")]).flows
    #expect(exact(flows.map(\.file)) == exact([passing, failing]))
  }

  @Test(.enabled(if: canHoldBoth, "Both names are one file here."))
  func `a JUnit report has both files under their own names`() async throws {
    let (failing, passing) = try plant(in: "flows")
    let status = await checkout.run([checkout.path("flows"), "--report", "junit"]).status
    #expect(status == .failed)
    for file in [failing, passing] {
      #expect(has(checkout.harness.text, "<property name=\"file\" value=\"\(file)\"/>"))
    }
  }

  @Test(.enabled(if: canHoldBoth, "Both names are one file here."))
  func `a flow that runs both files runs each of them`() async throws {
    _ = try plant(in: "subflows")
    let calls = [Self.decomposed, Self.composed].map { "- runFlow: subflows/\($0)\n" }.joined()
    let flow = try checkout.write(calls, to: "main.yaml")
    #expect(await checkout.run([flow]).status == .failed)
  }

  @Test(.enabled(if: canHoldBoth, "Both names are one file here."))
  func `each pattern of a folder's settings chooses its own file`() throws {
    let (failing, passing) = try plant(in: "flows")
    let patterns = "flows: [\"\(Self.decomposed)\", \"\(Self.composed)\"]\n"
    _ = try checkout.write(patterns, to: "flows/config.yaml")
    let flows = FlowFinder().find([checkout.path("flows")]).flows
    #expect(exact(flows.map(\.file)) == exact([passing, failing]))
  }

  @Test(.enabled(if: canHoldBoth, "Both names are one file here."))
  func `both files are formatted`() throws {
    let (failing, passing) = try plant(in: "flows")
    let found = FlowFiles.at([failing, passing], allowsOutside: true).files
    #expect(exact(found) == exact([failing, passing]))
  }

  @Test func `a text and a file of the same look are not given as one`() {
    let files = ["a/\(Self.composed)": "- back"]
    let call = "- runFlow: a/\(Self.decomposed)\n"
    let errors = FlowFinder().read(call, file: "main.yaml", running: files).errors
    #expect(errors.count == 1)
  }

  @Test func `the costs of two files stay apart`() async throws {
    let names = [Self.composed, Self.decomposed]
    var entries = try await ReportSample().entries
    var costs = FlowCosts()
    for (index, name) in names.enumerated() {
      entries[index].file = name
      entries[index].realMilliseconds = Double(10 + index)
      costs.add(entries[index])
    }
    let plays = names.enumerated().map { index, name in
      FlowRunPlan.Play(place: index, name: "が", file: name, tags: [], round: 1)
    }
    #expect(costs.of(plays) == [10, 11])
  }

  @Test func `two files of a report are two suites of a JUnit report`() async throws {
    var report = try await ReportSample().report
    report.flows[0].file = Self.composed
    report.flows[1].file = Self.decomposed
    let xml = JUnitReport(report).xml
    for name in [Self.composed, Self.decomposed] {
      #expect(has(xml, "<property name=\"file\" value=\"\(name)\"/>"))
    }
  }

  @Test func `the errors of two files are not mixed`() {
    let names = [Self.composed, Self.decomposed, Self.composed]
    let errors = names.enumerated().map { index, name in
      FlowError(
        file: name,
        position: FlowPosition(line: 3 - index, column: 1),
        message: "\(index)"
      )
    }
    #expect(errors.inFileOrder.map(\.message) == ["2", "0", "1"])
  }

  @Test func `a folder whose name looks the same is another workspace`() throws {
    let folders = try ["\u{304C}", "\u{304B}\u{3099}"].map { name in
      let json = Data("{\"root\":\"/flows/\(name)\"}".utf8)
      return try JSONDecoder().decode(WorkspaceFolder.self, from: json)
    }
    #expect(folders[0] != folders[1])
    #expect(Set(folders).count == 2)
    #expect(!folders[0].encloses("/flows/\u{304B}\u{3099}"))
    #expect(folders[1].encloses("/flows/\u{304B}\u{3099}"))
  }

  // MARK: - Marks

  /// A character of 60,001 bytes.
  private nonisolated static let raw = "e" + String(repeating: "\u{301}\u{323}", count: 15_000)
  /// The same character as escapes.
  private nonisolated static let escaped =
    "e" + String(repeating: "\\u0301\\u0323", count: 15_000)

  @Test(arguments: [
    "- \"X\": b", "- \"X\"", "- tapOn: \"X\"", "- tapOn: {\"X\": b}", "\"X\": b",
    "- tapOn: {text: a, label: \"X\"}", "- launchApp: {arguments: {\"X\": a, \"Xb\": b}}",
    "tags: [\"X\"]\n---\n- back", "name: \"X\"\n---\n- back", "env: {\"X\": a}\n---\n- back",
  ])
  func `a character with very many marks is an error of a flow`(file: String) {
    for character in [Self.raw, Self.escaped] {
      let text = file.replacing("X", with: character)
      let errors = FlowReader().read(Array(text.utf8), file: "f.yaml").errors
      #expect(errors.map(\.message) == [MarkRun.complaint])
    }
  }

  @Test func `a character with very many marks is an error of settings, of a comment and of fmt`() {
    let settings = "includeTags: [\"\(Self.escaped)\"]"
    let errors = FlowWorkspace.read(Array(settings.utf8), file: "config.yaml", commands: .standard)
      .errors
    #expect(errors.map(\.message) == [MarkRun.complaint])
    let comment = Array("- back # \(Self.raw)".utf8)
    #expect(FlowReader().read(comment, file: "f.yaml").errors.count == 1)
    #expect(throws: FlowError.self) { try FlowFormatter.text(of: comment, file: "f.yaml") }
  }

  @Test(arguments: ["\u{301}", "\u{F73}", "\u{1D165}"])
  func `a character may have 100 marks`(mark: String) {
    func errors(_ count: Int) -> [FlowError] {
      let text = "- tapOn: e" + String(repeating: mark, count: count)
      return FlowReader().read(Array(text.utf8), file: "f.yaml").errors
    }
    #expect(errors(100) == [])
    #expect(
      errors(101) == [
        FlowError(
          file: "f.yaml",
          position: FlowPosition(line: 1, column: 111),
          message: MarkRun.complaint
        )
      ]
    )
  }

  @Test func `many characters with a mark each are read`() {
    let text = "- tapOn: \"" + String(repeating: "\u{304B}\u{3099}e\\u0301", count: 1_000) + "\""
    #expect(FlowReader().read(Array(text.utf8), file: "f.yaml").errors == [])
  }

  @Test func `marks on the lines of a quoted text count together`() {
    let line = String(repeating: "\u{301}", count: 60) + "\\\n    "
    let text = "- tapOn: \"e" + line + line + "\""
    let errors = FlowReader().read(Array(text.utf8), file: "f.yaml").errors
    #expect(errors.map(\.message) == [MarkRun.complaint])
  }

  @Test(arguments: [
    ("\u{301}", true), ("\\u0301", true), ("\\uD834\\uDD65", true), ("\u{301}\\u0301", true),
    ("\u{F73}", true), ("\u{301}\\n", false), ("\\\\u0301", false), ("\\uD834", false),
    ("\\uD834\\u0041", false), ("e\u{301}", false), ("\\u03", false), ("\\uxyzt", false),
    ("\u{304C}", false), ("😀", false),
  ])
  func `the marks of a JSON file count, also as escapes`(piece: String, isTooLong: Bool) {
    let all = "{\"a\": \"" + String(repeating: piece, count: 1_001)
    #expect(MarkRun.isTooLong(inJSON: Array(all.utf8)) == isTooLong)
  }

  @Test func `a JSON file that ends within a character or an escape is searched`() {
    for end in [[0xE3, 0x81], [0xF0], [UInt8(ascii: "\\")], Array("\\u030".utf8)] as [[UInt8]] {
      #expect(!MarkRun.isTooLong(inJSON: end))
    }
  }

  @Test func `a report with a key of very many marks is refused`() async throws {
    for character in [Self.raw, Self.escaped] {
      let part = try checkout.write("{\"\(character)\": 1}", to: "part.json")
      let (status, error) = await checkout.run(["merge", part])
      #expect(status == .unusable)
      #expect(error.contains("more than 1000 combining marks"))
    }
  }

  @Test func `computed texts with very many marks are compared by their bytes`() async throws {
    var members = FlowMembers()
    members[Self.raw] = .null
    members[Self.raw + "b"] = .null
    #expect(members.count == 2)
    var entry = try #require(try await ReportSample().report.flows.first)
    for index in entry.steps.indices { entry.steps[index].step = "\(Self.raw)\(index % 2)" }
    let page = try JSONEncoder().encode(FlowTracePart(entry))
    #expect(page.count < 100_000)
    #expect(Set(exact([Self.raw, Self.raw, Self.raw + "b"])).count == 2)
  }

  @Test func `texts are ordered by their bytes`() {
    let texts = exact([Self.composed, "b", "", Self.decomposed, "a", "ab"]).sorted()
    #expect(texts == exact(["", "a", "ab", "b", Self.decomposed, Self.composed]))
  }
}
