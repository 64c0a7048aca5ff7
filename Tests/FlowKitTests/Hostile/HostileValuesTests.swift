import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Values that a few bytes of a stranger's `${…}` would make large.
@Suite struct HostileValuesTests {
  private static let scope = FlowScope([
    "A": .array(Array(repeating: .null, count: 30_000)),
    "S": .string(String(repeating: "s", count: 300_000)),
  ])

  private static let scripts = [
    "'a,'.repeat(8000).split(',').join('b'.repeat(300000))",
    "'a'.repeat(60000).replaceAll('a', \"$'\".repeat(30))",
    "'a'.repeat(60000).replaceAll('a', '$`'.repeat(30))",
    "'a'.repeat(60000).replace(/a/, \"$'\".repeat(30000))",
    "'a'.repeat(20000).replace(/a+/, '$&'.repeat(30000))",
    "'a'.repeat(100000).split('')",
    "A.concat(\(Array(repeating: "A", count: 1_000).joined(separator: ", ")))",
    "`\(String(repeating: "${S}", count: 1_000))`",
    "console.log(\(Array(repeating: "S", count: 1_000).joined(separator: ", ")))",
  ]

  @Test(arguments: scripts)
  func `a large value ends the evaluation`(script: String) throws {
    let text = try FlowText(reading: "${\(script)}")
    let error = #expect(throws: FlowError.self) { try text.value(in: Self.scope) }
    #expect(error?.message.contains("more than 1 MiB") == true, "\(error?.message ?? "")")
  }

  @Test func `a match of many groups costs the work of its groups`() throws {
    let groups = String(repeating: "(y)", count: 1_000)
    let text = try FlowText(reading: "${'x'.repeat(20000).match(/x|\(groups)/g)}")
    let error = #expect(throws: FlowError.self) { try text.value(in: Self.scope) }
    #expect(error?.message.contains("takes too long") == true, "\(error?.message ?? "")")
  }

  @Test func `a replacement stops soon after the most units`() {
    let units = Array(repeating: UInt16(0x61), count: 60_000)
    let match = FlowReplacement.Match(units: units, range: 0..<1)
    var made: [UInt16] = []
    FlowReplacement(String(repeating: "$'", count: 30_000)).append(to: &made, for: match)
    #expect(made.count > FlowReplacement.mostUnits)
    #expect(made.count <= FlowReplacement.mostUnits + units.count)
  }

  @Test func `a join knows its bytes before it makes a text`() {
    let call = FlowMethodCall(arguments: [.string(String(repeating: "b", count: 300_000))])
    let items = Array(repeating: FlowValue.string("a"), count: 8_001)
    guard case .long(let bytes, _)? = call.result(of: .join, on: items) else {
      Issue.record("The text is there already.")
      return
    }
    #expect(bytes == 8_001 + 8_000 * 300_000)
  }

  @Test func `a list stops soon after the most values`() {
    let items = Array(repeating: FlowValue.null, count: 60_000)
    let call = FlowMethodCall(arguments: Array(repeating: .array(items), count: 1_000))
    guard case .value(.array(let joined))? = call.result(of: .concat, on: items) else {
      Issue.record("There is no list.")
      return
    }
    #expect(joined.count == 120_000)
    let split = FlowMethodCall(arguments: [.string("")])
    let text = String(repeating: "a", count: 200_000)
    guard case .value(.array(let parts))? = split.result(of: .split, on: text) else {
      Issue.record("There are no parts.")
      return
    }
    #expect(parts.count == FlowMethodCall.mostParts)
  }
}
