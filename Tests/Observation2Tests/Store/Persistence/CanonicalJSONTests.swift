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
