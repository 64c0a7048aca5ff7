import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor
@Suite struct JUnitReportTests {
  private nonisolated static let xmllint = "/usr/bin/xmllint"

  private nonisolated static var hasValidator: Bool {
    FileManager.default.isExecutableFile(atPath: xmllint)
  }

  @Test func `each flow file is a suite, and each play a case`() async throws {
    let document = JUnitDocument(try await ReportSample().text("junit"))
    #expect(document.isWellFormed)
    #expect(
      document.elements.map(\.line) == [
        "testsuites errors=0 failures=1 name=flows tests=3 time=0.025",
        "testsuite errors=0 failures=0 name=a/b.c/数.yaml package=a.b_c skipped=0 tests=1 time=0.013",
        "properties",
        "property name=file value=a/b.c/数.yaml",
        "property name=tags value=smoke tiny",
        "property name=seed value=7",
        "property name=virtualSeconds value=0",
        "testcase classname=a.b_c.数 name=数える, 100% & <まとめ> time=0.013",
        "system-out",
        "testsuite errors=0 failures=1 name=a/挨拶.yaml package=a skipped=0 tests=1 time=0.013",
        "properties",
        "property name=file value=a/挨拶.yaml",
        "property name=tags value=",
        "property name=seed value=7",
        "property name=virtualSeconds value=0.3",
        "testcase classname=a.挨拶 name=挨拶する time=0.013",
        "failure message=Nothing on the screen is “こんばんは #1”. type=step",
        "system-out",
        "testsuite errors=0 failures=0 name=c.yaml package= skipped=1 tests=1 time=0.000",
        "properties",
        "property name=file value=c.yaml",
        "property name=tags value=",
        "property name=seed value=7",
        "property name=virtualSeconds value=0",
        "testcase classname=c name=c",
        "skipped message=not played: a flow has failed",
      ]
    )
    let failure = try #require(document.elements.first { $0.name == "failure" })
    #expect(failure.text.hasPrefix("a/挨拶.yaml:5:3: Nothing on the screen is “こんばんは #1”.\n"))
    #expect(failure.text.contains("\n  screen:\n"))
    let output = document.elements.filter { $0.name == "system-out" }.map(\.text)
    #expect(output[0].contains("  ✓ tapOn: 数える"))
    #expect(output[0].contains("  ! assertVisible: text: 無い"))
  }

  @Test(.enabled(if: hasValidator, "libxml2's xmllint is not there"))
  func `it is as the schema says`() async throws {
    var sample = try await ReportSample().report
    sample.flows[1].failures[0].message = "two\nlines \u{0} \u{FFFE} ]]> \"'<&>"
    var again = sample.flows[0]
    again.variant = "device=tablet"
    again.round = 2
    sample.rounds = 2
    sample.flows += [sample.flows[0], again]
    #expect(try validate(JUnitReport(sample).xml) == .exited(0))
    #expect(try validate(JUnitReport(FlowReport(seed: 1, rounds: 1)).xml) == .exited(0))
    let errors = ["b/a.yaml", "a.yaml", "a.yaml"].map { file in
      FlowError(file: file, position: FlowPosition(line: 2, column: 3), message: "one\n\"two\"")
    }
    #expect(try validate(JUnitReport(unreadable: errors).xml) == .exited(0))
    let wrong = JUnitReport(sample).xml.replacing("classname=", with: "class=")
    #expect(try validate(wrong) == .exited(3))
  }

  @Test func `a file that cannot be read is a suite with an error`() {
    let errors = ["b/a.yaml", "c.yaml", "c.yaml"].enumerated().map { index, file in
      FlowError(
        file: file,
        position: FlowPosition(line: 2, column: index + 1),
        message: "wrong\nin <line>"
      )
    }
    let document = JUnitDocument(JUnitReport(unreadable: errors).xml)
    #expect(
      document.elements.map(\.line) == [
        "testsuites errors=2 failures=0 name=flows tests=2 time=0.000",
        "testsuite errors=1 failures=0 name=b/a.yaml package=b skipped=0 tests=1 time=0.000",
        "properties",
        "property name=file value=b/a.yaml",
        "testcase classname=b.a name=b/a.yaml",
        "error message=wrong type=unreadable",
        "testsuite errors=1 failures=0 name=c.yaml package= skipped=0 tests=1 time=0.000",
        "properties",
        "property name=file value=c.yaml",
        "testcase classname=c name=c.yaml",
        "error message=wrong type=unreadable",
      ]
    )
    #expect(
      document.elements.last?.text
        == "c.yaml:2:2: wrong\nin <line>\nc.yaml:2:3: wrong\nin <line>"
    )
  }

  private func validate(_ xml: String) throws -> HelperProcess.Ending {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("junit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.xml")
    try Data(xml.utf8).write(to: file)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let schema = root.appendingPathComponent("Documentation/flow-report.junit.xsd")
    let process = try HelperProcess(
      Self.xmllint,
      arguments: ["--noout", "--nonet", "--schema", schema.path, file.path]
    )
    return process.wait()
  }

  @Test func `invalid characters are replaced, and line breaks in attributes stay`() async throws {
    var report = try await ReportSample().report
    report.flows[1].name = "a\u{1}\n\t\"b\"\u{301}"
    report.flows[1].failures[0].message = "one\ntwo \u{FFFF}"
    let document = JUnitDocument(JUnitReport(report).xml)
    #expect(document.isWellFormed)
    let cases = document.elements.filter { $0.name == "testcase" }
    #expect(cases[1].attributes["name"] == "a\u{FFFD}\n\t\"b\"\u{301}")
    let failure = try #require(document.elements.first { $0.name == "failure" })
    #expect(failure.attributes["message"] == "one")
    #expect(failure.text.contains("one\n    two \u{FFFD}"))
  }

  @Test func `the document is written case by case`() async throws {
    var report = try await ReportSample().report
    report.flows += [report.flows[0], report.flows[0]]
    var parts: [String] = []
    JUnitReport(report).write { parts.append($0) }
    // Three suites of five cases. The document and each suite have a beginning and an end.
    #expect(parts.count == 13)
    let cases = parts.filter { $0.hasPrefix("<testcase ") && $0.hasSuffix("</testcase>") }
    #expect(cases.count == 5)
    #expect(parts.allSatisfy { !$0.hasSuffix("\n") })
    #expect(JUnitDocument(parts.joined(separator: "\n")).isWellFormed)
  }

  @Test func `plays of one name have different case names`() async throws {
    var report = try await ReportSample().report
    report.flows = [report.flows[1], report.flows[1]]
    report.rounds = 2
    report.notPlayed = nil
    report.flows[1].round = 2
    report.flows.append(report.flows[1])
    let cases = JUnitDocument(JUnitReport(report).xml).elements.filter { $0.name == "testcase" }
    #expect(
      cases.map { $0.attributes["name"] } == [
        "挨拶する (round 1)", "挨拶する (round 2)", "挨拶する (round 2) (2)",
      ]
    )
  }

  @Test func `files whose paths are almost the same have different classes`() async throws {
    var report = try await ReportSample().report
    report.flows = ["a.b/x.yaml", "a_b/x.yaml", "a.b/x.yml"].map { file in
      var entry = report.flows[0]
      entry.file = file
      return entry
    }
    let cases = JUnitDocument(JUnitReport(report).xml).elements.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["classname"] } == ["a_b.x", "a_b.x_2", "a_b.x_3", "c"])
  }
}

/// The elements of a document, in order.
private final class JUnitDocument: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""

    /// The name and the attributes.
    var line: String {
      let words = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
      return name + words.joined()
    }
  }

  private(set) var elements: [Element] = []
  private(set) var isWellFormed = false
  private var open: [Int] = []

  init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let place = open.last { elements[place].text += string }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }
}
