import Foundation

/// A closure of a case file, made from its name.
struct MarbleClosure {
  typealias Body = ([MarbleValue]) throws -> MarbleValue

  /// The result of `throwIf` for the other values, unless the name gives it.
  enum Otherwise {
    case identity
    case allOperands
  }

  private let body: Body

  init(_ name: String, otherwise: Otherwise = .identity) throws {
    body = try Self.body(of: name, otherwise)
  }

  func callAsFunction(_ operands: MarbleValue...) throws -> MarbleValue {
    try body(operands)
  }

  func callAsFunction(all operands: [MarbleValue]) throws -> MarbleValue {
    try body(operands)
  }

  func holds(_ operands: MarbleValue...) throws -> Bool {
    guard case .bool(let answer) = try body(operands) else {
      throw MarbleFailure(label: "not a predicate")
    }
    return answer
  }

  private static func body(of name: String, _ otherwise: Otherwise) throws -> Body {
    if let label = name.dropped(prefix: "throw:") {
      return { _ in throw MarbleFailure(label: label) }
    }
    if let rest = name.dropped(prefix: "throwIf:") {
      return try throwing(if: rest, otherwise)
    }
    if let source = name.dropped(prefix: "throwOn:") {
      return { operands in
        if operands[0] == .string(source) { throw MarbleFailure(label: "boom") }
        return operands[0]
      }
    }
    if let predicate = name.dropped(prefix: "nilUnless:") {
      let condition = try body(of: predicate, otherwise)
      return { try condition($0) == .bool(true) ? $0[0] : .null }
    }
    guard let known = named(name) ?? arithmetic(name) ?? comparison(name) else {
      throw MarbleUnknown("closure \(name)")
    }
    return { operands in
      if operands.isEmpty { throw MarbleFailure(label: "\(name) wants an operand") }
      return try known(operands)
    }
  }

  private static func throwing(if text: String, _ otherwise: Otherwise) throws -> Body {
    let parts = text.components(separatedBy: " else ")
    guard let operand = ["x": 0, "y": 1][parts[0].prefix(1)],
      let literal = parts[0].dropFirst().description.dropped(prefix: "=="),
      let value = literalValue(literal)
    else { throw MarbleUnknown("closure throwIf:\(text)") }
    let rest: Body
    if parts.count > 1 {
      rest = try body(of: parts[1...].joined(separator: " else "), otherwise)
    } else {
      rest = otherwise == .identity ? { $0[0] } : { .array($0) }
    }
    return { operands in
      guard operand < operands.count else { throw MarbleFailure(label: "too few operands") }
      if operands[operand] == value { throw MarbleFailure(label: "boom") }
      return try rest(operands)
    }
  }

  private static func named(_ name: String) -> Body? {
    switch name {
    case "identity": { $0[0] }
    case "toString": { .string("\(try integer($0[0]))") }
    case "lowercaseTrim":
      { operands in
        guard case .string(let text) = operands[0] else { throw MarbleFailure(label: "no string") }
        return .string(text.trimmingCharacters(in: .whitespaces).lowercased())
      }
    case "isEven": { .bool(try integer($0[0]).isMultiple(of: 2)) }
    case "isOdd": { .bool(try !integer($0[0]).isMultiple(of: 2)) }
    case "isPrime": { .bool(isPrime(try integer($0[0]))) }
    case "always": { _ in .bool(true) }
    case "never": { _ in .bool(false) }
    case "==": { .bool($0[0] == $0[1]) }
    case "x+y", "x+y+z": { .int(try $0.map(integer).reduce(0, +)) }
    case "x*y", "x*y*z": { .int(try $0.map(integer).reduce(1, *)) }
    case "(x,y)", "(x,y,z)": { .array($0) }
    default: nil
    }
  }

  private static func arithmetic(_ name: String) -> Body? {
    guard name.count > 2, name.hasPrefix("x"), let number = Int(name.dropFirst(2)) else {
      return nil
    }
    switch name.dropFirst().first {
    case "*": return { .int(try integer($0[0]) * number) }
    case "+": return { .int(try integer($0[0]) + number) }
    case "-": return { .int(try integer($0[0]) - number) }
    case "%": return number == 0 ? nil : { .int(try integer($0[0]) % number) }
    case ">": return { .bool(try integer($0[0]) > number) }
    case "<": return { .bool(try integer($0[0]) < number) }
    default: return nil
    }
  }

  private static func comparison(_ name: String) -> Body? {
    guard name.count > 3, name.hasPrefix("x"),
      let literal = literalValue(String(name.dropFirst(3)))
    else { return nil }
    switch name.dropFirst().prefix(2) {
    case "==": return { .bool($0[0] == literal) }
    case "!=": return { .bool($0[0] != literal) }
    case ">=": return { .bool(try integer($0[0]) >= integer(literal)) }
    case "<=": return { .bool(try integer($0[0]) <= integer(literal)) }
    default: return nil
    }
  }

  private static func literalValue(_ text: String) -> MarbleValue? {
    try? JSONDecoder().decode([MarbleValue].self, from: Data("[\(text)]".utf8)).first
  }

  private static func integer(_ value: MarbleValue) throws -> Int {
    guard case .int(let number) = value else { throw MarbleFailure(label: "no integer: \(value)") }
    return number
  }

  private static func isPrime(_ number: Int) -> Bool {
    guard number > 1 else { return false }
    var divisor = 2
    while divisor * divisor <= number {
      if number.isMultiple(of: divisor) { return false }
      divisor += 1
    }
    return true
  }
}

extension String {
  fileprivate func dropped(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
