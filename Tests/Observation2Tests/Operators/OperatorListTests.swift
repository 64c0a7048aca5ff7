import Foundation
import Testing

/// The table of the operators' contract (``OperatorCase``) names every public operator.
@Suite struct OperatorListTests {
  /// The operators that the table has no form of, and why.
  private static let elsewhere = [
    "asStream()": "of a connectable stream: no operator, the way to one",
    "autoconnect(after:)": "stays connected when nobody listens; ConnectableStreamTests",
    "connect()": "connects for all observers; ConnectableStreamTests",
    "signposts(_:to:)": "on Apple's systems alone",
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Observation2/Observation2/Operators").standardizedFileURL

  @Test func `every public operator keeps the contract, and the table names no other`() throws {
    let operators = try Self.operators()
    let named = Set(OperatorCase.all.flatMap { Self.signatures(in: $0.testDescription) })
    #expect(operators.count > 100)
    #expect(operators.subtracting(named).subtracting(Self.elsewhere.keys).sorted() == [])
    #expect(named.union(Self.elsewhere.keys).subtracting(operators).sorted() == [])
  }

  @Test func `a signature is read with its labels`() throws {
    let source = """
        public func take(
          for duration: Duration,
          scheduler: any StreamScheduler,
          fileID: StaticString = #fileID
        ) -> EventStream {}
        public static func zip<A, B>(
          _ a: EventStream<A>, _ b: EventStream<B>, transform: (A, B) -> Element
        ) -> EventStream {}
        public func `catch`(_ handler: @escaping (any Error) -> EventStream) -> EventStream {}
        func hidden() {}
      """
    #expect(
      Self.declared(in: source) == ["take(for:scheduler:)", ".zip(_:transform:)", "catch(_:)"]
    )
  }

  private static func operators() throws -> Set<String> {
    var found: Set<String> = []
    let files = FileManager.default.enumerator(atPath: folder.path())
    for case let path as String in try #require(files) where path.hasSuffix(".swift") {
      // The waits between attempts are values, not operators.
      if path.hasSuffix("RetryBackoff.swift") { continue }
      found.formUnion(
        declared(in: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      )
    }
    return found
  }

  /// The signatures of a source's public functions.
  ///
  /// A combination is the same with three sources and with eight: several labels `_` of one count as one.
  private static func declared(in source: String) -> [String] {
    source.matches(of: #/public (static )?func `?(\w+)`?(?:<[^(]*>)?\(/#).map { match in
      let labels = parameters(source[match.range.upperBound...])
        .compactMap { $0.split { !$0.isLetter && $0 != "_" }.first.map(String.init) }
        .filter { !["fileID", "line", "isolation"].contains($0) }
      let isOfAny = ["combineLatest", "zip"].contains(match.2)
      let list = labels.enumerated()
        .filter { !isOfAny || $0.offset == 0 || $0.element != "_" || labels[$0.offset - 1] != "_" }
        .map { "\($0.element):" }.joined()
      return "\(match.1 == nil ? "" : ".")\(match.2)(\(list))"
    }
  }

  /// The parameters of a list up to its closing parenthesis.
  private static func parameters(_ text: Substring) -> [String] {
    var (list, depth) = ([""], 0)
    for character in text {
      switch character {
      case "(", "[", "{": depth += 1
      case ")" where depth == 0: return list
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        list.append("")
        continue
      default: break
      }
      list[list.count - 1].append(character)
    }
    return list
  }

  private static func signatures(in name: String) -> [String] {
    name.matches(of: #/\.?\w+\((?:\w+:)*\)/#).map { String($0.output) }
  }
}
