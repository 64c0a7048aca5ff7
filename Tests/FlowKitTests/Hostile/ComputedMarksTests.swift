import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Texts of `${…}` with so many combining marks that a comparison would take minutes.
@Suite struct ComputedMarksTests {
  private static let scope = FlowScope([
    "M": .string(String(repeating: "\u{301}", count: 60)), "N": .number(60),
  ])

  private func message(of source: String) throws -> String? {
    do throws(FlowError) {
      _ = try FlowText(reading: source).text(in: Self.scope)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    "${'\\u0301'.repeat(101)}", "${M}${M}", "a${M}${M}b", "${M + M}", "${`${M}${M}`}",
    "${[M, M].join('')}", "${'ab'.replace('a', M).replace('b', M)}", "${M.concat(M)}",
    "${String.fromCharCode(769).repeat(101)}", "${decodeURIComponent('%CC%81'.repeat(101))}",
    "${(M + 'a' + M).split('a').join('')}", "${(M + 'a' + M).replace(/a/, '')}",
  ])
  func `a text that is put together has at most 100 marks in a row`(source: String) throws {
    #expect(try message(of: source) == MarkRun.complaint)
  }

  @Test func `an escape in a text of an expression counts as the mark`() {
    let escapes = String(repeating: "\\u0301", count: 101)
    let error = #expect(throws: FlowError.self) { try FlowText(reading: "${'\(escapes)'}") }
    #expect(error?.message == MarkRun.complaint)
  }

  @Test(arguments: [
    "${'\\u0301'.repeat(100)}", "${M}a${M}", "${M + 'a' + M}", "${[M, M]}", "${N + M.length}",
    "${(M + 'a' + M) == N}",
  ])
  func `a text with 100 marks in a row is as any other`(source: String) throws {
    #expect(try message(of: source) == nil)
  }

  @MainActor @Test func `a file of values with more marks is refused`() throws {
    let checkout = try HostileCheckout()
    for (count, isRefused) in [(100, false), (101, true)] {
      let line = "name=a" + String(repeating: "\u{301}", count: count)
      let file = try checkout.write(line, to: "values.txt")
      let words = try CommandWords(["--values", file], for: MonkeyCommand.syntax)
      let values = try? words.fieldValues()
      #expect((values == nil) == isRefused)
    }
  }
}
