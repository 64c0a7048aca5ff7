/// Splits the content of a `${…}` into tokens.
struct ExpressionLexer {
  var cursor: ScalarCursor
  let file: String

  /// The longest come first, so that `==` is not read as two `=`.
  private static let marks: [StaticString] = [
    "===", "!==", "**=", "&&=", "||=", "??=", "...", "=>", "==", "!=", "<=", ">=", "&&", "||", "??",
    "?.", "++", "--",
    "+=", "-=", "*=", "/=", "%=", "**", "+", "-", "*", "/", "%", "<", ">", "!", "?", ":", "(", ")",
    "[", "]", "{", "}", ",", ".", "=", ";", "`",
  ]

  mutating func next() throws(FlowError) -> ExpressionToken {
    while cursor.current != nil, let scalar = cursor.scalar, FlowNumber.isBlank(scalar) {
      cursor.advance(UTF8.width(scalar))
    }
    let position = cursor.position
    guard let byte = cursor.current else { return ExpressionToken(kind: .end, position: position) }
    if isDigit(byte) || (byte == UInt8(ascii: ".") && isDigit(cursor.byte(ahead: 1))) {
      return ExpressionToken(kind: .number(try number()), position: position)
    }
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      return ExpressionToken(kind: .string(try string(quote: byte)), position: position)
    }
    if isLetter(byte) {
      let start = cursor.offset
      while isLetter(cursor.current) || isDigit(cursor.current) { cursor.advance(1) }
      return ExpressionToken(kind: .name(cursor.text(from: start)), position: position)
    }
    for mark in Self.marks where cursor.starts(with: mark) {
      // As in JavaScript: `a ?.5 : 1` is a choice.
      if mark.utf8CodeUnitCount == 2, cursor.starts(with: "?."), isDigit(cursor.byte(ahead: 2)) {
        continue
      }
      cursor.advance(mark.utf8CodeUnitCount)
      return ExpressionToken(kind: .mark(mark.description), position: position)
    }
    if let narrow = Self.narrow(cursor.scalar) {
      throw failure("“\(cursor.character)” is full-width. Write “\(narrow)”.", at: position)
    }
    throw failure(
      "“\(cursor.character)” cannot stand in “${…}”. Put a text in single quotes there.",
      at: position
    )
  }

  /// Returns the ASCII character that a full-width one from a Japanese keyboard represents.
  private static func narrow(_ scalar: Unicode.Scalar?) -> Character? {
    switch scalar?.value {
    case let value? where (0xFF01...0xFF5E).contains(value):
      Unicode.Scalar(value - 0xFEE0).map { Character($0) }
    case 0x2018, 0x2019: "'"
    case 0x201C, 0x201D: "\""
    case 0xFFE5, 0xA5: "\\"
    default: nil
    }
  }

  func failure(_ message: String, at position: FlowPosition) -> FlowError {
    FlowError(file: file, position: position, message: message)
  }

  func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    let lowered = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }
}
