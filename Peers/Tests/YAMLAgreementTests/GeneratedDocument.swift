@testable import FlowFormat

/// The meaning of a document.
indirect enum DocumentTree: Hashable {
  case nothing
  case text(String)
  case list([DocumentTree])
  case mapping([Pair])

  struct Pair: Hashable {
    var key: String
    var value: DocumentTree
  }
}

extension FlowRandom {
  /// Returns `true` in this share of all calls, at random.
  mutating func happens(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}

/// A document of the subset that flows may use, written in a random style.
struct GeneratedDocument {
  let text: String
  /// A Boolean value that indicates whether there is one document alone, of lines that a further key can follow.
  let isBlockMapping: Bool

  /// Writes one or two documents.
  init(seed: UInt64) {
    var writer = DocumentWriter(numbers: FlowRandom(seed: seed))
    var (text, isBlockMapping) = ("", false)
    for number in 0..<(writer.numbers.happens(0.3) ? 2 : 1) {
      if number > 0 { text += text.hasSuffix("\n") ? "---\n" : "\n---\n" }
      let tree = writer.tree(depth: 4, scalars: 0.1)
      if case .mapping(let pairs) = tree {
        isBlockMapping = number == 0 && !pairs.isEmpty
      } else {
        isBlockMapping = false
      }
      text += writer.document(tree)
    }
    if writer.numbers.happens(0.1) { text = text.replacing("\n", with: "\r\n") }
    if writer.numbers.happens(0.03) { text = "\u{FEFF}" + text }
    (self.text, self.isBlockMapping) = (text, isBlockMapping)
  }
}
