/// A call of a method on a text or an array, with JavaScript's rules; places count UTF-16 units.
struct FlowMethodCall {
  /// What a method on a text gives.
  enum Result {
    case value(FlowValue)
    /// The text has to be padded to so many units, which costs before it is there.
    case padded(Int)
    /// A character would be cut in two.
    case halved
  }

  let arguments: [FlowValue]

  private func argument(_ place: Int) -> FlowValue {
    place < arguments.count ? arguments[place] : .undefined
  }

  /// Returns a place given as an argument, between 0 and a length; a negative one counts from the end if
  /// `fromEnd`.
  private func place(_ argument: FlowValue, _ usual: Int, _ length: Int, fromEnd: Bool) -> Int {
    if argument == .undefined { return usual }
    let number = argument.number
    if number.isNaN { return 0 }
    let whole = number.rounded(.towardZero)
    let counted = fromEnd && whole < 0 ? whole + Double(length) : whole
    return Int(min(max(counted, 0), Double(length)))
  }

  // MARK: - Texts

  /// Returns what a method gives on a text; `nil` if texts have no such method.
  func result(of method: FlowMethod, on text: String) -> Result? {
    let units = Array(text.utf16)
    switch method {
    case .includes:
      let start = place(argument(1), 0, units.count, fromEnd: false)
      return .value(.bool(units.place(of: sought, from: start) != nil))
    case .indexOf:
      let start = place(argument(1), 0, units.count, fromEnd: false)
      return .value(.number(Double(units.place(of: sought, from: start) ?? -1)))
    case .startsWith:
      let start = place(argument(1), 0, units.count, fromEnd: false)
      return .value(.bool(units[start...].starts(with: sought)))
    case .endsWith:
      let end = place(argument(1), units.count, units.count, fromEnd: false)
      let sought = sought
      return .value(.bool(sought.count <= end && units[(end - sought.count)..<end] == sought[...]))
    case .slice:
      let start = place(argument(0), 0, units.count, fromEnd: true)
      let end = place(argument(1), units.count, units.count, fromEnd: true)
      return Self.text(units[start..<max(start, end)])
    case .split: return split(text, units)
    case .trim:
      let scalars = text.unicodeScalars
      let front = scalars.drop { FlowNumber.isBlank($0) }
      let end = front.lastIndex { !FlowNumber.isBlank($0) }
      return .value(.string(end.map { String(front[...$0]) } ?? ""))
    case .toUpperCase: return .value(.string(text.uppercased()))
    case .toLowerCase: return .value(.string(Self.lowercased(text)))
    case .replace: return .value(.string(replaced(text, units)))
    case .padStart:
      let wanted = argument(0).number
      guard wanted > Double(units.count), !fill.isEmpty else { return .value(.string(text)) }
      let count = Int(min(wanted, 1e9))
      let rest = (count - units.count) % fill.count
      return rest > 0 && fill[rest - 1] & 0xFC00 == 0xD800 ? .halved : .padded(count)
    case .join: return nil
    }
  }

  /// The first argument as a text.
  private var sought: [UInt16] { Array(argument(0).scriptText.utf16) }

  /// What `padStart` fills with.
  private var fill: [UInt16] {
    argument(1) == .undefined ? [0x20] : Array(argument(1).scriptText.utf16)
  }

  /// Returns a text with as much before it as it lacks.
  func padded(_ text: String, to count: Int) -> String {
    let missing = count - text.utf16.count
    let fill = fill
    let front = (0..<missing).map { fill[$0 % fill.count] }
    return String(decoding: front, as: UTF16.self) + text
  }

  private static func text(_ units: ArraySlice<UInt16>) -> Result {
    if let first = units.first, first & 0xFC00 == 0xDC00 { return .halved }
    if let last = units.last, last & 0xFC00 == 0xD800 { return .halved }
    return .value(.string(String(decoding: units, as: UTF16.self)))
  }

  private func split(_ text: String, _ units: [UInt16]) -> Result {
    let limit = argument(1) == .undefined ? Int.max : Self.unsigned(argument(1).number)
    if limit == 0 { return .value(.array([])) }
    guard argument(0) != .undefined else { return .value(.array([.string(text)])) }
    let separator = sought
    var parts: [ArraySlice<UInt16>] = []
    if separator.isEmpty {
      parts = units.indices.prefix(limit).map { units[$0...$0] }
    } else {
      var start = 0
      while let found = units.place(of: separator, from: start) {
        parts.append(units[start..<found])
        start = found + separator.count
      }
      parts.append(units[start...])
    }
    var texts: [FlowValue] = []
    for part in parts.prefix(limit) {
      guard case .value(let text) = Self.text(part) else { return .halved }
      texts.append(text)
    }
    return .value(.array(texts))
  }

  /// JavaScript's conversion to 32 bits without a sign.
  private static func unsigned(_ number: Double) -> Int {
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return Int(rest < 0 ? rest + 4_294_967_296 : rest)
  }

  /// Replaces the first occurrence; `$&`, `` $` ``, `$'` and `$$` have their meaning in the replacement.
  private func replaced(_ text: String, _ units: [UInt16]) -> String {
    let sought = sought
    guard let start = units.place(of: sought, from: 0) else { return text }
    let end = start + sought.count
    var made = units[..<start]
    var rest = Array(argument(1).scriptText.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x24, let next = rest.first else {
        made.append(unit)
        continue
      }
      switch next {
      case 0x24: made.append(unit)
      case 0x26: made += sought
      case 0x60: made += units[..<start]
      case 0x27: made += units[end...]
      default:
        made.append(unit)
        continue
      }
      rest.removeFirst()
    }
    return String(decoding: made + units[end...], as: UTF16.self)
  }

  /// Returns a text in small letters, with the Greek sigma in its form at the end of a word.
  private static func lowercased(_ text: String) -> String {
    guard text.unicodeScalars.contains("Σ") else { return text.lowercased() }
    let scalars = Array(text.unicodeScalars)
    var made = ""
    for (place, scalar) in scalars.enumerated() {
      guard scalar == "Σ" else {
        made += scalar.properties.lowercaseMapping
        continue
      }
      let before = scalars[..<place].last { !$0.properties.isCaseIgnorable }
      let after = scalars[(place + 1)...].first { !$0.properties.isCaseIgnorable }
      let isFinal = before?.properties.isCased == true && after?.properties.isCased != true
      made += isFinal ? "ς" : "σ"
    }
    return made
  }

  // MARK: - Arrays

  /// Returns what a method gives on an array; `nil` if arrays have no such method.
  func result(of method: FlowMethod, on items: [FlowValue]) -> FlowValue? {
    switch method {
    case .includes:
      let start = place(argument(1), 0, items.count, fromEnd: true)
      let sought = argument(0)
      return .bool(items[start...].contains { Self.isSame($0, sought) })
    case .indexOf:
      let start = place(argument(1), 0, items.count, fromEnd: true)
      let sought = argument(0)
      let found = items[start...].firstIndex { $0.isIdentical(to: sought) }
      return .number(Double(found ?? -1))
    case .slice:
      let start = place(argument(0), 0, items.count, fromEnd: true)
      let end = place(argument(1), items.count, items.count, fromEnd: true)
      return .array(Array(items[start..<max(start, end)]))
    case .join:
      let separator = argument(0) == .undefined ? "," : argument(0).scriptText
      return .string(
        items.map { $0.isMissing ? "" : $0.scriptText }.joined(separator: separator)
      )
    default: return nil
    }
  }

  private static func isSame(_ one: FlowValue, _ other: FlowValue) -> Bool {
    if case .number(let one) = one, case .number(let other) = other, one.isNaN, other.isNaN {
      return true
    }
    return one.isIdentical(to: other)
  }
}

extension [UInt16] {
  /// Returns the first place from `start` at which another text begins.
  fileprivate func place(of other: [UInt16], from start: Int) -> Int? {
    guard let first = other.first else { return start }
    guard other.count <= count - start else { return nil }
    return (start...(count - other.count)).first { place in
      self[place] == first && self[place..<(place + other.count)] == other[...]
    }
  }
}
