extension RegularExpressionParser {
  /// Reads the rest of `[…]`.
  mutating func set() throws(RegularExpressionError) -> RegularExpressionSet {
    var set = RegularExpressionSet()
    set.isInverted = take("^")
    while !take("]") {
      guard index < text.count else {
        throw RegularExpressionError("A “[” in this regular expression is not closed. Add “]”.")
      }
      let first = try member()
      guard isAt("-"), let next = peek(1), next != 0x5D else {
        first.insert(into: &set)
        continue
      }
      index += 1
      let last = try member()
      if case .character(let low) = first, case .character(let high) = last {
        guard low <= high else {
          throw RegularExpressionError(
            "A range in “[…]” of this regular expression is out of order."
          )
        }
        set.insert(low...high)
        continue
      }
      guard !options.isUnicode else {
        throw RegularExpressionError("A range in “[…]” of this regular expression has no two ends.")
      }
      first.insert(into: &set)
      set.insert(0x2D...0x2D)
      last.insert(into: &set)
    }
    return set
  }

  private enum Member {
    case character(UInt32)
    case set(RegularExpressionSet)

    func insert(into set: inout RegularExpressionSet) {
      switch self {
      case .character(let character): set.insert(character...character)
      case .set(let other): set.formUnion(other)
      }
    }
  }

  private mutating func member() throws(RegularExpressionError) -> Member {
    guard index < text.count else {
      throw RegularExpressionError("A “[” in this regular expression is not closed. Add “]”.")
    }
    guard take("\\") else {
      defer { index += 1 }
      return .character(text[index])
    }
    if let set = try setEscape() { return .set(set) }
    return .character(try characterEscape(inSet: true))
  }

  /// Reads the letter of an escape for a set, if there is one: `d`, `W`, `p{L}`.
  mutating func setEscape() throws(RegularExpressionError) -> RegularExpressionSet? {
    let kinds: [(String, RegularExpressionSet)] = [
      ("d", .digits), ("D", .digits.complement), ("s", .blanks), ("S", .blanks.complement),
      ("w", .words), ("W", .words.complement),
    ]
    for (letter, set) in kinds where take(letter) { return set }
    guard options.isUnicode, isAt("p") || isAt("P") else { return nil }
    let isInverted = isAt("P")
    index += 1
    var name = ""
    guard take("{") else { throw Self.unknownProperty(name) }
    while let character = peek(), !isAt("}") {
      Unicode.Scalar(character).map { name.unicodeScalars.append($0) }
      index += 1
    }
    guard take("}"), let property = RegularExpressionProperty(name, isInverted: isInverted) else {
      throw Self.unknownProperty(name)
    }
    return RegularExpressionSet(property)
  }

  private static func unknownProperty(_ name: String) -> RegularExpressionError {
    RegularExpressionError(
      "“\\p{\(name.clipped(to: 32))}” is not known here. Known are general categories, like \\p{L}."
    )
  }

  /// Reads what stands after the backslash of an escape for one character.
  mutating func characterEscape(inSet: Bool) throws(RegularExpressionError) -> UInt32 {
    guard let character = peek() else {
      throw RegularExpressionError("A regular expression cannot end with a backslash.")
    }
    index += 1
    switch character {
    case 0x62 where inSet: return 0x08
    case 0x6E: return 0x0A
    case 0x72: return 0x0D
    case 0x74: return 0x09
    case 0x76: return 0x0B
    case 0x66: return 0x0C
    case 0x63: return try control(inSet: inSet)
    case 0x78:
      if let value = hexadecimal(2) { return value }
    case 0x75:
      if let value = unicode() { return value }
    case 0x30...0x39:
      if let value = octal(character) { return value }
    default:
      let isPunctuation = "^$\\.*+?()[]{}|/".unicodeScalars.contains { $0.value == character }
      if !options.isUnicode || isPunctuation || (inSet && character == 0x2D) { return character }
    }
    guard !options.isUnicode else {
      let letter = Unicode.Scalar(character).map { String(Character($0)) } ?? ""
      throw RegularExpressionError("“\\\(letter)” is no escape of a regular expression.")
    }
    return character
  }

  /// Reads the letter of `\cA`; without one, the backslash is a character.
  private mutating func control(inSet: Bool) throws(RegularExpressionError) -> UInt32 {
    if let letter = peek(),
      (0x41...0x5A).contains(letter & ~0x20)
        || (inSet && !options.isUnicode && (Self.digit(letter) != nil || letter == 0x5F))
    {
      index += 1
      return letter % 32
    }
    guard !options.isUnicode else {
      throw RegularExpressionError("“\\c” is no escape of a regular expression.")
    }
    index -= 1
    return 0x5C
  }

  private mutating func octal(_ first: UInt32) -> UInt32? {
    guard first < 0x38 else { return nil }
    if options.isUnicode { return first == 0x30 && Self.digit(peek()) == nil ? 0 : nil }
    var value = first - 0x30
    let most = first < 0x34 ? 2 : 1
    for _ in 0..<most {
      guard let digit = Self.digit(peek()), digit < 8 else { break }
      value = value * 8 + UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func hexadecimal(_ count: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<count {
      guard let scalar = peek(offset).flatMap({ Unicode.Scalar($0) }), scalar.isASCII,
        let digit = Character(scalar).hexDigitValue
      else { return nil }
      value = value * 16 + UInt32(digit)
    }
    index += count
    return value
  }

  /// Reads the digits of `\u3042`, or with the flag `u` those of `\u{1F600}` and of two surrogates.
  private mutating func unicode() -> UInt32? {
    let start = index
    if options.isUnicode, take("{") {
      var value: UInt32 = 0
      var count = 0
      while let digit = hexadecimal(1) {
        value = min(value * 16 + digit, 0x11_0000)
        count += 1
      }
      if count > 0, value < 0x11_0000, take("}") { return value }
      index = start
      return nil
    }
    guard let first = hexadecimal(4) else { return nil }
    let middle = index
    if options.isUnicode, first & 0xFC00 == 0xD800, take("\\u"), let second = hexadecimal(4),
      second & 0xFC00 == 0xDC00
    {
      return 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
    }
    if options.isUnicode { index = middle }
    return first
  }
}
