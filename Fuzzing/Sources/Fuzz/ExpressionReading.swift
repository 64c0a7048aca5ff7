@testable import FlowFormat

private let scope = FlowScope([
  "A": .string("a\u{3042}😀"), "N": .number(-0.5), "Z": .null, "T": .bool(true),
  "L": .array([.number(1), .string("1"), .array([])]),
  "O": .object(["a": .number(2), "length": .array([.undefined])]),
])

/// Checks that a text with `${…}` is refused with its place, or has a value that reads the same
/// when it is written as an expression.
func readExpression(_ bytes: [UInt8]) {
  let source = String(decoding: bytes, as: UTF8.self)
  let value: FlowValue
  do throws(FlowError) {
    value = try FlowText(reading: source).value(in: scope)
  } catch {
    expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty, "no such place")
    return
  }
  let text = value.text
  if case .number(let number) = value {
    expect(number.isNaN || FlowNumber.value(of: text) == number, "\(number) reads otherwise")
  }
  // An expression for a deeper value would be refused.
  guard let literal = value.literal(depth: 0) else { return }
  do throws(FlowError) {
    let again = try FlowText(reading: "${\(literal)}").value(in: scope)
    expect(again.text.utf8.elementsEqual(text.utf8), "\(literal) reads as \(again.text)")
    let twice = again.literal(depth: 0) ?? ""
    expect(twice.utf8.elementsEqual(literal.utf8), "\(literal) is written as \(twice)")
  } catch {
    fail("\(literal): \(error)")
  }
}

extension FlowValue {
  /// Returns an expression with this value; `nil` if it would be nested too deeply.
  fileprivate func literal(depth: Int) -> String? {
    guard depth < 30 else { return nil }
    switch self {
    case .undefined, .null, .bool, .number: return text
    case .string(let text): return quoted(text)
    case .array(let items):
      let literals = items.compactMap { $0.literal(depth: depth + 1) }
      return literals.count == items.count ? "[\(literals.joined(separator: ", "))]" : nil
    case .object(let values):
      let literals = values.all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        .compactMap { pair in
          pair.value.literal(depth: depth + 1).map { "\(quoted(pair.name)): \($0)" }
        }
      return literals.count == values.count ? "{\(literals.joined(separator: ", "))}" : nil
    case .date(let milliseconds): return "new Date(\(FlowNumber.text(of: milliseconds)))"
    case .regularExpression(let expression):
      return "new RegExp(\(quoted(expression.source)), \(quoted(expression.flags)))"
    }
  }

  private func quoted(_ text: String) -> String {
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }
}
