import Foundation
import StorePersistence
import Testing

/// Values that are nested far deeper than JSON is read: a file refuses them, and the process goes on.
@Suite struct DeepValueTests {
  /// The ways to nest a value in itself.
  private enum Nesting: String, CaseIterable, Codable {
    case array
    case field
    case optional
    case dictionary
    case keyedByNumber
    case single
    case payload
    case nestedKeyed
    case nestedUnkeyed
    case superclass
    case superclassKey
  }

  private enum Key: CodingKey {
    case inner
    case leaf
  }

  private indirect enum Payload: Codable, Sendable {
    case end
    case more(Payload)
  }

  private final class Nested: Codable {
    let nesting: Nesting
    let inner: Nested?

    init(_ nesting: Nesting, _ inner: Nested?) {
      (self.nesting, self.inner) = (nesting, inner)
    }

    init(from decoder: any Decoder) throws {
      (nesting, inner) = (.array, nil)
    }

    func encode(to encoder: any Encoder) throws {
      guard let inner else {
        var end = encoder.singleValueContainer()
        return try end.encode(0)
      }
      switch nesting {
      case .array:
        var container = encoder.unkeyedContainer()
        try container.encode([inner])
      case .field, .payload:
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(inner, forKey: .inner)
      case .optional:
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(inner, forKey: .inner)
      case .dictionary:
        var container = encoder.singleValueContainer()
        try container.encode(["a": inner])
      case .keyedByNumber:
        var container = encoder.singleValueContainer()
        try container.encode([Double(1): inner])
      case .single:
        var container = encoder.singleValueContainer()
        try container.encode(inner)
      case .nestedKeyed:
        var outer = encoder.container(keyedBy: Key.self)
        var container = outer.nestedContainer(keyedBy: Key.self, forKey: .inner)
        try container.encode(inner, forKey: .inner)
      case .nestedUnkeyed:
        var outer = encoder.unkeyedContainer()
        var container = outer.nestedUnkeyedContainer()
        try container.encode(inner)
      case .superclass:
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .leaf)
        try inner.encode(to: container.superEncoder())
      case .superclassKey:
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("a", forKey: .leaf)
        try inner.encode(to: container.superEncoder(forKey: .inner))
      }
    }
  }

  private struct Loop: Encodable {
    let depth: Int

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for _ in 0..<depth {
        var inner: any UnkeyedEncodingContainer = container.nestedUnkeyedContainer()
        swap(&container, &inner)
      }
    }
  }

  /// A list with a wrapper around each link, which adds values and no levels.
  private struct Item: Encodable {
    struct Link: Encodable {
      let depth: Int

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(depth > 0 ? Item(next: Link(depth: depth - 1)) : nil)
      }
    }

    let next: Link
  }

  /// Calls of an encoder level in level, which by themselves would go on for long.
  private struct Endless: Encodable {
    enum Way: CaseIterable {
      case number, text, null, field, textField, flagField, nullField
    }

    final class Counter {
      var calls = 0
    }

    let way: Way
    let counter: Counter

    func encode(to encoder: any Encoder) throws {
      counter.calls += 1
      if counter.calls > 2_000 { return }
      switch way {
      case .number, .text, .null:
        var container = encoder.unkeyedContainer()
        switch way {
        case .number: try container.encode(1)
        case .text: try container.encode("a")
        default: try container.encodeNil()
        }
        try encode(to: container.superEncoder())
      case .field, .textField, .flagField, .nullField:
        var container = encoder.container(keyedBy: Key.self)
        switch way {
        case .field: try container.encode(1, forKey: .leaf)
        case .textField: try container.encode("a", forKey: .leaf)
        case .flagField: try container.encode(true, forKey: .leaf)
        default: try container.encodeNil(forKey: .leaf)
        }
        try encode(to: container.superEncoder())
      }
    }
  }

  /// The stack of the tests' thread, in KB: a debug build and a sanitizer need several times what a release does.
  private static let stack = 128 * 1024

  private static func nested(_ nesting: Nesting, _ depth: Int) -> Nested {
    (0..<depth).reduce(Nested(nesting, nil)) { inner, _ in Nested(nesting, inner) }
  }

  /// The error with which a file refuses a value that is nested in one of the ways; `nil` if it writes it.
  private static func refusal(_ nesting: Nesting, _ depth: Int) -> StateFileError? {
    var errors: [StateFileError] = []
    let files = MemoryFileSystem()
    let file = try? StateFile<Nested>(path: "deep", files: files) { errors.append($0) }
    guard file?.save(nested(nesting, depth)) == false, errors.count == 1, files.contents.isEmpty
    else { return nil }
    return errors[0]
  }

  /// Returns a Boolean value that indicates whether the canonical JSON of a value is refused.
  private static func isRefused(_ value: some Encodable) -> Bool {
    do {
      _ = try CanonicalJSON.encode(value)
      return false
    } catch {
      return error is EncodingError
    }
  }

  @Test(arguments: [600, 5_000])
  func `a value of any depth is refused with a typed error`(depth: Int) throws {
    for nesting in Nesting.allCases where nesting != .single || depth > 1_024 {
      let refusal = onThread(stack: Self.stack) { Self.refusal(nesting, depth) } ?? nil
      guard case .notEncodable("deep", let reason) = refusal else {
        Issue.record("\(nesting): \(refusal?.description ?? "written")")
        continue
      }
      #expect(reason.contains("It is too deep; JSON is read down to 512 levels."))
    }
  }

  @Test func `the canonical JSON of a deep value throws`() {
    for nesting in Nesting.allCases {
      #expect(onThread(stack: Self.stack) { Self.isRefused(Self.nested(nesting, 5_000)) } == true)
    }
    let payload = (0..<5_000).reduce(Payload.end) { inner, _ in .more(inner) }
    #expect(onThread(stack: Self.stack) { Self.isRefused(payload) } == true)
    #expect(Self.isRefused(Loop(depth: 100_000)))
    #expect(Self.isRefused(Loop(depth: 512)))
  }

  @Test func `a value is written if a JSON reader accepts its depth`() throws {
    for nesting in [Nesting.field, .array, .dictionary, .superclassKey, .nestedKeyed] {
      let bytes = onThread(stack: Self.stack) {
        (try? CanonicalJSON.encode(Self.nested(nesting, 200))) ?? []
      }
      let data = Data(try #require(bytes))
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
    }
    let text = try CanonicalJSON.text(of: Loop(depth: 511))
    #expect(text == String(repeating: "[", count: 512) + String(repeating: "]", count: 512))
    let single = onThread(stack: Self.stack) {
      (try? CanonicalJSON.text(of: Self.nested(.single, 1_000))) ?? "refused"
    }
    #expect(single == "0")
  }

  @Test func `2,048 nested values are written, and one more is refused`() {
    for (depth, isRefused) in [(2_046, false), (2_047, false), (2_048, true), (2_049, true)] {
      let found = onThread(stack: Self.stack) { Self.isRefused(Self.nested(.single, depth)) }
      #expect(found == isRefused, "\(depth)")
    }
  }

  @Test func `each way to nest a value is written down to its last level, and no further`() {
    let depths: [(Nesting, Int)] = [
      (.array, 256), (.field, 512), (.optional, 512), (.dictionary, 512), (.keyedByNumber, 512),
      (.payload, 512), (.nestedKeyed, 256), (.nestedUnkeyed, 256), (.superclass, 512),
      (.superclassKey, 512),
    ]
    for (nesting, depth) in depths {
      let refusals = onThread(stack: Self.stack) {
        [depth, depth + 1].map { Self.isRefused(Self.nested(nesting, $0)) }
      }
      #expect(refusals == [false, true], "\(nesting)")
    }
  }

  /// A set, or a dictionary by its keys, with another one in it.
  private struct Bag: Hashable, Encodable {
    let inner: [Bag]
    let isSet: Bool

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if isSet {
        try container.encode(Set(inner))
      } else {
        try container.encode(Dictionary(inner.map { ($0, 1) }) { first, _ in first })
      }
    }
  }

  @Test(arguments: [true, false])
  func `sets and keys count as levels`(isSet: Bool) {
    let refusals = onThread(stack: Self.stack) {
      [511, 512].map { depth in
        let bag = (0..<depth).reduce(Bag(inner: [], isSet: isSet)) { inner, _ in
          Bag(inner: [inner], isSet: isSet)
        }
        return Self.isRefused(bag)
      }
    }
    #expect(refusals == [false, true])
  }

  @Test func `the error of a value that is too deep has neither the value nor its path`() {
    let error = #expect(throws: EncodingError.self) { try CanonicalJSON.encode(Loop(depth: 600)) }
    guard case .invalidValue(let value, let context) = error else { return }
    #expect(value is any Any.Type && context.codingPath.isEmpty)
    let deep = onThread(stack: Self.stack) {
      do {
        _ = try CanonicalJSON.encode(Self.nested(.field, 600))
        return -1
      } catch EncodingError.invalidValue(_, let context) {
        return context.codingPath.count
      } catch {
        return -2
      }
    }
    #expect(deep == 0)
  }

  @Test func `a value that is too deep is not encoded further down`() {
    final class Chain: Encodable {
      var calls = 0

      func encode(to encoder: any Encoder) throws {
        calls += 1
        if calls > 4_000 { return }
        var container = encoder.singleValueContainer()
        try container.encode(self)
      }
    }
    let calls = onThread(stack: Self.stack) {
      let chain = Chain()
      return Self.isRefused(chain) ? chain.calls : .max
    }
    #expect(calls == 2_048)
  }

  @Test func `a list of 500 links is written, with a wrapper around each`() {
    let isRefused = onThread(stack: Self.stack) {
      Self.isRefused(Item(next: Item.Link(depth: 500)))
    }
    #expect(isRefused == false)
  }

  @Test func `an encoder ends each way down that is too deep`() {
    let calls = onThread(stack: Self.stack) {
      Endless.Way.allCases.map { way in
        let counter = Endless.Counter()
        return Self.isRefused(Endless(way: way, counter: counter)) ? counter.calls : .max
      }
    }
    #expect(calls?.allSatisfy { $0 < 600 } == true, "\(calls ?? [])")
  }
}
