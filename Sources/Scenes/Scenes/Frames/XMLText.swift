/// Words as XML text, without the characters that XML can't hold: for pictures of a screen or a layout.
package struct XMLText: CustomStringConvertible {
  package let description: String

  package init(_ words: String) {
    var words = words
    words.makeContiguousUTF8()
    let (bytes, scalars) = (words.utf8, words.unicodeScalars)
    var text = ""
    var (unwritten, index) = (bytes.startIndex, bytes.startIndex)
    while index < bytes.endIndex {
      guard Self.mayBeginEscaped(bytes[index]) else {
        bytes.formIndex(after: &index)
        continue
      }
      let next = scalars.index(after: index)
      if let escape = Self.escape(of: scalars[index]) {
        if unwritten < index { text += words[unwritten..<index] }
        text += escape
        unwritten = next
      }
      index = next
    }
    if unwritten == bytes.startIndex {
      description = words
    } else {
      text += words[unwritten...]
      description = text
    }
  }

  /// Returns a Boolean value that indicates whether a scalar with an escape may begin with a byte.
  ///
  /// These are `&`, `<`, `>`, controls, and the byte that U+FFFE and U+FFFF begin with. Runs of other bytes are copied.
  private static func mayBeginEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0xEF
  }

  /// Returns the text in place of a scalar; `nil` if the scalar stays.
  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\t", "\n", "\r", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...: nil
    default: "\u{FFFD}"
    }
  }
}
