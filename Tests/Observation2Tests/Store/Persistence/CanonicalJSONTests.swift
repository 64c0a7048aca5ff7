import Foundation
import StorePersistence
import Testing

@Suite struct CanonicalJSONTests {
  private struct Everything: Codable, Equatable {
    enum Choice: Codable, Equatable {
      case plain
      case with(Int, name: String)
    }
    struct Key: Codable, Hashable {
      let part: Int
    }

    var text = "a\"b\\c\n\u{1}é/"
    var numbers: Set<Int> = [30, 4, 100]
    var words: [String: Int] = ["b": 2, "a": 1, "B": 3]
    var places: [Key: String] = [Key(part: 2): "two", Key(part: 1): "one"]
    var choices: [Choice] = [.plain, .with(1, name: "x")]
    var nothing: Int?
    var list: [Int?] = [1, nil]
    var real = 0.1
    var data = Data([1, 2, 3])
    var date = Date(timeIntervalSinceReferenceDate: 12.5)
    var link = URL(string: "https://a.example/b")
    var big = UInt64.max
    var wait: Duration = .milliseconds(1_500)
  }

  @Test func `what is written is read again`() throws {
    let bytes = try CanonicalJSON.encode(Everything())
    #expect(try JSONDecoder().decode(Everything.self, from: Data(bytes)) == Everything())
  }

  @Test func `keys, sets and dictionaries are sorted`() throws {
    #expect(try CanonicalJSON.text(of: Set([3, 1, 2])) == "[1,2,3]")
    #expect(try CanonicalJSON.text(of: ["b": 2, "a": 1, "B": 3]) == #"{"B":3,"a":1,"b":2}"#)
    #expect(
      try CanonicalJSON.text(of: [Everything.Key(part: 2): 20, Everything.Key(part: 1): 10])
        == #"[{"part":1},10,{"part":2},20]"#
    )
    #expect(
      try CanonicalJSON.text(of: Everything.Choice.with(1, name: "x"))
        == #"{"with":{"_0":1,"name":"x"}}"#
    )
  }

  @Test func `texts that look alike have an order too`() throws {
    struct Name: Codable, Hashable {
      let text: String
      static func == (left: Name, right: Name) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
      }
      func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }
    }
    let names = ["\u{E9}", "e\u{301}", "a"].map { Name(text: $0) }
    let text = try CanonicalJSON.text(of: Set(names))
    #expect(
      text.utf8.elementsEqual(#"[{"text":"a"},{"text":"e\#u{301}"},{"text":"\#u{E9}"}]"#.utf8)
    )
  }

  @Test func `a number that JSON has no text for is refused`() {
    #expect(throws: EncodingError.self) { try CanonicalJSON.text(of: Double.nan) }
  }

  @Test func `a decimal that is no number is refused`() {
    #expect(throws: EncodingError.self) { try CanonicalJSON.text(of: Decimal.nan) }
  }

  private func isReadAgain<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
    let bytes = try CanonicalJSON.encode(value)
    return try JSONDecoder().decode(Value.self, from: Data(bytes)) == value
  }

  @Test func `the widest integers are written in full, wherever they stand`() throws {
    guard #available(macOS 15, iOS 18, *) else { return }
    struct Wide: Codable, Equatable {
      var least: Int128? = .min
      var one: Int128 = 1
      var most: UInt128 = .max
      var list: [Int128] = [.min, -1, .max]
      var byName: [String: UInt128] = ["a": .max]
    }
    #expect(try CanonicalJSON.text(of: Int128.min) == "-170141183460469231731687303715884105728")
    #expect(try isReadAgain(Wide()))
    #expect(try isReadAgain(UInt128.max))
    #expect(try CanonicalJSON.text(of: Set([Int128.max, 0])).hasPrefix("[0,170"))
  }

  @Test func `an optional within an optional is told apart, or refused`() throws {
    struct Twice: Codable, Equatable {
      var value: Int??
    }
    #expect(try isReadAgain(Twice(value: nil)))
    #expect(try isReadAgain(Twice(value: 1)))
    #expect(try isReadAgain([nil, 1] as [Int?]))
    #expect(try isReadAgain([nil, 1] as [Int??]))
    #expect(try isReadAgain(Int?.none))
    #expect(throws: EncodingError.self) { try CanonicalJSON.text(of: Twice(value: .some(nil))) }
    #expect(throws: EncodingError.self) { try CanonicalJSON.text(of: [Int??.some(nil)]) }
    #expect(throws: EncodingError.self) { try CanonicalJSON.text(of: Int???.some(.some(nil))) }
    #expect(throws: EncodingError.self) { try CanonicalJSON.text(of: ["a": Int??.some(nil)]) }
    #expect(throws: EncodingError.self) {
      try CanonicalJSON.text(of: [Set<Set<Int>?>??.some(nil)])
    }
    #expect(try isReadAgain([.some([1])] as [Set<Int>??]))
  }

  @Test func `an error names the place`() throws {
    struct Outer: Encodable {
      struct Inner: Encodable { var real = Double.infinity }
      var inner = ["a": [Inner()]]
    }
    let error = #expect(throws: EncodingError.self) { try CanonicalJSON.text(of: Outer()) }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("no error")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["inner", "a", "real"])
  }

  @Test func `sets in sets are sorted by their whole texts`() throws {
    let long = String(repeating: "x", count: 100)
    let sets: Set<Set<String>> = [
      [long + "b"], [long + "a"], [long], [long + "a", "z"], [String(long.dropLast(70))], [],
    ]
    let sorted = try sets.map { try CanonicalJSON.text(of: $0) }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    #expect(try CanonicalJSON.text(of: sets) == "[\(sorted.joined(separator: ","))]")
  }

  @Test func `a value deeper than JSON is read is refused by a file, not lost at its next opening`()
    throws
  {
    final class Nested: Codable {
      let inner: [Nested]
      init(_ depth: Int) { inner = depth > 1 ? [Nested(depth - 1)] : [] }
    }
    let disk = ScriptedFileSystem()
    var errors: [StateFileError] = []
    let file = try StateFile<Nested>(path: "deep", files: disk) { errors.append($0) }
    #expect(file.save(Nested(256)))
    #expect(file.load() != nil)
    #expect(!file.save(Nested(257)))
    guard case .notEncodable("deep", _) = errors.first, errors.count == 1 else {
      Issue.record("\(errors)")
      return
    }
    #expect(file.load() != nil)
  }

  @Test func `a container that is asked for twice keeps what both wrote`() throws {
    struct Twice: Encodable {
      enum Key: CodingKey { case inner, a, b }

      func encode(to encoder: any Encoder) throws {
        var outer = encoder.container(keyedBy: Key.self)
        for key in [Key.b, .a] {
          var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .inner)
          try inner.encode(1, forKey: key)
        }
      }
    }
    #expect(try CanonicalJSON.text(of: Twice()) == #"{"inner":{"a":1,"b":1}}"#)
  }
}
