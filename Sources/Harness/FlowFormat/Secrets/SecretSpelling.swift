/// The spellings of one scalar of a secret, or of the gap between two lines, in everything that the harness writes.
///
/// A secret can reach a report through several encodings, one inside the other. A link can be a part of a screen, the
/// screen a part of a message in JSON, and the JSON a part of a page. An encoding of a report writes each scalar by
/// itself. So the spellings of a scalar under up to three encodings are few, and any sequence of them is found.
package struct SecretSpelling: Sendable {
  /// The spellings that the patterns of all secrets share.
  package struct Known {
    var scalars: [Unicode.Scalar: SecretSpelling] = [:]
    private var gaps: UInt32 = 0x11_0000

    /// Returns a number that no scalar and no other gap has.
    mutating func gapKey() -> UInt32 {
      gaps += 1
      return gaps
    }
  }

  /// The number of encodings that may be one inside the other.
  private static let depth = 3
  /// The most blanks in place of a line break, since a stream waits for the end of a run of them.
  ///
  /// The widest margin of a report has fewer.
  private static let widest = 64

  /// The spellings, and the nodes at which they end.
  private var tree = ByteTree()
  private var ends: Set<Int> = []
  /// The most blanks of a gap; `nil` for a scalar.
  private var most: Int?

  /// Makes the spellings of a scalar.
  package init(_ scalar: Unicode.Scalar) {
    for text in Self.texts(of: scalar) { ends.insert(tree.add(Array(text.utf8))) }
  }

  /// Makes the spellings of the gaps of a text, which are runs of its blanks and line breaks.
  package init(blanksOf text: String) {
    let own = text.unicodeScalars.filter(\.isBlank)
    for scalar in Set(Array(own) + ["\n", "\r", "\t", " "]) {
      for text in Self.texts(of: scalar) { ends.insert(tree.add(Array(text.utf8))) }
    }
  }

  /// Returns the spellings for one gap.
  ///
  /// A report indents a line, a message puts lines side by side, and a field of one line drops the line breaks. So any
  /// run of blanks and line breaks matches the gap, also an empty one.
  ///
  /// - Parameter run: The blanks and line breaks of the secret.
  /// - Returns: The spellings, some of which need as many bytes as the widest margin.
  func gap(_ run: some Collection<Unicode.Scalar>) -> SecretSpelling {
    var gap = self
    gap.most = run.count + Self.widest * run.count { $0.isLineBreak }
    return gap
  }

  /// The spellings.
  package var texts: [[UInt8]] { tree.texts(endingAt: ends) }

  /// A Boolean value that indicates whether no byte is a spelling too.
  var mayBeEmpty: Bool { most != nil }

  /// The bytes with which a spelling can begin.
  var firstBytes: [UInt8] { tree.firstBytes }

  /// Adds the ends of all spellings that begin at some offsets.
  ///
  /// - Returns: `true` if the bytes end within a spelling.
  func addEnds(in bytes: [UInt8], from starts: [Int], to offsets: inout [Int]) -> Bool {
    guard let most else { return addScalars(in: bytes, at: starts, to: &offsets) }
    var isOpen = false
    var (seen, newest) = (Set(starts), starts)
    offsets += starts
    for _ in 0..<most where !newest.isEmpty {
      var next: [Int] = []
      if addScalars(in: bytes, at: newest, to: &next) { isOpen = true }
      newest = next.filter { seen.insert($0).inserted }
      offsets += newest
    }
    return isOpen
  }

  private func addScalars(in bytes: [UInt8], at starts: [Int], to offsets: inout [Int]) -> Bool {
    var isOpen = false
    for start in starts {
      var node = 0
      var index = start
      while index < bytes.count, let next = tree[node, bytes[index]] {
        index += 1
        node = next
        if ends.contains(node), !offsets.contains(index) { offsets.append(index) }
      }
      if index == bytes.count, tree.goesOn(after: node) { isOpen = true }
    }
    return isOpen
  }

  private static func texts(of scalar: Unicode.Scalar) -> Set<String> {
    var newest: Set<String> = [String(scalar)]
    newest.formUnion(SecretEncodings.percent(scalar))
    if scalar == " " { newest.insert("+") }
    if scalar.isLineBreak { newest.formUnion([" ", "\n", "\r\n", "<br>"]) }
    var all = newest
    for _ in 0..<depth {
      newest = Set(newest.flatMap { text in SecretEncodings.all.map { $0(text) } }).subtracting(all)
      all.formUnion(newest)
    }
    all.formUnion(all.flatMap { text in SecretEncodings.output.map { $0(text) } })
    return all
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is white space or a line break.
  var isBlank: Bool { properties.isWhitespace || isLineBreak }
}
