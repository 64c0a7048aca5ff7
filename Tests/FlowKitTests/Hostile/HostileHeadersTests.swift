import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowReports

/// Long names, tags and paths, which every report would repeat.
@MainActor
@Suite struct HostileHeadersTests {
  private func errors(_ header: String) -> [FlowError] {
    FlowReader().read(Array("\(header)\n---\n- back\n".utf8), file: "f.yaml").errors
  }

  private func long(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test func `a name has at most 1,024 bytes`() {
    #expect(errors("name: \(long(1_024))") == [])
    let found = errors("appId: a\nname: \(long(1_025))")
    #expect(found.map(\.position) == [FlowPosition(line: 2, column: 7)])
    #expect(
      found.map(\.message) == [
        "This text of “name” has more than 1024 bytes, and every report repeats it. Shorten it."
      ]
    )
    #expect(errors("name: \(String(repeating: "あ", count: 342))").count == 1)
  }

  @Test func `each tag has at most 1,024 bytes, and all tags have at most 8,192`() {
    #expect(errors("tags: [b, \(long(1_024))]") == [])
    let found = errors("tags: [b, \(long(1_025)), \(long(1_025))]")
    #expect(found.map(\.position.column) == [11, 1_038])
    let many = Array(repeating: "a", count: 4_096).joined(separator: ", ")
    #expect(errors("tags: [\(many)]") == [])
    #expect(
      errors("tags: [\(many), a]").map(\.message) == [
        "“tags” has more than 8192 bytes, and every report repeats them. Give fewer tags."
      ]
    )
  }

  @Test func `a path has at most 1,024 bytes, and its error quotes the end`() throws {
    let folder = try TemporaryFolder()
    var deep = folder.path("")
    while deep.utf8.count <= 1_024 { deep += "/" + long(200) }
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    let file = "\(deep)/flow.yaml"
    try Data("- back\n".utf8).write(to: URL(fileURLWithPath: file))
    let collection = FlowFinder().find([folder.path("")])
    #expect(collection.flows.isEmpty)
    #expect(
      collection.errors.map(\.message) == [
        "The path of this flow has more than 1024 bytes, and every report repeats it. Move the file, or shorten the names of its folders."
      ]
    )
    #expect(collection.errors.map(\.file) == ["…" + String(file.suffix(96))])
  }
}
