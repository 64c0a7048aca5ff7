extension YAMLParser {
  /// Reads a quoted scalar, which may continue on deeper lines.
  mutating func quoted(parentIndent: Int) throws(FlowError) -> YAMLNode {
    let start = cursor
    let quote = current
    let isDouble = quote == UInt8(ascii: "\"")
    var text = YAMLText()
    advance()
    text.mark(cursor.position)
    while true {
      if isAtEnd { throw unclosedQuote(at: start.position) }
      switch current {
      case quote where !isDouble && byte(ahead: 1) == quote:
        advance()
        text.mark(cursor.position)
        take(into: &text)
      case quote:
        advance()
        let scalar = text.scalar(style: isDouble ? .double : .single)
        // Escapes add marks that the bytes of the file don't show.
        if isDouble, MarkRun.isTooLong(in: scalar.text) {
          throw failure(MarkRun.complaint, at: start.position)
        }
        return YAMLNode(
          content: .scalar(scalar),
          position: start.position,
          range: start.offset..<cursor.offset
        )
      case UInt8(ascii: "\\") where isDouble:
        try escape(into: &text, opening: start.position, parentIndent: parentIndent)
      case 0x20, 0x09:
        let blanks = cursor
        skipBlanks()
        if !isAtBreak { text.append(bytes, from: blanks.offset, to: cursor.offset) }
      case 0x0A, 0x0D:
        text.fold(breaks: try lineBreaks(opening: start.position, parentIndent: parentIndent))
        text.mark(cursor.position)
      default:
        take(into: &text)
      }
    }
  }

  private mutating func take(into text: inout YAMLText) {
    let offset = cursor.offset
    advance()
    text.append(bytes, from: offset, to: cursor.offset)
  }

  /// Skips the breaks inside a quoted scalar and the blanks before its next line.
  private mutating func lineBreaks(
    opening: FlowPosition,
    parentIndent: Int
  ) throws(FlowError) -> Int {
    let (breaks, tab) = passBreaks()
    if isAtEnd || isAtDocumentMarker { throw unclosedQuote(at: opening) }
    if let tab { throw tabError(at: tab) }
    if indent <= parentIndent { throw unclosedQuote(at: opening) }
    return breaks
  }

  private func unclosedQuote(at position: FlowPosition) -> FlowError {
    failure(
      "The text that begins here has no closing quote. "
        + "Close it on this line, or indent its further lines.",
      at: position
    )
  }

  /// Reads one escape of YAML 1.2, whose backslash is under the cursor.
  private mutating func escape(
    into text: inout YAMLText,
    opening: FlowPosition,
    parentIndent: Int
  ) throws(FlowError) {
    let start = cursor.position
    advance()
    if isAtEnd { throw unclosedQuote(at: opening) }
    if isAtBreak {
      let breaks = try lineBreaks(opening: opening, parentIndent: parentIndent)
      text.newLines(breaks - 1)
      text.mark(cursor.position)
      return
    }
    text.mark(start)
    let letter = current
    let name = lineAhead().prefix(1)
    advance()
    switch letter {
    case UInt8(ascii: "x"): text.append(try hexadecimal(digits: 2, from: start))
    case UInt8(ascii: "u"): text.append(try hexadecimal(digits: 4, from: start))
    case UInt8(ascii: "U"): text.append(try hexadecimal(digits: 8, from: start))
    default:
      guard let scalar = Self.escapes[letter] else {
        throw failure(
          "“\\\(name)” is no escape. Write “\\\\” for a backslash, or use single quotes.",
          at: start
        )
      }
      text.append(scalar)
    }
    text.mark(cursor.position)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\u{0}", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\u{9}", 0x09: "\u{9}", UInt8(ascii: "n"): "\u{A}",
    UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\u{D}",
    UInt8(ascii: "e"): "\u{1B}", 0x20: " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  /// Reads the digits of a numbered escape; a pair of surrogates, as JSON writes them, is one
  /// character.
  private mutating func hexadecimal(
    digits: Int,
    from start: FlowPosition
  ) throws(FlowError) -> Unicode.Scalar {
    let value = try number(digits: digits, from: start)
    if let scalar = Unicode.Scalar(value) { return scalar }
    if (0xD800...0xDBFF).contains(value), current == UInt8(ascii: "\\"),
      byte(ahead: 1) == UInt8(ascii: "u")
    {
      advance()
      advance()
      let low = try number(digits: 4, from: start)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw failure("This escape names no Unicode character.", at: start)
  }

  private mutating func number(digits: Int, from start: FlowPosition) throws(FlowError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw failure("This escape needs \(digits) hexadecimal digits.", at: start)
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }
}
