import Foundation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The command `harness layout preview`.
@MainActor @Suite struct LayoutPreviewTests {
  private final class Outputs {
    var lines: [String] = []
    var errors: [String] = []
  }

  private static let section = """
    {"items": 2, "group": {"type": "horizontal",
      "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 40}}, "subitems": [
        {"type": "item", "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 40}}}]}}
    """
  private static let rows = """
    {"name": "rows", "container": {"w": 100, "h": 100}, "sections": [\(section)]}
    """

  private let outputs = Outputs()

  /// Runs the command on a file of a text, whose path replaces `FILE` in the arguments and is `FILE` in errors.
  private func run(_ arguments: [String], on text: String) async throws -> HarnessStatus {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("preview-\(UUID().uuidString)").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let outputs = outputs
    let command = HarnessCommand(
      app: TinyApp.self,
      bundledFlows: [],
      output: { outputs.lines.append($0) },
      errorOutput: { outputs.errors.append($0.replacing(path, with: "FILE")) }
    )
    let status = await command.run(
      ["layout", "preview"] + arguments.map { $0.replacing("FILE", with: path) }
    )
    try? FileManager.default.removeItem(atPath: path)
    return status
  }

  @Test func `a description is drawn in the size that is asked for`() async throws {
    #expect(try await run(["FILE", "--size", "375x812"], on: Self.rows) == .passed)
    #expect(outputs.lines.count == 1)
    #expect(outputs.lines[0].hasPrefix("<svg "))
    #expect(outputs.lines[0].contains("rows: content 375 × 80, seen through 375 × 812"))
  }

  @Test func `a picture is written to a file`() async throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-\(UUID().uuidString).svg")
    #expect(try await run(["FILE", "-o", path.path], on: Self.rows) == .passed)
    #expect(try String(decoding: Data(contentsOf: path), as: UTF8.self).hasSuffix("</svg>\n"))
    #expect(outputs.lines.isEmpty)
    try FileManager.default.removeItem(at: path)
  }

  @Test func `an option names one description of several, and others may be wrong`() async throws {
    let text = #"[{"name": "wrong", "sections": []}, \#(Self.rows)]"#
    #expect(try await run(["FILE", "--case", "rows"], on: text) == .passed)
    #expect(try await run(["FILE"], on: text) == .unusable)
    #expect(try await run(["FILE", "--case", "row"], on: text) == .unusable)
    #expect(try await run(["FILE", "--case", "wrong"], on: text) == .unusable)
    #expect(outputs.errors[0] == "harness: FILE: it holds 2 descriptions; say --case NAME.")
    #expect(outputs.errors[1].hasPrefix("harness: FILE: it holds no case “row”."))
    #expect(outputs.errors[2] == "harness: FILE: [0]: “container” is missing.")
  }

  @Test func `more descriptions than a file may hold are refused`() async throws {
    let others = String(repeating: "0,", count: 9_999)
    #expect(try await run(["FILE", "--case", "rows"], on: "[\(others)\(Self.rows)]") == .passed)
    for arguments in [["FILE"], ["FILE", "--case", "rows"]] {
      #expect(try await run(arguments, on: "[\(others)\(Self.rows), 0]") == .unusable)
    }
    let refusal = "harness: FILE: it holds more than 10000 descriptions. Split the file."
    #expect(outputs.errors == [refusal, refusal])
  }

  @Test func `the first description of a name is drawn`() async throws {
    let other = Self.rows.replacing("\"items\": 2", with: "\"items\": 3")
    #expect(try await run(["FILE", "--case", "rows"], on: "[\(Self.rows), \(other)]") == .passed)
    #expect(outputs.lines.first?.contains("rows: content 100 × 80") == true)
  }

  @Test func `a key that numbers a section twice is an error`() async throws {
    let text = Self.rows.replacing(
      "\"sections\"",
      with: #""measured": {"0": [1], "00": [2]}, "sections""#
    )
    #expect(try await run(["FILE"], on: text) == .unusable)
    #expect(outputs.errors == ["harness: FILE: measured: Write the section “00” as 0."])
  }

  @Test func `the error of an unknown word names its position`() async throws {
    let text = Self.rows.replacing("fractionalWidth\": 1}, \"height", with: "part\": 1}, \"height")
    #expect(try await run(["FILE"], on: text) == .unusable)
    #expect(outputs.errors.count == 1)
    #expect(outputs.errors[0].hasPrefix("harness: FILE: sections[0].group.size.width.part: "))
  }

  @Test func `the error of invalid JSON names its line`() async throws {
    #expect(try await run(["FILE"], on: "{\n  \"name\": }") == .unusable)
    #expect(outputs.errors[0].hasPrefix("harness: FILE: "))
    #expect(outputs.errors[0].contains("line 2"))
  }

  @Test func `a missing file is an error`() async throws {
    #expect(try await run(["FILE.json"], on: "") == .unusable)
    #expect(outputs.errors[0].hasPrefix("harness: FILE.json: it cannot be read: "))
  }

  @Test func `too many items in a section are refused`() async throws {
    let text = Self.rows.replacing("\"items\": 2", with: "\"items\": 1000000000000")
    #expect(try await run(["FILE"], on: text) == .unusable)
    #expect(outputs.errors == ["harness: FILE: a section has from 0 to 1000000 items."])
  }

  @Test func `too many items in all sections together are refused`() async throws {
    let section = Self.section.replacing("\"items\": 2", with: "\"items\": 600000")
    let text = Self.rows.replacing(Self.section, with: "\(section), \(section)")
    #expect(try await run(["FILE"], on: text) == .unusable)
    #expect(
      outputs.errors == [
        "harness: FILE: all sections together have at most 1000000 items and views that are attached to them, "
          + "and these have up to 1200000."
      ]
    )
  }

  @Test func `too many backgrounds of a section are refused`() async throws {
    let backgrounds = Array(repeating: #"{"kind": "a"}"#, count: 1_001).joined(separator: ", ")
    let text = Self.rows.replacing(
      "\"items\": 2",
      with: "\"items\": 2, \"decorations\": [\(backgrounds)]"
    )
    #expect(try await run(["FILE"], on: text) == .unusable)
    #expect(
      outputs.errors == [
        "harness: FILE: a section and the layout have at most 1000 headers, footers and backgrounds each."
      ]
    )
  }

  @Test func `views that are attached to each item count too`() async throws {
    let view =
      #"{"kind": "a", "size": {"width": {"absolute": 1}, "height": {"absolute": 1}}, "#
      + #""containerAnchor": {"edges": ["top"]}}"#
    let attached = "\"supplementaryItems\": [\(view)]"
    let text = Self.rows.replacing("\"items\": 2", with: "\"items\": 400000")
      .replacing("\"type\": \"item\"", with: "\"type\": \"item\", \(attached)")
      .replacing("horizontal\"", with: "horizontal\", \(attached)")
    #expect(try await run(["FILE"], on: text) == .unusable)
    #expect(outputs.errors.first?.hasSuffix("and these have up to 1200000.") == true)
  }

  @Test func `more elements than a picture may have are refused`() async throws {
    let text = Self.rows.replacing("\"items\": 2", with: "\"items\": 100001")
      .replacing("\"absolute\": 40", with: "\"absolute\": 0.1")
    #expect(try await run(["FILE"], on: text) == .unusable)
    #expect(
      outputs.errors == [
        "harness: FILE: a picture has at most 100000 elements, and this one has 100001. "
          + "Describe fewer or larger items."
      ]
    )
    #expect(outputs.lines == [])
  }

  @Test(arguments: ["375", "375x", "x812", "0x812", "375x812x2", "nanx1", "1e9x1"])
  func `an invalid size is an error`(size: String) async throws {
    #expect(try await run(["FILE", "--size", size], on: Self.rows) == .unusable)
    #expect(outputs.errors[0].contains("such as 375x812, but “\(size)” was given."))
    #expect(outputs.lines.isEmpty)
  }

  @Test func `the help says how, and a wrong option leads to it`() async throws {
    #expect(try await run(["--help"], on: "") == .passed)
    #expect(outputs.lines[0].contains("usage: harness layout preview FILE.json"))
    #expect(try await run(["FILE", "--sizes", "1x1"], on: "") == .unusable)
    #expect(outputs.errors[0].contains("no option --sizes."))
    #expect(outputs.errors[0].hasSuffix("Try harness layout preview --help."))
  }
}
