extension ExpressionLexer {
  mutating func number() throws(FlowError) -> Double {
    let start = cursor.offset
    let position = cursor.position
    let isHexadecimal = cursor.starts(with: "0x") || cursor.starts(with: "0X")
    var last: UInt8 = 0
    var hasPoint = false
    while let byte = cursor.current {
      let isPoint = byte == UInt8(ascii: ".")
      // The second point begins a member, as in `1.5.toFixed()`, unless a digit follows.
      if isPoint, hasPoint, !isDigit(cursor.byte(ahead: 1)) { break }
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let isExponent = isSign && !isHexadecimal && last | 0x20 == UInt8(ascii: "e")
      guard isDigit(byte) || isLetter(byte) || isPoint || isExponent else { break }
      hasPoint = hasPoint || isPoint
      last = byte
      cursor.advance(1)
    }
    let text = cursor.text(from: start)
    if text.hasPrefix("0"), isDigit(text.utf8.dropFirst().first) {
      throw failure(
        "“\(text.clipped(to: 24))” is no number: write it without the 0 at its front.",
        at: position
      )
    }
    let value = FlowNumber.value(of: text)
    guard !value.isNaN else {
      throw failure("“\(text.clipped(to: 24))” is no number.", at: position)
    }
    return value
  }

  mutating func string(quote: UInt8) throws(FlowError) -> String {
    let position = cursor.position
    cursor.advance(1)
    var bytes: [UInt8] = []
    while let byte = cursor.current {
      if byte == quote {
        cursor.advance(1)
        let text = String(decoding: bytes, as: UTF8.self)
        // Escapes add marks that the bytes of the file don't show.
        guard !MarkRun.isTooLong(in: text) else { throw failure(MarkRun.complaint, at: position) }
        return text
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

  mutating func escape() throws(FlowError) -> [UInt8] {
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
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0") where !isDigit(cursor.current): return [0x00]
    case UInt8(ascii: "x"):
      if let value = digits(2), let scalar = Unicode.Scalar(value) {
        return Array(String(Character(scalar)).utf8)
      }
      throw failure("“\\x” needs two hexadecimal digits.", at: position)
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: "`"):
      return [letter]
    case UInt8(ascii: "u"):
      return Array(String(Character(try numberedScalar(from: position))).utf8)
    default:
      throw failure(
        "“\\\(character)” is no escape. Known are \\n, \\t, \\r, \\b, \\f, \\v, \\0, \\\\, \\', \\\", \\`, "
          + "\\/, \\$, \\xXX, \\uXXXX and \\u{X}.",
        at: position
      )
    }
  }

  /// Reads the character of a `\u` escape, or of two that form a surrogate pair.
  mutating func numberedScalar(
    from position: FlowPosition
  ) throws(FlowError) -> Unicode.Scalar {
    if cursor.current == UInt8(ascii: "{") {
      cursor.advance(1)
      let start = cursor.offset
      while isDigit(cursor.current) || isLetter(cursor.current) { cursor.advance(1) }
      let scalar = UInt32(cursor.text(from: start), radix: 16).flatMap { Unicode.Scalar($0) }
      if let scalar, cursor.current == UInt8(ascii: "}") {
        cursor.advance(1)
        return scalar
      }
      throw failure("“\\u{…}” needs the hexadecimal digits of a character.", at: position)
    }
    let first = digits(4)
    if let scalar = first.flatMap({ Unicode.Scalar($0) }) { return scalar }
    if let first, first & 0xFC00 == 0xD800, cursor.starts(with: "\\u") {
      cursor.advance(2)
      if let second = digits(4), second & 0xFC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
      {
        return scalar
      }
    }
    throw failure("“\\u” needs four hexadecimal digits that name a character.", at: position)
  }

  private mutating func digits(_ count: Int) -> UInt32? {
    let start = cursor.offset
    cursor.advance(count)
    let digits = cursor.text(from: start)
    guard digits.utf8.count == count, digits.utf8.first != UInt8(ascii: "+") else { return nil }
    return UInt32(digits, radix: 16)
  }

  /// Reads a part of a text in backquotes, up to `${` or the closing backquote.
  ///
  /// - Returns: The part, and whether it is the last one.
  mutating func templatePart(
    opening: FlowPosition
  ) throws(FlowError) -> (text: String, isLast: Bool) {
    var bytes: [UInt8] = []
    while let byte = cursor.current {
      if byte == UInt8(ascii: "`") || cursor.starts(with: "${") {
        cursor.advance(byte == UInt8(ascii: "`") ? 1 : 2)
        return (String(decoding: bytes, as: UTF8.self), byte == UInt8(ascii: "`"))
      }
      if byte == UInt8(ascii: "\\") {
        bytes.append(contentsOf: try escape())
      } else {
        bytes.append(byte)
        cursor.advance(1)
      }
    }
    throw failure("The text that begins here has no closing backquote “`”.", at: opening)
  }

  /// Reads a regular expression and its flags, after its opening `/`.
  ///
  /// - Parameters:
  ///   - mark: The token that began it, `/` or `/=`.
  ///   - opening: The place of this token.
  /// - Returns: The expression; `nil` if no `/` closes it.
  /// - Throws: An error if the text between them is no expression.
  mutating func regularExpression(
    after mark: String,
    opening: FlowPosition
  ) throws(FlowError) -> FlowRegularExpression? {
    let start = cursor.offset
    var isInSet = false
    while let byte = cursor.current, byte != 0x0A, isInSet || byte != UInt8(ascii: "/") {
      if byte == UInt8(ascii: "[") { isInSet = true }
      if byte == UInt8(ascii: "]") { isInSet = false }
      cursor.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    guard cursor.current == UInt8(ascii: "/") else { return nil }
    let source = mark.dropFirst() + cursor.text(from: start)
    cursor.advance(1)
    let end = cursor.offset
    while isLetter(cursor.current) || isDigit(cursor.current) { cursor.advance(1) }
    do throws(RegularExpressionError) {
      return try FlowRegularExpression(String(source), flags: cursor.text(from: end))
    } catch {
      throw failure(error.message, at: opening)
    }
  }
}
