/// Writes words so that neither a terminal nor a CI server takes any of them for an order.
///
/// A terminal obeys control characters, and hides or reorders text at the sign of invisible ones. GitHub's runner obeys
/// a line that begins with `::`, after white space, and `##[…]` anywhere in a line; Azure's and TeamCity's obey
/// `##vso[…]` and `##teamcity[…]`. One letter of such a mark is written as its escape. That happens everywhere, since
/// a process in a container does not know who reads its output.
package struct OutputWriter {
  private enum LineStart {
    case blank, colon, passed
  }

  private enum Mark {
    case none, hash, hashes, word
  }

  /// The text so far.
  package private(set) var text = ""
  private let showsControls: Bool
  private let escape: (Unicode.Scalar) -> String
  private var start = LineStart.blank
  private var mark = Mark.none
  private var previous: Unicode.Scalar?

  /// - Parameters:
  ///   - showsControls: A Boolean value that indicates whether controls and invisible characters are escaped.
  ///   - escape: The escape of the text's format; that of JSON and of people by default.
  package init(
    showsControls: Bool,
    escape: @escaping (Unicode.Scalar) -> String = { $0.escape() }
  ) {
    self.showsControls = showsControls
    self.escape = escape
  }

  /// Writes words from anywhere.
  ///
  /// It copies runs of plain bytes without a look at each scalar.
  package mutating func write(_ words: String) {
    var words = words
    words.makeContiguousUTF8()
    let (bytes, scalars) = (words.utf8, words.unicodeScalars)
    var (unwritten, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      let byte = bytes[index]
      if start == .passed, mark == .none, Self.isPlain(byte) {
        previous = Unicode.Scalar(byte)
        bytes.formIndex(after: &index)
        continue
      }
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      // Only a joiner depends on the next scalar.
      let following = scalar.isASCII || next == bytes.endIndex ? nil : scalars[next]
      if isUnsafe(scalar, before: following) {
        if unwritten < index { text += words[unwritten..<index] }
        text += escape(scalar)
        unwritten = next
        previous = nil
      } else {
        previous = scalar
      }
      index = next
    }
    text += words[unwritten...]
  }

  /// Returns a Boolean value that indicates whether a byte is a character that changes nothing in the middle of a line.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "#")
  }

  /// Writes the harness's own colours, which do not count as a part of the line.
  mutating func writeRaw(_ sequence: String) {
    text += sequence
  }

  /// Removes the text so far, and continues its line.
  package mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Writes a command on a line of its own.
  package mutating func write(_ command: WorkflowCommand) {
    if !text.isEmpty, previous != "\n" { text += "\n" }
    text += command.line
    (start, mark, previous) = (.passed, .none, nil)
  }

  /// Returns whether a scalar has to be escaped, and follows the line.
  private mutating func isUnsafe(
    _ scalar: Unicode.Scalar,
    before next: Unicode.Scalar?
  ) -> Bool {
    if scalar == "\n" || scalar == "\r" && !showsControls {
      (start, mark) = (.blank, .none)
      return false
    }
    if scalar.isInvisible {
      // The runner's search may not see it either.
      guard showsControls, !scalar.isPartOfSymbol(after: previous, before: next) else {
        return false
      }
      (start, mark) = (.passed, .none)
      return true
    }
    // Both, since each follows the line.
    let isColon = isSecondColon(scalar)
    let isBracket = isBracketOfMark(scalar)
    return isColon || isBracket
  }

  private mutating func isSecondColon(_ scalar: Unicode.Scalar) -> Bool {
    switch (start, scalar) {
    case (.passed, _): return false
    case (.blank, ":"): start = .colon
    case (.blank, _): if !scalar.properties.isWhitespace { start = .passed }
    case (.colon, _):
      start = .passed
      return scalar == ":"
    }
    return false
  }

  private mutating func isBracketOfMark(_ scalar: Unicode.Scalar) -> Bool {
    switch (mark, scalar) {
    case (.none, "#"), (.word, "#"): mark = .hash
    case (.hash, "#"), (.hashes, "#"): mark = .hashes
    case (.hashes, "["), (.word, "["):
      mark = .none
      return true
    case (.hashes, "a"..."z"), (.hashes, "A"..."Z"), (.word, "a"..."z"), (.word, "A"..."Z"):
      mark = .word
    default: mark = .none
    }
    return false
  }
}
