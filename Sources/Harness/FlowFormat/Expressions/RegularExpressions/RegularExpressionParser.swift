/// Reads a regular expression as JavaScript does, in its old form without the flag `u` and its strict one with it.
struct RegularExpressionParser {
  private static let deepest = 32
  /// The largest number in `{2,3}`; the program's length bounds it further.
  private static let largest = 1_000_000
  /// A name has fewer characters: names are compared by their normal form, which takes long for long ones.
  private static let longestName = 100

  let options: RegularExpressionOptions
  /// UTF-16 units, or Unicode scalars with the flag `u`.
  let text: [UInt32]
  var index = 0
  private var group = 0
  private var depth = 0
  private let groupCount: Int
  let names: [(name: String, group: Int)]
  private let groupsByName: [String: Int]

  init(
    _ source: String,
    _ options: RegularExpressionOptions
  ) throws(RegularExpressionError) {
    self.options = options
    text =
      options.isUnicode
      ? source.unicodeScalars.map(\.value) : source.utf16.map { UInt32($0) }
    (groupCount, names) = try Self.groups(in: text)
    groupsByName = Dictionary(names.map { ($0.name, $0.group) }) { first, _ in first }
  }

  mutating func pattern() throws(RegularExpressionError) -> RegularExpressionPattern {
    let node = try choice()
    guard index == text.count else {
      throw RegularExpressionError("A “)” in this regular expression closes nothing. Write “\\)”.")
    }
    return RegularExpressionPattern(node: node, groups: groupCount, names: names)
  }

  // MARK: - Characters

  func isAt(_ character: Character) -> Bool { peek() == character.unicodeScalars.first?.value }

  func peek(_ ahead: Int = 0) -> UInt32? {
    index + ahead < text.count ? text[index + ahead] : nil
  }

  func isAt(_ words: String) -> Bool {
    let scalars = words.unicodeScalars.map(\.value)
    return text[index...].starts(with: scalars)
  }

  mutating func take(_ words: String) -> Bool {
    guard isAt(words) else { return false }
    index += words.unicodeScalars.count
    return true
  }

  static func digit(_ character: UInt32?) -> Int? {
    guard let character, (0x30...0x39).contains(character) else { return nil }
    return Int(character - 0x30)
  }

  // MARK: - Parts

  private mutating func choice() throws(RegularExpressionError) -> RegularExpressionNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw RegularExpressionError(
        "This regular expression is nested more than \(Self.deepest) levels deep. Simplify it."
      )
    }
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(RegularExpressionError) -> RegularExpressionNode {
    var parts: [RegularExpressionNode] = []
    while index < text.count, !isAt("|"), !isAt(")") {
      let first = group + 1
      let part = try term()
      parts.append(try repetition(of: part, groups: first..<(group + 1)))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func term() throws(RegularExpressionError) -> RegularExpressionNode {
    if take("^") { return .start }
    if take("$") { return .end }
    if take(".") { return .any }
    if take("[") { return .set(try set()) }
    if isAt("(") { return try brackets() }
    if take("\\") { return try escape() }
    if isAt("*") || isAt("+") || isAt("?") {
      throw RegularExpressionError("A sign like “*” in this regular expression repeats nothing.")
    }
    if isAt("{") {
      var after = self
      if options.isUnicode || after.bounds() != nil {
        throw RegularExpressionError(
          "A “{” in this regular expression repeats nothing. Write “\\{”."
        )
      }
    }
    if options.isUnicode, isAt("}") || isAt("]") {
      throw RegularExpressionError("A bracket in this regular expression closes nothing.")
    }
    defer { index += 1 }
    return .character(text[index])
  }

  private mutating func brackets() throws(RegularExpressionError) -> RegularExpressionNode {
    let kinds = [
      (mark: "(?=", isAhead: true, isNegative: false), ("(?!", true, true), ("(?<=", false, false),
      ("(?<!", false, true),
    ]
    for (mark, isAhead, isNegative) in kinds where take(mark) {
      let part = try choice()
      try close()
      return .look(part, isAhead: isAhead, isNegative: isNegative)
    }
    if take("(?:") {
      let part = try choice()
      try close()
      return part
    }
    if isAt("(?"), !isAt("(?<") {
      throw RegularExpressionError("“(?” in this regular expression begins no known group.")
    }
    if isAt("(?<") {
      while index < text.count, !isAt(">") { index += 1 }
    }
    index += 1
    group += 1
    let number = group
    let part = try choice()
    try close()
    return .group(part, number)
  }

  private mutating func close() throws(RegularExpressionError) {
    guard take(")") else {
      throw RegularExpressionError("A “(” in this regular expression is not closed. Add “)”.")
    }
  }

  // MARK: - Repetitions

  private mutating func repetition(
    of part: RegularExpressionNode,
    groups: Range<Int>
  ) throws(RegularExpressionError) -> RegularExpressionNode {
    var made = RegularExpressionRepetition(part: part, least: 0, most: nil, groups: groups)
    if take("*") {
      made.least = 0
    } else if take("+") {
      made.least = 1
    } else if take("?") {
      made.most = 1
    } else if isAt("{"), let (least, most) = bounds() {
      made.least = least
      made.most = most
    } else {
      return part
    }
    made.isLazy = take("?")
    if let most = made.most, most < made.least {
      throw RegularExpressionError(
        "The numbers in “{…}” of this regular expression are out of order."
      )
    }
    switch part {
    case .look(_, let isAhead, _) where isAhead && !options.isUnicode: break
    case .start, .end, .boundary, .look:
      throw RegularExpressionError("A sign like “*” in this regular expression repeats nothing.")
    default: break
    }
    return .repetition(made)
  }

  /// Reads `{2}`, `{2,}` or `{2,3}`; nothing if it is none of them.
  private mutating func bounds() -> (least: Int, most: Int?)? {
    let start = index
    index += 1
    if let least = number() {
      if take("}") { return (least, least) }
      if take(",") {
        if take("}") { return (least, nil) }
        if let most = number(), take("}") { return (least, most) }
      }
    }
    index = start
    return nil
  }

  /// Reads digits; a number that is too large counts as the largest.
  mutating func number() -> Int? {
    guard var value = Self.digit(peek()) else { return nil }
    index += 1
    while let digit = Self.digit(peek()) {
      value = min(value * 10 + digit, Self.largest)
      index += 1
    }
    return value
  }

  // MARK: - References

  private mutating func escape() throws(RegularExpressionError) -> RegularExpressionNode {
    guard let character = peek() else {
      throw RegularExpressionError("A regular expression cannot end with a backslash.")
    }
    if take("b") { return .boundary(isNegative: false) }
    if take("B") { return .boundary(isNegative: true) }
    if character == 0x6B, !names.isEmpty || options.isUnicode { return try namedReference() }
    if let digit = Self.digit(character), digit > 0 {
      let start = index
      if let number = number(), number <= groupCount { return .reference(number) }
      index = start
      guard !options.isUnicode else {
        throw RegularExpressionError("“\\\(digit)” in this regular expression names no group.")
      }
    }
    if let set = try setEscape() { return .set(set) }
    return .character(try characterEscape(inSet: false))
  }

  private mutating func namedReference() throws(RegularExpressionError) -> RegularExpressionNode {
    index += 1
    let name = try? Self.name(in: text, at: index)
    guard let name, let group = groupsByName[name.name] else {
      throw RegularExpressionError("“\\k” in this regular expression names no group.")
    }
    index = name.end
    return .reference(group)
  }

  /// Counts the groups, and finds their names.
  private static func groups(
    in text: [UInt32]
  ) throws(RegularExpressionError) -> (Int, [(name: String, group: Int)]) {
    var count = 0
    var names: [(name: String, group: Int)] = []
    var known: Set<String> = []
    var isInSet = false
    var index = 0
    while index < text.count {
      defer { index += 1 }
      switch text[index] {
      case 0x5C: index += 1
      case 0x5B: isInSet = true
      case 0x5D: isInSet = false
      case 0x28 where !isInSet:
        let next = text[(index + 1)...].prefix(3).map { $0 }
        guard count < RegularExpressionProgram.most else { throw .tooLong }
        guard next.first == 0x3F else {
          count += 1
          continue
        }
        guard next.count == 3, next[1] == 0x3C, next[2] != 0x3D, next[2] != 0x21 else { continue }
        count += 1
        let (name, _) = try Self.name(in: text, at: index + 2)
        guard known.insert(name).inserted else {
          throw RegularExpressionError("Two groups of this regular expression have the same name.")
        }
        names.append((name, count))
      default: break
      }
    }
    return (count, names)
  }

  /// Reads `<name>`.
  private static func name(
    in text: [UInt32],
    at start: Int
  ) throws(RegularExpressionError) -> (name: String, end: Int) {
    guard start < text.count, text[start] == 0x3C,
      let end = text[start...].firstIndex(of: 0x3E)
    else { throw RegularExpressionError("A group of this regular expression has no name.") }
    guard end - start <= longestName else {
      throw RegularExpressionError(
        "A group of this regular expression has a name of \(longestName) characters or more. Shorten it."
      )
    }
    var name = ""
    for character in text[(start + 1)..<end] {
      guard let scalar = Unicode.Scalar(character),
        scalar == "_" || scalar == "$" || scalar.properties.isIDContinue
      else { throw RegularExpressionError("A group of this regular expression has no valid name.") }
      name.unicodeScalars.append(scalar)
    }
    guard let first = name.unicodeScalars.first,
      first == "_" || first == "$" || first.properties.isIDStart
    else { throw RegularExpressionError("A group of this regular expression has no valid name.") }
    return (name, end + 1)
  }
}
