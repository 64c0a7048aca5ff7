import Foundation
import Testing

@testable import StorePersistence

/// The exact canonical text of every kind of value, and the order of everything that has none of its own.
@Suite struct CanonicalTextTests {
  private enum Key: String, CodingKey {
    case a, b, c
  }

  /// A value that writes itself by a closure.
  private struct Custom: Encodable {
    let body: (any Encoder) throws -> Void

    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }

    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private func text(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
    try CanonicalJSON.text(of: Custom(body))
  }

  @Test func `a checksum is the FNV-1a hash of 64 bits, in 16 digits`() {
    #expect(Checksum.text(of: []) == "cbf29ce484222325")
    #expect(Checksum.text(of: "a".utf8) == "af63dc4c8601ec8c")
    #expect(Checksum.text(of: "foobar".utf8) == "85944171f73967e8")
    for number in 0..<300 {
      let bytes = Array("\(number) x \(number)".utf8)
      #expect(Checksum.text(of: bytes) == StateFileTextSample.fnv1a(bytes))
      var checksum = Checksum()
      checksum.add(bytes.prefix(3))
      checksum.add(bytes.dropFirst(3))
      #expect(checksum.text == Checksum.text(of: bytes))
    }
  }

  @Test func `each character is written as it is, or escaped in the one canonical way`() throws {
    for value in 0...0x2FF as ClosedRange<UInt32> {
      let scalar = try #require(Unicode.Scalar(value))
      let expected: String
      switch value {
      case 0x0A: expected = "\\n"
      case 0x0D: expected = "\\r"
      case 0x09: expected = "\\t"
      case 0x22: expected = "\\\""
      case 0x5C: expected = "\\\\"
      case 0x00..<0x10: expected = "\\u000" + String(value, radix: 16)
      case 0x10..<0x20: expected = "\\u00" + String(value, radix: 16)
      default: expected = String(scalar)
      }
      let text = String(scalar)
      #expect(Array(CanonicalJSON.string(text).text.utf8) == Array("\"\(expected)\"".utf8))
      #expect(try CanonicalJSON.text(of: "x\(text)y") == "\"x\(expected)y\"")
      #expect(try CanonicalJSON.text(of: [text: 1]) == "{\"\(expected)\":1}")
    }
  }

  @Test func `every case has its text`() {
    #expect(CanonicalJSON.null.text == "null")
    #expect(CanonicalJSON.bool(true).text == "true" && CanonicalJSON.bool(false).text == "false")
    #expect(CanonicalJSON.number("1e3").text == "1e3")
    #expect(CanonicalJSON.array([]).text == "[]" && CanonicalJSON.object([:]).text == "{}")
    let parts: CanonicalJSON = .array([
      .null, .object(["b": .null, "": .bool(true), "a": .array([])]),
    ])
    #expect(parts.text == #"[null,{"":true,"a":[],"b":null}]"#)
  }

  @Test func `the beginning of a text has at least the bytes asked for, and says if it is whole`() {
    let json: CanonicalJSON = .array([
      .number("12"), .object(["ab": .number("34"), "c": .null]), .null,
    ])
    let whole = Array(json.text.utf8)
    for length in 0...(whole.count + 3) {
      var bytes: [UInt8] = []
      let isWhole = json.write(to: &bytes, upTo: length)
      #expect(bytes.count >= min(length, whole.count) && whole.starts(with: bytes))
      if isWhole { #expect(bytes == whole) }
      if length > whole.count { #expect(isWhole) }
      if length < 16 { #expect(!isWhole && bytes.count <= length + 8) }
    }
  }

  @Test func `a text that is cut off ends after the part that has reached the length`() {
    let list: CanonicalJSON = .array([.number("1"), .number("23"), .null])
    let starts = ["", "[", "[1,", "[1,", "[1,23,", "[1,23,", "[1,23,", "[1,23,null]"]
    for (length, start) in starts.enumerated() {
      var bytes: [UInt8] = []
      #expect(list.write(to: &bytes, upTo: length) == (length == 7))
      #expect(String(decoding: bytes, as: UTF8.self) == start)
    }
    for (length, start) in ["", "{\"a\":", "{\"a\":", "{\"a\":", "{\"a\":", "{\"a\":", "{\"a\":1}"]
      .enumerated()
    {
      var bytes: [UInt8] = []
      let object: CanonicalJSON = .object(["a": .number("1")])
      #expect(object.write(to: &bytes, upTo: length) == (length == 6))
      #expect(String(decoding: bytes, as: UTF8.self) == start)
    }
  }

  @Test func `each kind of number, text and date is written exactly`() throws {
    #expect(try CanonicalJSON.text(of: 1) == "1")
    #expect(try CanonicalJSON.text(of: -1) == "-1")
    #expect(try CanonicalJSON.text(of: Int8.min) == "-128")
    #expect(try CanonicalJSON.text(of: UInt64.max) == "18446744073709551615")
    #expect(try CanonicalJSON.text(of: 0.1) == "0.1")
    #expect(try CanonicalJSON.text(of: 1.0) == "1.0")
    #expect(try CanonicalJSON.text(of: Float(0.1)) == "0.1")
    #expect(try CanonicalJSON.text(of: true) == "true")
    #expect(try CanonicalJSON.text(of: false) == "false")
    #expect(try CanonicalJSON.text(of: [true, false]) == "[true,false]")
    #expect(try CanonicalJSON.text(of: Data([1, 2, 255])) == #""AQL/""#)
    #expect(
      try CanonicalJSON.text(of: URL(string: "https://a.example/b?c"))
        == #""https://a.example/b?c""#
    )
    #expect(try CanonicalJSON.text(of: Decimal(string: "1.25")) == "1.25")
    let bytes = Data(repeating: 0, count: 99)
    #expect(try CanonicalJSON.text(of: bytes) == "\"\(String(repeating: "A", count: 132))\"")
    let link = URL(string: "b", relativeTo: URL(string: "https://a.example/c"))
    #expect(try CanonicalJSON.text(of: link) == #""https://a.example/b""#)
    #expect(try CanonicalJSON.text(of: Date(timeIntervalSinceReferenceDate: 12.5)) == "12.5")
    #expect(try CanonicalJSON.text(of: Int?.none) == "null")
    #expect(try CanonicalJSON.text(of: Int?.some(1)) == "1")
    #expect(try CanonicalJSON.text(of: [1, nil, 3]) == "[1,null,3]")
    #expect(try CanonicalJSON.text(of: [2: "b", 1: "a"]) == #"{"1":"a","2":"b"}"#)
    #expect(try CanonicalJSON.text(of: [0.5: "b", 0.25: "a"]) == #"[0.25,"a",0.5,"b"]"#)
    #expect(try CanonicalJSON.text(of: ["a": Int?.none]) == #"{"a":null}"#)
    #expect(try String(decoding: CanonicalJSON.encode([1]), as: UTF8.self) == "[1]")
  }

  @Test func `a number that JSON has no text for is named, with its place`() throws {
    struct Part<Value: Encodable>: Encodable { let a: Value }
    func refusal<Value: Encodable>(_ value: Value) -> String? {
      let error = #expect(throws: EncodingError.self) {
        try CanonicalJSON.text(of: ["x": [Part(a: value)]])
      }
      guard case .invalidValue(_, let context) = error else { return nil }
      return context.codingPath.map(\.stringValue).joined(separator: "/") + ": "
        + context.debugDescription
    }
    #expect(refusal(Double.nan) == "x/a: nan is not a number that JSON has a text for.")
    #expect(refusal(Double.infinity) == "x/a: inf is not a number that JSON has a text for.")
    #expect(refusal(-Float.infinity) == "x/a: -inf is not a number that JSON has a text for.")
    #expect(refusal(Decimal.nan) == "x/a: NaN is not a number that JSON has a text for.")
    #expect(
      refusal(Int??.some(nil))
        == "x/a: JSON can't tell .some(nil) of an optional of an optional from nil."
    )
  }

  @Test func `objects have what was written last for each key`() throws {
    #expect(try text { _ in } == "{}")
    #expect(try text { _ = $0.unkeyedContainer() } == "[]")
    #expect(try text { _ = $0.container(keyedBy: Key.self) } == "{}")
    #expect(try text { _ = $0.singleValueContainer() } == "{}")
    let all = try text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .b)
      try container.encode(2, forKey: .b)
      try container.encodeNil(forKey: .a)
      try container.encodeIfPresent(Int?.none, forKey: .c)
    }
    #expect(all == #"{"a":null,"b":2}"#)
    let kinds = try text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode("x", forKey: .a)
      try container.encode(true, forKey: .b)
      try container.encode(1.5, forKey: .c)
    }
    #expect(kinds == #"{"a":"x","b":true,"c":1.5}"#)
    let present = try text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent([1], forKey: .a)
      try container.encodeIfPresent("x", forKey: .b)
      try container.encodeIfPresent(7, forKey: .c)
    }
    #expect(present == #"{"a":[1],"b":"x","c":7}"#)
  }

  @Test func `containers inside others keep their place, and the last writer wins`() throws {
    let inside = try text { encoder in
      var outer = encoder.container(keyedBy: Key.self)
      var list = outer.nestedUnkeyedContainer(forKey: .a)
      var object = list.nestedContainer(keyedBy: Key.self)
      try list.encode(7)
      var inner = list.nestedUnkeyedContainer()
      try list.encodeNil()
      #expect(list.count == 4)
      try inner.encode("x")
      try inner.encode(true)
      try object.encode(1, forKey: .b)
      try 8.encode(to: list.superEncoder())
      try 9.encode(to: outer.superEncoder())
      try 10.encode(to: outer.superEncoder(forKey: .c))
    }
    #expect(inside == #"{"a":[{"b":1},7,["x",true],null,8],"c":10,"super":9}"#)
    let replaced = try text { encoder in
      var outer = encoder.container(keyedBy: Key.self)
      _ = outer.nestedUnkeyedContainer(forKey: .a)
      try outer.encode(1, forKey: .a)
      try outer.encode(2, forKey: .b)
      _ = outer.superEncoder(forKey: .b)
      try outer.encode(3, forKey: .c)
      _ = outer.nestedUnkeyedContainer(forKey: .c)
    }
    #expect(replaced == #"{"a":1,"b":2,"c":[]}"#)
  }

  @Test func `every container and encoder knows its path`() throws {
    _ = try text { encoder in
      func names(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined() }
      #expect(encoder.userInfo.isEmpty && names(encoder.codingPath) == "")
      var outer = encoder.container(keyedBy: Key.self)
      var list = outer.nestedUnkeyedContainer(forKey: .a)
      #expect(names(outer.codingPath) == "" && names(list.codingPath) == "a")
      #expect(names(list.superEncoder().codingPath) == "a")
      var inner = list.nestedContainer(keyedBy: Key.self)
      #expect(names(inner.codingPath) == "a")
      #expect(names(inner.nestedUnkeyedContainer(forKey: .b).codingPath) == "ab")
      #expect(names(inner.superEncoder(forKey: .c).codingPath) == "ac")
      #expect(names(inner.superEncoder(forKey: .b).singleValueContainer().codingPath) == "ab")
      #expect(names(inner.superEncoder().codingPath) == "a")
      try inner.encode(Custom { #expect(names($0.codingPath) == "aa") }, forKey: .a)
    }
  }

  @Test func `wide integers are written in full in each container`() throws {
    guard #available(macOS 15, iOS 18, *) else { return }
    let (least, most) = (Int128.min, UInt128.max)
    let keyed = try text { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(least, forKey: .a)
      try container.encode(most, forKey: .b)
    }
    #expect(keyed == #"{"a":\#(least),"b":\#(most)}"#)
    let list = try text { encoder in
      var container = encoder.unkeyedContainer()
      try container.encode(most)
      try container.encode(least)
    }
    #expect(list == "[\(most),\(least)]")
    #expect(try CanonicalJSON.text(of: least) == "\(least)")
    #expect(try CanonicalJSON.text(of: most) == "\(most)")
  }

  @Test func `sets and keys that are no texts have the order of their canonical texts`() throws {
    struct Name: Codable, Hashable { let parts: [String] }
    for seed in 0..<120 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      // Long common beginnings, so that the order shows late.
      let start = String(repeating: "s", count: Int.random(in: 0..<80, using: &random))
      let names = (0..<12).map { _ in
        let count = Int.random(in: 0..<40, using: &random)
        let end = ["", "a", "b", "é", "\u{1}"].randomElement(using: &random) ?? ""
        let tail = String(repeating: "x", count: count) + end
        if Bool.random(using: &random) { return Name(parts: [start + tail]) }
        let more = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
          ["a", start, start + "b"].randomElement(using: &random) ?? ""
        }
        return Name(parts: [start] + more + [tail])
      }
      func json(_ name: Name) -> String {
        let parts = name.parts.map { "\"\($0.replacing("\u{1}", with: "\\u0001"))\"" }
        return "{\"parts\":[\(parts.joined(separator: ","))]}"
      }
      let sorted = Set(names).map(json).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(try CanonicalJSON.text(of: Set(names)) == "[\(sorted.joined(separator: ","))]")
      let byName = Dictionary(names.map { ($0, json($0).utf8.count) }) { first, _ in first }
      let pairs = sorted.map { "\($0),\($0.utf8.count)" }.joined(separator: ",")
      #expect(try CanonicalJSON.text(of: byName) == "[\(pairs)]")
    }
    let keys = ["a", "aa", "", "B", "é", "z", "ab", "\u{1}"]
    for left in keys {
      for right in keys {
        #expect(left.comesBefore(right) == left.utf8.lexicographicallyPrecedes(right.utf8))
        let (one, other) = (
          CanonicalSortKey(of: .string(left)), CanonicalSortKey(of: .string(right))
        )
        #expect((one == other) == (left == right))
      }
    }
  }
}
