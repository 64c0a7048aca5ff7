import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Regular expressions of a few bytes with very many parts.
@Suite struct HostileExpressionsTests {
  private static let tooLong = "is too long, with its repeated parts. Repeat fewer times."

  private func refusal(of source: String, flags: String = "") -> String? {
    let error = #expect(throws: RegularExpressionError.self) {
      try FlowRegularExpression(source, flags: flags)
    }
    return error?.message
  }

  @Test(arguments: [
    "(?:(?:(?:){1000000}){1000000}){1000000}",
    "(?:){1000000}",
    "(?:|){0,1000000}",
    "(?:(?:){0}){1000000}",
    "((?:){1000}){1000}",
    "(?:\(String(repeating: "(?:)", count: 2_000))){1000}",
    "a{5001}",
    "(?:\(String(repeating: "(a){0}", count: 5_001)))",
  ])
  func `the parts of an expression are counted, also those without an instruction`(
    source: String
  ) {
    #expect(refusal(of: source)?.hasSuffix(Self.tooLong) == true)
    #expect(throws: FlowError.self) { try FlowText(reading: "${/\(source)/.test('a')}") }
  }

  @Test func `an expression of many empty parts still matches`() throws {
    let sources = ["(?:){1000}a", "(?:(?:){30}){30}a", "(?:a{10}){400}", "(?:(?:)){0}a"]
    for source in sources {
      let text = try FlowText(reading: "${/^(?:\(source))$/.test('a'.repeat(4000))}")
      let single = try FlowText(reading: "${/^(?:\(source))$/.test('a')}")
      let isLong = source.contains("400")
      #expect(try text.value(in: FlowScope()) == .bool(isLong))
      #expect(try single.value(in: FlowScope()) == .bool(!isLong))
    }
  }

  @Test func `many named groups are read, and a name that comes twice is refused`() throws {
    let groups = (0..<900).map { "(?<n\($0)>a)?" }.joined()
    let found = try FlowRegularExpression(groups, flags: "")
    #expect(found.names.count == 900)
    #expect(refusal(of: groups + "(?<n7>b)")?.contains("the same name") == true)
    let tooMany = (0..<5_001).map { "(?<n\($0)>){0}" }.joined()
    #expect(refusal(of: tooMany)?.hasSuffix(Self.tooLong) == true)
    let text = try FlowText(reading: "${/(?<year>\\d{4})-\\k<year>/.exec('1999-1999').groups.year}")
    #expect(try text.value(in: FlowScope()) == .string("1999"))
  }

  @Test func `a long name of a group is refused before it is compared`() {
    let marks = String(repeating: "\u{301}\u{323}", count: 50_000)
    #expect(refusal(of: "(?<a\(marks)>b)")?.contains("Shorten it") == true)
    let longest = String(repeating: "a", count: 99)
    #expect(throws: Never.self) { try FlowRegularExpression("(?<\(longest)>b)", flags: "") }
    #expect(refusal(of: "(?<a\(longest)>b)")?.contains("Shorten it") == true)
  }

  @Test func `each search costs the work of compiling its expression`() throws {
    let cheap = RegularExpressionMatcher(
      try FlowRegularExpression("a", flags: ""),
      "",
      mostWork: .max
    )
    let dear = RegularExpressionMatcher(
      try FlowRegularExpression("a{4990}", flags: ""),
      "",
      mostWork: .max
    )
    #expect(cheap.work < 10)
    #expect(dear.work >= 4_990)
    let two = "(/a{4990}/.test('') || /a{4990}/.test(''))"
    let all = Array(repeating: two, count: 60).joined(separator: " || ")
    let text = try FlowText(reading: "${\(all)}")
    #expect(throws: FlowError.self) { try text.value(in: FlowScope()) }
    #expect(try FlowText(reading: "${\(two)}").value(in: FlowScope()) == .bool(false))
  }

  @Test func `looks cost the work of the groups that they keep`() throws {
    let groups = String(repeating: "()", count: 400)
    let plain = try FlowRegularExpression("(?:(?=a)a)*", flags: "")
    let many = try FlowRegularExpression("(?:(?=a)a)*|\(groups)", flags: "")
    let text = String(repeating: "a", count: 1_000)
    var (one, other) = (
      RegularExpressionMatcher(plain, text, mostWork: .max),
      RegularExpressionMatcher(many, text, mostWork: .max)
    )
    let match = (one.match(from: 0, isSticky: true), other.match(from: 0, isSticky: true))
    #expect(match.0?.first == 0..<1_000 && match.1?.first == 0..<1_000)
    #expect(other.work > one.work + 1_000 * 800 / 16)
  }
}
