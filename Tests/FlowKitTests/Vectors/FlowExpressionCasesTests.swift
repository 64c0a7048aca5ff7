import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Expressions give what a JavaScript engine makes of them (`Scripts/expression-cases.js`).
@Suite struct FlowExpressionCasesTests {
  @Test func `every recorded expression gives what JavaScript made of it`() throws {
    let cases = try RecordedCases.read("expressions", orFile: "FLOW_EXPRESSIONS")
    var failed = 0
    for (text, expected) in cases {
      let value = Self.value(of: text)
      if value == expected { continue }
      failed += 1
      if failed <= 20 { Issue.record("\(text) is \(value), not \(expected)") }
    }
    #expect(failed == 0)
    #expect(cases.count >= 1000)
    print("expressions: \(cases.count - failed) passed, \(failed) failed, 0 skipped")
  }

  private static func value(of text: String) -> String {
    let scope = FlowScope(["A": .string("にんじん"), "N": .string("3"), "E": .string("")])
    do throws(FlowError) {
      return dump(try FlowText(reading: "${\(text)}").value(in: scope))
    } catch {
      return "!"
    }
  }

  private static func dump(_ value: FlowValue) -> String {
    switch value {
    case .string(let text): RecordedCases.quoted(text)
    case .array(let items): "[" + items.map { dump($0) }.joined(separator: ", ") + "]"
    case .object: "[object Object]"
    case .number(let number) where number == 0 && number.sign == .minus: "-0"
    default: value.text
    }
  }
}
