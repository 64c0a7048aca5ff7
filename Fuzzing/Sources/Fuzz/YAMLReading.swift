@testable import FlowFormat

/// Checks that documents read the same after they are written again.
func readYAML(_ bytes: [UInt8]) {
  guard let documents = try? YAMLReader.read(bytes, file: "f") else { return }
  expect(documents.count <= FlowLimits.documents, "\(documents.count) documents")
  for document in documents { check(document, in: 0..<bytes.count) }
  let text = documents.map { "---\n\($0.written(0))\n" }.joined()
  do throws(FlowError) {
    let again = try YAMLReader.read(Array(text.utf8), file: "f")
    expect(same(documents, again), "written again: \(text)")
    if bytes.contains(0x0D) { return }
    expect(same(documents, try YAMLReader.read(withReturns(bytes), file: "f")), "with CRLF")
  } catch {
    fail("\(error), written again: \(text)")
  }
}

/// Checks that every node's range lies within its parent's, and that no key occurs twice.
private func check(_ node: YAMLNode, in range: Range<Int>) {
  expect(range.lowerBound <= node.range.lowerBound, "a node begins before what it is in")
  expect(node.range.upperBound <= range.upperBound, "a node ends after what it is in")
  expect(node.line >= 1 && node.column >= 1, "no such place")
  for item in node.items ?? [] { check(item, in: range) }
  var names: Set<[UInt8]> = []
  for pair in node.pairs ?? [] {
    expect(names.insert(Array(pair.name.utf8)).inserted, "the key \(pair.name) stands twice")
    check(pair.key, in: range)
    check(pair.value, in: range)
  }
}

private func same(_ first: [YAMLNode], _ second: [YAMLNode]) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { same($0, $1) }
}

private func same(_ first: YAMLNode, _ second: YAMLNode) -> Bool {
  switch (first.content, second.content) {
  case (.null, .null): true
  case (.scalar(let a), .scalar(let b)): a.text.utf8.elementsEqual(b.text.utf8)
  case (.sequence(let a), .sequence(let b)): same(a, b)
  case (.mapping(let a), .mapping(let b)):
    same(a.map(\.key), b.map(\.key)) && same(a.map(\.value), b.map(\.value))
  default: false
  }
}

extension YAMLNode {
  /// Returns the node as YAML text, with block collections and texts in double quotes.
  fileprivate func written(_ indent: Int) -> String {
    let start = String(repeating: " ", count: indent)
    switch content {
    case .null: return ""
    case .scalar(let scalar): return quoted(scalar.text)
    case .sequence(let items):
      if items.isEmpty { return "[]" }
      return items.map { "\(start)-\($0.below(indent))" }.joined(separator: "\n")
    case .mapping(let pairs):
      if pairs.isEmpty { return "{}" }
      return pairs.map { "\(start)\(quoted($0.name)):\($0.value.below(indent))" }
        .joined(separator: "\n")
    }
  }

  private func below(_ indent: Int) -> String {
    let isBlock = !(items ?? []).isEmpty || !(pairs ?? []).isEmpty
    return (isBlock ? "\n" : " ") + written(indent + 1)
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: quoted += "\\\(scalar)"
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
