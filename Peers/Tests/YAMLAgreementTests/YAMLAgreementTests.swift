import Foundation
import Testing
import Yams

@testable import FlowFormat

/// Flows are read as Yams reads them, which is libyaml; `YAML_DOCUMENTS` and `YAML_SEED` say how many and which.
@Suite struct YAMLAgreementTests {
  private static let count = setting("YAML_DOCUMENTS") ?? 10_000
  private static let seed = UInt64(setting("YAML_SEED") ?? 1)

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  @Test func `documents of the subset mean the same to Yams`() throws {
    var failures = 0
    for number in 0..<UInt64(Self.count) where failures < 20 {
      let document = GeneratedDocument(seed: Self.seed &* 1_000_000_007 &+ number)
      // Yams counts a byte order mark as a column, so that the first line stands deeper than the others.
      let unmarked = document.text.trimmingPrefix("\u{FEFF}")
      let peer = try? Yams.compose_all(yaml: String(unmarked)).map(DocumentTree.init)
      let own = Result {
        try YAMLReader.read(Array(document.text.utf8), file: "f").map(DocumentTree.init)
      }
      if peer == nil || (try? own.get()) != peer {
        failures += 1
        Issue.record(
          "\(number): \(document.text.debugDescription) is \(own), to Yams \(String(describing: peer))"
        )
      }
    }
    #expect(failures == 0)
  }

  /// Lines that flows may not use, each with the column in which it is refused.
  private static let strangers = [
    ("stranger: &anchor x", 11), ("stranger: *alias", 11), ("stranger: !tag x", 11),
    ("stranger: !!str x", 11),
    ("stranger: !<tag:yaml.org,2002:str> x", 11), ("stranger: [a, *alias]", 15),
    ("stranger: {a: &anchor b}", 15),
    ("? stranger", 1), ("<<: {}", 1), ("[stranger]: a", 1), ("{stranger: a}: b", 1),
    ("stranger: @at", 11),
    ("stranger: `tick", 11), ("stranger: %percent", 11), ("stranger:\n\ta: b", 1),
  ]

  @Test func `a line outside the subset is refused at its location`() {
    var numbers = FlowRandom(seed: Self.seed)
    for number in 0..<UInt64(Self.count) {
      let document = GeneratedDocument(seed: number)
      guard document.isBlockMapping else { continue }
      let (stranger, column) = numbers.pick(Self.strangers)
      let text = document.text + (document.text.hasSuffix("\n") ? "" : "\n") + stranger
      let line = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      #expect {
        try YAMLReader.read(Array(text.utf8), file: "f")
      } throws: {
        guard let error = $0 as? FlowError else { return false }
        return error.position.line == line && error.position.column == column
      }
    }
  }
}

extension DocumentTree {
  fileprivate init(_ node: YAMLNode) {
    switch node.content {
    case .null: self = .nothing
    case .scalar(let scalar): self = .text(scalar.text)
    case .sequence(let items): self = .list(items.map(DocumentTree.init))
    case .mapping(let pairs):
      self = .mapping(pairs.map { .init(key: $0.name, value: DocumentTree($0.value)) })
    }
  }

  fileprivate init(_ node: Yams.Node) {
    switch node {
    case .scalar(let scalar):
      self = scalar.style == .plain && scalar.string.isEmpty ? .nothing : .text(scalar.string)
    case .sequence(let items): self = .list(items.map(DocumentTree.init))
    case .mapping(let pairs):
      self = .mapping(pairs.map { .init(key: $0.key.string ?? "", value: DocumentTree($0.value)) })
    case .alias: self = .nothing
    }
  }
}
