/// Splits the content of a `${…}` into words.
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
    while let byte = cursor.current, byte == 0x20 || (0x09...0x0D).contains(byte) {
      cursor.advance(1)
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
      cursor.advance(mark.utf8CodeUnitCount)
      return ExpressionToken(kind: .mark(mark.description), position: position)
    }
    if byte == UInt8(ascii: "`") {
      throw failure("Template strings are not part of “${…}”. Join texts with “+”.", at: position)
    }
    throw failure(
      "“\(cursor.character)” cannot stand in “${…}”. Put a text in single quotes there.",
      at: position
    )
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
      let start = cursor.offset
      cursor.advance(4)
      let digits = cursor.text(from: start)
      if digits.utf8.count == 4, let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        return Array(String(Character(scalar)).utf8)
      }
      throw failure("“\\u” needs four hexadecimal digits that name a character.", at: position)
    default:
      throw failure(
        "“\\\(character)” is no escape. Known are \\n, \\t, \\r, \\\\, \\', \\\", \\/, \\$ and \\uXXXX.",
        at: position
      )
    }
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
