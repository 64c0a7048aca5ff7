/// The spellings of one scalar of a secret in everything that the harness writes.
///
/// A secret can reach a report through several encodings, one inside the other. A link can be a part of a screen, the
/// screen a part of a message in JSON, and the JSON a part of a page. An encoding of a report writes each scalar by
/// itself. So the spellings of a scalar under up to three encodings are few, and any sequence of them is found.
struct SecretSpelling: Sendable {
  /// The number of encodings that may stand one inside the other.
  private static let depth = 3

  /// The spellings as a tree: the node after a node, from 0 at the root, and a byte.
  private var children: [Int: Int] = [:]
  private var ends: Set<Int> = []
  /// The number of bytes of the longest spelling.
  private(set) var longest = 0

  /// Makes the spellings of a scalar.
  init(_ scalar: Unicode.Scalar) {
    var newest: Set<String> = [String(scalar)]
    newest.formUnion(SecretEncodings.percent(scalar))
    if scalar == " " { newest.insert("+") }
    if scalar.isLineBreak { newest.formUnion([" ", "\n", "\r\n", "<br>"]) }
    var all = newest
    for _ in 0..<Self.depth {
      newest = Set(newest.flatMap { text in SecretEncodings.all.map { $0(text) } }).subtracting(all)
      all.formUnion(newest)
    }
    all.formUnion(all.flatMap { text in SecretEncodings.output.map { $0(text) } })
    for text in all { add(Array(text.utf8)) }
  }

  /// The bytes with which a spelling can begin.
  var firstBytes: [UInt8] { (0...255).filter { children[Int($0)] != nil } }

  /// Adds the ends of all spellings that begin at an offset.
  func addEnds(in bytes: [UInt8], from start: Int, to offsets: inout [Int]) {
    var node = 0
    var index = start
    while index < bytes.count, let next = children[node << 8 | Int(bytes[index])] {
      index += 1
      node = next
      if ends.contains(node), !offsets.contains(index) { offsets.append(index) }
    }
  }

  private mutating func add(_ bytes: [UInt8]) {
    longest = max(longest, bytes.count)
    var node = 0
    for byte in bytes {
      let key = node << 8 | Int(byte)
      let next = children[key] ?? children.count + 1
      children[key] = next
      node = next
    }
    ends.insert(node)
  }
}
