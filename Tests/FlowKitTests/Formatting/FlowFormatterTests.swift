import Foundation
import MarketSimulation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowFormatterTests {
  nonisolated static let cases: [(String, String)] = [
    ("- back\n", "- back\n"),
    ("-   back   \n\n\n", "- back\n"),
    ("---\n- back", "- back\n"),
    ("- tapOn:   { id:  a,text: \"b\" }\n", "- tapOn: { id: a, text: \"b\" }\n"),
    ("- tapOn:\n      id:    a\n      text: b\n", "- tapOn:\n    id: a\n    text: b\n"),
    (
      "appId: a\ntags: [ x,y ]\n\n\nname: b\n\n---\n\n- back\n\n\n- back\n",
      "appId: a\ntags: [x, y]\n\nname: b\n---\n- back\n\n- back\n"
    ),
    (
      "- repeat:\n    times: 2\n    commands:\n    - back\n    -  back\n",
      "- repeat:\n    times: 2\n    commands:\n      - back\n      - back\n"
    ),
    ("- back\r\n- back\r\n", "- back\n- back\n"),
    ("\u{FEFF}- back\n", "- back\n"),
    ("- inputText: 'it''s'\n", "- inputText: 'it''s'\n"),
    (
      "- inputText: one\n    two\n\n    three\n",
      "- inputText: one\n    two\n\n    three\n"
    ),
    (
      "- inputText: |\n       one\n         two\n\n       three\n- back\n",
      "- inputText: |\n    one\n      two\n\n    three\n- back\n"
    ),
    ("- inputText: >-\n   one\n   two\n", "- inputText: >-\n    one\n    two\n"),
    ("- inputText: |+\n    one\n\n\n- back\n", "- inputText: |+\n    one\n\n\n- back\n"),
    ("- inputText: |4\n      one\n", "- inputText: |2\n    one\n"),
    ("- launchApp: {}\n", "- launchApp: {}\n"),
  ]

  @Test(arguments: cases)
  func `a file is written in its normal form`(_ source: String, _ normal: String) throws {
    #expect(try FlowFormatter.text(of: Array(source.utf8), file: "a.yaml") == normal)
    #expect(try FlowFormatter.text(of: Array(normal.utf8), file: "a.yaml") == normal)
  }

  nonisolated static let comments: [(String, String)] = [
    ("# first\n\n- back # why\n", "# first\n\n- back  # why\n"),
    (
      "appId: a   # the app\n# of it\n---   # steps\n# one\n- back\n# the end\n",
      "appId: a  # the app\n# of it\n---  # steps\n# one\n- back\n# the end\n"
    ),
    (
      "- tapOn: # it\n     # by its id\n     id: a # here\n     # no text\n# next\n- back\n",
      "- tapOn:  # it\n    # by its id\n    id: a  # here\n    # no text\n# next\n- back\n"
    ),
    (
      "- tapOn: { id: a, # here\n   text: b }\n- back\n",
      "- tapOn:\n    id: a  # here\n    text: b\n- back\n"
    ),
    ("- inputText: \"# no comment\"\n", "- inputText: \"# no comment\"\n"),
    ("- inputText: a#b\n", "- inputText: a#b\n"),
    (
      "- inputText: |  # a block\n   # no comment\n",
      "- inputText: |  # a block\n    # no comment\n"
    ),
    (
      "- repeat:\n    times: 2\n    commands:\n      - back\n      # inside\n    # of the loop\n- back\n",
      "- repeat:\n    times: 2\n    commands:\n      - back\n      # inside\n    # of the loop\n- back\n"
    ),
  ]

  @Test(arguments: comments)
  func `comments stay where they belong`(_ source: String, _ normal: String) throws {
    #expect(try FlowFormatter.text(of: Array(source.utf8), file: "a.yaml") == normal)
    #expect(try FlowFormatter.text(of: Array(normal.utf8), file: "a.yaml") == normal)
  }

  @Test func `arguments that do not fit on a line go on the next lines`() throws {
    let texts = (0..<8).map { "a long text number \($0)" }
    let source = "- tapOn: { text: a, containsDescendants: [\(texts.joined(separator: ", "))] }\n"
    let normal = try FlowFormatter.text(of: Array(source.utf8), file: "a.yaml")
    #expect(
      normal.hasPrefix("- tapOn:\n    text: a\n    containsDescendants:\n      - a long text")
    )
    #expect(!normal.split(separator: "\n").contains { $0.count > FlowFormatter.width })
  }

  @Test func `the bundled flows are in their normal form`() throws {
    for path in FlowFiles.at(MarketApp.flows, allowsOutside: false).files {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let normal = try FlowFormatter.text(of: Array(data), file: path)
      #expect(normal == String(decoding: data, as: UTF8.self), "\(path)")
    }
  }

  @Test(arguments: 0..<4)
  func `every readable file has a normal form, which is its own`(_ part: Int) throws {
    let samples = try FlowFiles.at(MarketApp.flows, allowsOutside: false).files.map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    var count = 0
    for seed in stride(from: part, to: 240, by: 4) {
      var generator = FlowGenerator(seed: UInt64(seed), samples: samples)
      let bytes = generator.flow()
      guard (try? YAMLReader.read(bytes, file: "a.yaml")) != nil else { continue }
      count += 1
      let normal = try FlowFormatter.text(of: bytes, file: "seed \(seed)")
      let again = try FlowFormatter.text(of: Array(normal.utf8), file: "seed \(seed)")
      #expect(again == normal, "seed \(seed)")
    }
    #expect(count > 8)
  }

  @Test func `the command writes files, and says which`() async throws {
    let harness = try HarnessScratch()
    let wrong = try harness.write("-   back\n", to: "flows/subflows/a.yaml")
    _ = try harness.write("- back\n", to: "flows/b.yml")
    let folder = harness.folder.appendingPathComponent("flows").path
    #expect(await harness.run("fmt", "--check", folder) == .failed)
    #expect(harness.lines == [wrong, "2 files, 1 not in normal form"])
    #expect(try harness.read("flows/subflows/a.yaml") == "-   back\n")
    #expect(await harness.run("fmt", folder) == .passed)
    #expect(harness.lines.last == "2 files, 1 rewritten")
    #expect(try harness.read("flows/subflows/a.yaml") == "- back\n")
    #expect(await harness.run("fmt", "--check", folder) == .passed)
  }

  @Test func `a link is not written through, and a file keeps its permissions`() async throws {
    let harness = try HarnessScratch()
    let file = try harness.write("-   back\n", to: "a.yaml")
    let link = harness.folder.appendingPathComponent("link.yaml").path
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "a.yaml")
    #expect(await harness.run("fmt", link) == .unusable)
    let words = "\(link):1:1: The file cannot be written: it is a link, and may lead anywhere."
    #expect(harness.errors.first?.hasPrefix(words) == true, "\(harness.errors)")
    #expect(try harness.read("a.yaml") == "-   back\n")
    #expect(await harness.run("fmt", file) == .passed)
    #expect(try harness.read("a.yaml") == "- back\n")
    #expect(try files.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a file that is no flow is reported with its position, and the others are written`()
    async throws
  {
    let harness = try HarnessScratch()
    let wrong = try harness.write("- back\n\t- back\n", to: "a.yaml")
    let other = try harness.write("-  back\n", to: "b.yaml")
    #expect(await harness.run("fmt", wrong, other, "missing.yaml") == .unusable)
    #expect(harness.errors.count == 2)
    #expect(harness.errors[0].hasPrefix("\(wrong):2:1: "))
    #expect(harness.errors[1].hasPrefix("missing.yaml:1:1: There is no such file"))
    #expect(try harness.read("b.yaml") == "- back\n")
    #expect(await harness.run("fmt") == .unusable)
  }
}
