/// A call of a method on a text or an array, with JavaScript's rules; places count UTF-16 units.
struct FlowMethodCall {
  /// The result of a method on a text.
  enum Result {
    case value(FlowValue)
    /// A text of so many bytes, which cost before it is there.
    case long(Int, () -> String)
    /// A result of so much work, in units of a search, which costs before it is there.
    case costly(Int, () -> Result)
    /// A character would be cut in two.
    case halved
    /// An argument is out of range, in a sentence.
    case invalid(String)
  }

  let arguments: [FlowValue]

  func argument(_ place: Int) -> FlowValue {
    place < arguments.count ? arguments[place] : .undefined
  }

  /// Returns a place given as an argument, between 0 and a length; a negative one counts from the end if
  /// `fromEnd`.
  func place(_ argument: FlowValue, _ usual: Int, _ length: Int, fromEnd: Bool) -> Int {
    if argument == .undefined { return usual }
    let number = argument.number
    if number.isNaN { return 0 }
    let whole = number.rounded(.towardZero)
    let counted = fromEnd && whole < 0 ? whole + Double(length) : whole
    return Int(min(max(counted, 0), Double(length)))
  }

  /// Returns the place in a text or an array that `at` or `charAt` means; `nil` if it is outside.
  func index(_ length: Int, fromEnd: Bool) -> Int? {
    let number = argument(0).number
    let whole = number.isNaN ? 0 : number.rounded(.towardZero)
    let counted = fromEnd && whole < 0 ? whole + Double(length) : whole
    return counted >= 0 && counted < Double(length) ? Int(counted) : nil
  }

  /// Returns the last place at which `lastIndexOf` begins to search; `nil` if there is none.
  func lastPlace(_ length: Int) -> Int {
    let number = argument(1).number
    if number.isNaN { return length }
    return Int(min(max(number.rounded(.towardZero), 0), Double(length)))
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
    case .lastIndexOf:
      let found = units.lastPlace(of: sought, upTo: lastPlace(units.count))
      return .value(.number(Double(found ?? -1)))
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
    case .substring:
      let start = place(argument(0), 0, units.count, fromEnd: false)
      let end = place(argument(1), units.count, units.count, fromEnd: false)
      return Self.text(units[min(start, end)..<max(start, end)])
    case .substr:
      let start = place(argument(0), 0, units.count, fromEnd: true)
      let count = place(argument(1), units.count - start, units.count - start, fromEnd: false)
      return Self.text(units[start..<(start + count)])
    case .at: return unit(index(units.count, fromEnd: true), in: units) ?? .value(.undefined)
    case .charAt: return unit(index(units.count, fromEnd: false), in: units) ?? .value(.string(""))
    case .charCodeAt:
      let index = index(units.count, fromEnd: false)
      return .value(.number(index.map { Double(units[$0]) } ?? .nan))
    case .codePointAt:
      return .value(
        index(units.count, fromEnd: false).map { Self.point(at: $0, in: units) } ?? .undefined
      )
    case .concat: return .value(.string(text + arguments.map(\.scriptText).joined()))
    case .split: return split(text, units)
    case .trim: return .value(.string(Self.trimmed(text, front: true, back: true)))
    case .trimStart: return .value(.string(Self.trimmed(text, front: true, back: false)))
    case .trimEnd: return .value(.string(Self.trimmed(text, front: false, back: true)))
    case .toUpperCase, .toLocaleUpperCase: return .value(.string(text.uppercased()))
    case .toLowerCase, .toLocaleLowerCase: return .value(.string(Self.lowercased(text)))
    case .replace, .replaceAll: return replaced(units, all: method == .replaceAll)
    case .padStart, .padEnd: return padded(text, units.count, atEnd: method == .padEnd)
    case .repeat: return repeated(text)
    default: return nil
    }
  }

  /// The first argument as a text.
  private var sought: [UInt16] { Array(argument(0).scriptText.utf16) }

  private func unit(_ index: Int?, in units: [UInt16]) -> Result? {
    index.map { Self.text(units[$0...$0]) }
  }

  private static func point(at index: Int, in units: [UInt16]) -> FlowValue {
    let unit = units[index]
    guard unit & 0xFC00 == 0xD800, index + 1 < units.count, units[index + 1] & 0xFC00 == 0xDC00
    else { return .number(Double(unit)) }
    return .number(Double(0x10000 + Int(unit & 0x3FF) << 10 + Int(units[index + 1] & 0x3FF)))
  }

  private static func trimmed(_ text: String, front: Bool, back: Bool) -> String {
    var scalars = text.unicodeScalars[...]
    if front { scalars = scalars.drop { FlowNumber.isBlank($0) } }
    if back, let end = scalars.lastIndex(where: { !FlowNumber.isBlank($0) }) {
      scalars = scalars[...end]
    } else if back {
      return ""
    }
    return String(scalars)
  }

  private func repeated(_ text: String) -> Result {
    let number = argument(0).number
    let count = number.isNaN ? 0 : number.rounded(.towardZero)
    guard count >= 0, count.isFinite else {
      return .invalid(
        "“repeat” takes a number from 0, but \(FlowNumber.text(of: number)) stands here."
      )
    }
    let bytes = min(count * Double(text.utf8.count), 1e9)
    return .long(Int(bytes)) { String(repeating: text, count: text.isEmpty ? 0 : Int(count)) }
  }

  private func padded(_ text: String, _ length: Int, atEnd: Bool) -> Result {
    let wanted = argument(0).number
    let fill = argument(1) == .undefined ? [0x20] : Array(argument(1).scriptText.utf16)
    guard wanted.rounded(.towardZero) > Double(length), !fill.isEmpty else {
      return .value(.string(text))
    }
    let missing = Int(min(wanted, 1e9)) - length
    let rest = missing % fill.count
    if rest > 0, fill[rest - 1] & 0xFC00 == 0xD800 { return .halved }
    return .long(length + missing) {
      let padding = String(decoding: (0..<missing).map { fill[$0 % fill.count] }, as: UTF16.self)
      return atEnd ? text + padding : padding + text
    }
  }

  static func text(_ units: ArraySlice<UInt16>) -> Result {
    guard let text = String(whole: units) else { return .halved }
    return .value(.string(text))
  }

  private func split(_ text: String, _ units: [UInt16]) -> Result {
    let limit = splitLimit
    if limit == 0 { return .value(.array([])) }
    guard argument(0) != .undefined else { return .value(.array([.string(text)])) }
    let separator = sought
    var parts: [ArraySlice<UInt16>] = []
    if separator.isEmpty {
      parts = units.indices.prefix(limit).map { units[$0...$0] }
    } else {
      var start = 0
      while parts.count < limit, let found = units.place(of: separator, from: start) {
        parts.append(units[start..<found])
        start = found + separator.count
      }
      parts.append(units[start...])
    }
    return Self.texts(parts.prefix(limit).map { $0 })
  }

  /// The most values that a call makes: together they cost more than an evaluation may.
  static let mostParts = 1 << 16

  /// The most parts of `split`.
  var splitLimit: Int {
    argument(1) == .undefined
      ? Self.mostParts : min(Self.unsigned(argument(1).number), Self.mostParts)
  }

  static func texts(_ parts: some Sequence<ArraySlice<UInt16>?>) -> Result {
    var texts: [FlowValue] = []
    for part in parts {
      guard let part else {
        texts.append(.undefined)
        continue
      }
      guard case .value(let text) = text(part) else { return .halved }
      texts.append(text)
    }
    return .value(.array(texts))
  }

  /// JavaScript's conversion to 32 bits without a sign.
  static func unsigned(_ number: Double) -> Int {
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return Int(rest < 0 ? rest + 4_294_967_296 : rest)
  }

  /// Replaces the first occurrence, or all.
  private func replaced(_ units: [UInt16], all: Bool) -> Result {
    let sought = sought
    let replacement = FlowReplacement(argument(1).scriptText)
    var matches: [Int] = []
    var start = 0
    while start <= units.count, let found = units.place(of: sought, from: start) {
      matches.append(found)
      guard all else { break }
      start = found + max(sought.count, 1)
    }
    return .costly(replacement.work(ofMatches: matches.count)) {
      var made: [UInt16] = []
      var end = 0
      for found in matches where made.count <= FlowReplacement.mostUnits {
        made += units[end..<found]
        end = found + sought.count
        let match = FlowReplacement.Match(units: units, range: found..<end)
        replacement.append(to: &made, for: match)
      }
      return FlowReplacement.result(made, units[end...])
    }
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
}

extension [UInt16] {
  /// Returns the first place from `start` at which another text begins.
  fileprivate func place(of other: [UInt16], from start: Int) -> Int? {
    guard !other.isEmpty else { return start }
    guard other.count <= count - start else { return nil }
    // Knuth, Morris and Pratt: at each place a stranger's text may agree with the sought one nearly to its end.
    let borders = other.borders
    var matched = 0
    for index in start..<count {
      while matched > 0, self[index] != other[matched] { matched = borders[matched - 1] }
      if self[index] == other[matched] { matched += 1 }
      if matched == other.count { return index + 1 - matched }
    }
    return nil
  }

  /// Returns the last place up to `end` at which another text begins.
  fileprivate func lastPlace(of other: [UInt16], upTo end: Int) -> Int? {
    guard other.count <= count else { return nil }
    let length = Swift.min(end, count - other.count) + other.count
    let place = Array(prefix(length).reversed()).place(of: other.reversed(), from: 0)
    return place.map { length - $0 - other.count }
  }

  /// For each beginning, the length of the longest shorter beginning that also ends it.
  private var borders: [Int] {
    var borders = [Int](repeating: 0, count: count)
    var length = 0
    for index in indices.dropFirst() {
      while length > 0, self[index] != self[length] { length = borders[length - 1] }
      if self[index] == self[length] { length += 1 }
      borders[index] = length
    }
    return borders
  }
}
