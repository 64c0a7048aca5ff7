/// Splits the content of a `${…}` into tokens.
struct ExpressionLexer {
  var cursor: ScalarCursor
  let file: String

  /// The longest come first, so that `==` is not read as two `=`.
  private static let marks: [StaticString] = [
    "===", "!==", "**=", "...", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "++", "--",
    "+=", "-=", "*=", "/=", "%=", "**", "+", "-", "*", "/", "%", "<", ">", "!", "?", ":", "(", ")",
    "[", "]", "{", "}", ",", ".", "=", ";",
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
    if byte == UInt8(ascii: "`") {
      throw failure("Template strings are not part of “${…}”. Join texts with “+”.", at: position)
    }
    if let narrow = Self.narrow(cursor.scalar) {
      throw failure("“\(cursor.character)” is full-width. Write “\(narrow)”.", at: position)
    }
    throw failure(
      "“\(cursor.character)” cannot stand in “${…}”. Put a text in single quotes there.",
      at: position
    )
  }

  /// Returns the ASCII character that a full-width one from a Japanese keyboard stands for.
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

  private mutating func number() throws(FlowError) -> Double {
    let start = cursor.offset
    let position = cursor.position
    let isHexadecimal = cursor.starts(with: "0x") || cursor.starts(with: "0X")
    var last: UInt8 = 0
    while let byte = cursor.current {
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let isExponent = isSign && !isHexadecimal && last | 0x20 == UInt8(ascii: "e")
      guard isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: ".") || isExponent else {
        break
      }
      last = byte
      cursor.advance(1)
    }
    let text = cursor.text(from: start)
    if text.hasPrefix("0"), isDigit(text.utf8.dropFirst().first) {
      throw failure(
        "“\(text.prefix(24))” is no number: write it without the 0 at its front.",
        at: position
      )
    }
    let value = FlowNumber.value(of: text)
    guard !value.isNaN else {
      throw failure("“\(text.prefix(24))” is no number.", at: position)
    }
    return value
  }

  private mutating func string(quote: UInt8) throws(FlowError) -> String {
    let position = cursor.position
    cursor.advance(1)
    var bytes: [UInt8] = []
    while let byte = cursor.current {
      if byte == quote {
        cursor.advance(1)
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        bytes.append(contentsOf: try escape())
      } else {
        bytes.append(byte)
        cursor.advance(1)
      }
    }
    throw failure("The text that begins here has no closing quote.", at: position)
  }

  private mutating func escape() throws(FlowError) -> [UInt8] {
    let position = cursor.position
    cursor.advance(1)
    guard let letter = cursor.current else {
      throw failure("A text cannot end with a backslash. Write “\\\\”.", at: position)
    }
    let character = cursor.character
    cursor.advance(1)
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "/"),
      UInt8(ascii: "$"):
      return [letter]
    case UInt8(ascii: "u"):
      return Array(String(Character(try numberedScalar(from: position))).utf8)
    default:
      throw failure(
        "“\\\(character)” is no escape. Known are \\n, \\t, \\r, \\\\, \\', \\\", \\/, \\$ and \\uXXXX.",
        at: position
      )
    }
  }

  /// Reads the character of a `\u` escape, or of two that form a surrogate pair.
  private mutating func numberedScalar(
    from position: FlowPosition
  ) throws(FlowError) -> Unicode.Scalar {
    let first = fourDigits()
    if let scalar = first.flatMap({ Unicode.Scalar($0) }) { return scalar }
    if let first, first & 0xFC00 == 0xD800, cursor.starts(with: "\\u") {
      cursor.advance(2)
      if let second = fourDigits(), second & 0xFC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
      {
        return scalar
      }
    }
    throw failure("“\\u” needs four hexadecimal digits that name a character.", at: position)
  }

  private mutating func fourDigits() -> UInt32? {
    let start = cursor.offset
    cursor.advance(4)
    let digits = cursor.text(from: start)
    guard digits.utf8.count == 4, digits.utf8.first != UInt8(ascii: "+") else { return nil }
    return UInt32(digits, radix: 16)
  }

  private func failure(_ message: String, at position: FlowPosition) -> FlowError {
    FlowError(file: file, position: position, message: message)
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    let lowered = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }
}
