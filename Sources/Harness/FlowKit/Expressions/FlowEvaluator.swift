/// Evaluates expressions within a budget of steps and memory; depth is bounded by the parser.
struct FlowEvaluator {
  private let scope: FlowScope
  private let file: String
  private var stepsLeft = 10_000
  private var bytesLeft = 1 << 20

  init(scope: FlowScope, file: String) {
    self.scope = scope
    self.file = file
  }

  mutating func value(of expression: FlowExpression) throws(FlowError) -> FlowValue {
    stepsLeft -= 1
    guard stepsLeft >= 0 else {
      throw failure("This takes more than 10,000 steps to evaluate.", at: expression)
    }
    switch expression.kind {
    case .literal(let value): return value
    case .name(let name): return try value(named: name, at: expression)
    case .member(let base, let name):
      return try member(.string(name), of: try value(of: base), at: expression)
    case .index(let base, let index):
      let base = try value(of: base)
      return try member(try value(of: index), of: base, at: expression)
    case .prefix(let sign, let operand):
      switch sign {
      case .minus: return .number(-(try value(of: operand).number))
      case .plus: return .number(try value(of: operand).number)
      default: return .bool(!(try valueIfKnown(of: operand).isTruthy))
      }
    case .infix(let sign, let left, let right):
      return try infix(sign, left, right, at: expression)
    case .conditional(let condition, let then, let otherwise):
      return try value(of: valueIfKnown(of: condition).isTruthy ? then : otherwise)
    case .array(let items):
      var values: [FlowValue] = []
      for item in items { values.append(try value(of: item)) }
      return .array(values)
    case .object(let properties):
      var values: [String: FlowValue] = [:]
      for property in properties { values[property.name] = try value(of: property.value) }
      return .object(values)
    }
  }

  /// Takes memory off the budget.
  mutating func spend(bytes: Int, at position: FlowPosition) throws(FlowError) {
    bytesLeft -= bytes
    guard bytesLeft >= 0 else {
      throw FlowError(
        file: file,
        position: position,
        message: "This makes more than 1 MiB of text."
      )
    }
  }

  /// As `value(of:)`, but a name that is not known is undefined: `${NAME || 'default'}` asks for it.
  private mutating func valueIfKnown(of expression: FlowExpression) throws(FlowError) -> FlowValue {
    if case .name(let name) = expression.kind { return scope[name] ?? .undefined }
    return try value(of: expression)
  }

  private func value(
    named name: String,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    if let value = scope[name] { return value }
    throw failure(
      "Nothing is named “\(name.prefix(48))”. Give it in “env” or with --env."
        + NearestName.hint(for: name, among: scope.names),
      at: expression
    )
  }

  private mutating func infix(
    _ sign: ExpressionOperator,
    _ left: FlowExpression,
    _ right: FlowExpression,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    if sign == .or || sign == .and {
      let first = try valueIfKnown(of: left)
      return first.isTruthy == (sign == .or) ? first : try value(of: right)
    }
    let first = sign.asks ? try valueIfKnown(of: left) : try value(of: left)
    let second = sign.asks ? try valueIfKnown(of: right) : try value(of: right)
    switch sign {
    case .equal: return .bool(first.isLooselyEqual(to: second))
    case .notEqual: return .bool(!first.isLooselyEqual(to: second))
    case .identical: return .bool(first.isIdentical(to: second))
    case .notIdentical: return .bool(!first.isIdentical(to: second))
    case .plus: return try sum(first, second, at: expression)
    case .minus: return .number(first.number - second.number)
    case .times: return .number(first.number * second.number)
    case .divide: return .number(first.number / second.number)
    case .remainder:
      return .number(first.number.truncatingRemainder(dividingBy: second.number))
    default: return .bool(isOrdered(first, sign, second))
    }
  }

  private mutating func sum(
    _ first: FlowValue,
    _ second: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let isText =
      switch (first, second) {
      case (.string, _), (_, .string): true
      default: !first.isPrimitive || !second.isPrimitive
      }
    guard isText else { return .number(first.number + second.number) }
    let text = first.text + second.text
    try spend(bytes: text.utf8.count, at: expression.position)
    return .string(text)
  }

  private func isOrdered(
    _ first: FlowValue,
    _ sign: ExpressionOperator,
    _ second: FlowValue
  ) -> Bool {
    if case .string(let first) = first, case .string(let second) = second {
      let isLess = first.utf16.lexicographicallyPrecedes(second.utf16)
      let isGreater = second.utf16.lexicographicallyPrecedes(first.utf16)
      return switch sign {
      case .less: isLess
      case .greater: isGreater
      case .lessOrEqual: !isGreater
      default: !isLess
      }
    }
    return switch sign {
    case .less: first.number < second.number
    case .greater: first.number > second.number
    case .lessOrEqual: first.number <= second.number
    default: first.number >= second.number
    }
  }

  private mutating func member(
    _ key: FlowValue,
    of base: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let name = key.text
    let position = Int(exactly: key.number) ?? -1
    switch base {
    case .undefined, .null:
      throw failure(
        "“\(name.prefix(48))” cannot be read here: what stands before it is \(base.kind).",
        at: expression
      )
    case .object(let values):
      return values[name] ?? .undefined
    case .array(let values):
      if name == "length" { return .number(Double(values.count)) }
      return values.indices.contains(position) ? values[position] : .undefined
    case .string(let text):
      if name == "length" { return .number(Double(text.utf16.count)) }
      stepsLeft -= text.utf16.count / 256
      let units = text.utf16.dropFirst(max(0, position)).prefix(1)
      guard position >= 0, !units.isEmpty else { return .undefined }
      return .string(String(decoding: units, as: UTF16.self))
    case .bool, .number:
      return .undefined
    }
  }

  private func failure(_ message: String, at expression: FlowExpression) -> FlowError {
    FlowError(file: file, position: expression.position, message: message)
  }
}
