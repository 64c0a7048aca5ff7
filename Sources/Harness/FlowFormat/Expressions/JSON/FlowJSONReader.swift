/// Reads JSON as JavaScript's `JSON.parse`.
struct FlowJSONReader {
  /// The reason why a text is no JSON, in a sentence.
  struct Failure: Error {
    let message: String
  }

  private let bytes: [UInt8]
  private var index = 0

  /// Returns the value of a text.
  ///
  /// - Complexity: O(text).
  static func value(of text: String) throws(Failure) -> FlowValue {
    var reader = FlowJSONReader(bytes: Array(text.utf8))
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.index == reader.bytes.count else { throw reader.unexpected() }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func unexpected() -> Failure {
    let place = String(decoding: bytes.prefix(index), as: UTF8.self).count + 1
    guard index < bytes.count else { return Failure(message: "The JSON ends too early.") }
    let rest = String(decoding: bytes[index..<min(index + 16, bytes.count)], as: UTF8.self)
    return Failure(message: "“\(rest.prefix(1))” cannot stand at character \(place) of the JSON.")
  }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ words: StaticString) -> Bool {
    let isThere = words.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isThere { index += words.utf8CodeUnitCount }
    return isThere
  }

  private mutating func value(depth: Int) throws(Failure) -> FlowValue {
    guard depth <= FlowBudget.deepestValue else {
      throw Failure(message: "The JSON is nested more than \(FlowBudget.deepestValue) levels deep.")
    }
    skipBlanks()
    guard index < bytes.count else { throw unexpected() }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), 0x30...0x39: return .number(try number())
    default: break
    }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("null") { return .null }
    throw unexpected()
  }

  private mutating func object(_ depth: Int) throws(Failure) -> FlowValue {
    var members = FlowMembers()
    index += 1
    skipBlanks()
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw unexpected() }
      let name = try string()
      skipBlanks()
      guard take(":") else { throw unexpected() }
      members[name] = try value(depth: depth + 1)
      skipBlanks()
    } while take(",")
    guard take("}") else { throw unexpected() }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(Failure) -> FlowValue {
    var items: [FlowValue] = []
    index += 1
    skipBlanks()
    if take("]") { return .array(items) }
    repeat {
      items.append(try value(depth: depth + 1))
      skipBlanks()
    } while take(",")
    guard take("]") else { throw unexpected() }
    return .array(items)
  }

  private mutating func number() throws(Failure) -> Double {
    let start = index
    _ = take("-")
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[index - whole] != UInt8(ascii: "0") else {
      if whole > 1 { index -= whole - 1 }
      throw unexpected()
    }
    if take(".") { guard digits() > 0 else { throw unexpected() } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() > 0 else { throw unexpected() }
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .nan
  }

  private mutating func digits() -> Int {
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return index - start
  }

  private mutating func string() throws(Failure) -> String {
    index += 1
    var units: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 { throw unexpected() }
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      units += try escape()
    }
    throw unexpected()
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard index < bytes.count else { throw unexpected() }
    let letter = bytes[index]
    let meanings: [(Character, UInt8)] = [
      ("\"", 0x22), ("\\", 0x5C), ("/", 0x2F), ("b", 0x08), ("f", 0x0C), ("n", 0x0A), ("r", 0x0D),
      ("t", 0x09),
    ]
    if let meaning = meanings.first(where: { $0.0.asciiValue == letter })?.1 {
      index += 1
      return [meaning]
    }
    guard take("u") else { throw unexpected() }
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return Array(String(Character(scalar)).utf8) }
    if first & 0xFC00 == 0xD800, take("\\u") {
      let second = try unit()
      let value = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
      if second & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(value) {
        return Array(String(Character(scalar)).utf8)
      }
    }
    throw Failure(
      message: "The JSON has half a character, such as “😀”, which cannot stand alone here."
    )
  }

  private mutating func unit() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, bytes[index] < 0x80
      else { throw unexpected() }
      value = value * 16 + UInt32(digit)
      index += 1
    }
    return value
  }
}
