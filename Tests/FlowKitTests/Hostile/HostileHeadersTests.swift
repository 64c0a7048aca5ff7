import Foundation
import ProcessSupport
import Testing

@testable import FlowKit

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
}
