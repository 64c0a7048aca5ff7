/// Evaluates expressions, each within a budget of steps and memory of its own, and all within the
/// flow's budget.
///
/// The parser bounds the depth of expressions, the evaluator that of values.
struct FlowEvaluator {
  /// The bytes that the evaluation of one text may create.
  private static let mostBytes = 1 << 20

  let scope: FlowScope
  let file: String
  let budget: FlowBudget
  private var stepsLeft = 10_000
  private var bytesLeft = FlowEvaluator.mostBytes

  init(scope: FlowScope, file: String, budget: FlowBudget) {
    self.scope = scope
    self.file = file
    self.budget = budget
  }

  mutating func value(of expression: FlowExpression) throws(FlowError) -> FlowValue {
    try work(1, at: expression.position)
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
      case .minus: return .number(-(try number(of: try value(of: operand), at: expression)))
      case .plus: return .number(try number(of: try value(of: operand), at: expression))
      default: return .bool(!(try value(of: operand).isTruthy))
      }
    case .infix(let sign, let left, let right):
      return try infix(sign, left, right, at: expression)
    case .conditional(let condition, let then, let otherwise):
      return try value(of: try value(of: condition).isTruthy ? then : otherwise)
    case .array(let items):
      return try made(.array(try values(of: items)), at: expression.position)
    case .object(let properties):
      var values: [String: FlowValue] = [:]
      for property in properties { values[property.name] = try value(of: property.value) }
      return try made(.object(values), at: expression.position)
    case .call(let function, let arguments):
      return try call(function, try values(of: arguments), at: expression)
    case .method(let method, let owner, let arguments):
      let owner = try value(of: owner)
      return try call(method, of: owner, try values(of: arguments), at: expression)
    case .assignment(let target, let operand):
      let value = try value(of: operand)
      try assign(value, to: target, at: expression)
      return value
    case .statements(let statements):
      var last = FlowValue.undefined
      for statement in statements { last = try value(of: statement) }
      return last
    }
  }

  private mutating func values(
    of expressions: [FlowExpression]
  ) throws(FlowError) -> [FlowValue] {
    var values: [FlowValue] = []
    for expression in expressions { values.append(try value(of: expression)) }
    return values
  }

  /// Returns the value as a text, within the budget.
  mutating func text(
    of value: FlowValue,
    at position: FlowPosition
  ) throws(FlowError) -> String {
    value.isPrimitive ? value.text : try made(value, at: position).text
  }

  /// Returns the value as JavaScript's `String(value)`, within the budget.
  mutating func script(
    of value: FlowValue,
    at position: FlowPosition
  ) throws(FlowError) -> String {
    value.isPrimitive ? value.text : try made(value, at: position).scriptText
  }

  /// Uses up memory of both budgets.
  mutating func spend(bytes: Int, at position: FlowPosition) throws(FlowError) {
    bytesLeft -= bytes
    guard bytesLeft >= 0 else {
      throw end("This makes more than 1 MiB of text.", at: position)
    }
    try budget.charge(bytes, of: .memory, in: file, at: position)
  }

  /// Uses up steps of both budgets.
  mutating func work(_ steps: Int, at position: FlowPosition) throws(FlowError) {
    stepsLeft -= steps
    guard stepsLeft >= 0 else {
      throw end("This takes more than 10,000 steps to evaluate.", at: position)
    }
    try budget.charge(steps, of: .evaluation, in: file, at: position)
  }

  /// Returns a value after charging the budgets for it; for a value that is new or about to be
  /// walked.
  mutating func made(
    _ value: FlowValue,
    at position: FlowPosition
  ) throws(FlowError) -> FlowValue {
    guard let extent = value.extent(limit: Self.mostBytes) else {
      throw end(
        "This value is more than 1 MiB, or nested more than \(FlowBudget.deepestValue) levels deep.",
        at: position
      )
    }
    try spend(bytes: extent.bytes, at: position)
    return value
  }

  /// Ends the flow, and returns the error, which nothing catches.
  private func end(_ message: String, at position: FlowPosition) -> FlowError {
    let error = FlowError(file: file, position: position, message: message)
    budget.end(error)
    return error
  }

  // MARK: - Names

  /// Returns the value of a name; an unknown one is undefined, as `${NAME || 'default'}` needs it.
  private mutating func value(
    named name: String,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    try work(name.utf8.count / 64, at: expression.position)
    return scope[name] ?? budget.record.names[name] ?? .undefined
  }

  /// Warns that something which is typed or shown is undefined, and names the nearest name that is known.
  mutating func warn(ofUndefined expression: FlowExpression) throws(FlowError) {
    let path = expression.path ?? []
    var known: [String] = []
    if path.count == 1 {
      try budget.charge(scope.count * 100, of: .evaluation, in: file, at: expression.position)
      known = scope.names
    } else if path.count == 2, case .object(let members)? = budget.record.names[path[0]] {
      try budget.charge(members.count * 100, of: .evaluation, in: file, at: expression.position)
      known = members.keys.sorted()
    }
    let name = path.last ?? ""
    let what = path.isEmpty ? "A part of this text" : "“\(path.joined(separator: ".").prefix(48))”"
    let place = "\(expression.position.line):\(expression.position.column)"
    let hint =
      NearestName.of(name, among: known).map { "Did you mean “\($0)”?" }
      ?? "Give it in “env” or with --env."
    budget.record.warn("\(what) is undefined (\(place)). \(hint)")
  }

  // MARK: - Operators

  private mutating func infix(
    _ sign: ExpressionOperator,
    _ left: FlowExpression,
    _ right: FlowExpression,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let first = try value(of: left)
    switch sign {
    case .or: return first.isTruthy ? first : try value(of: right)
    case .and: return first.isTruthy ? try value(of: right) : first
    case .coalesce: return first.isMissing ? try value(of: right) : first
    default: break
    }
    let second = try value(of: right)
    if sign != .plus { try weigh(first, second, at: expression) }
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

  /// Charges the budgets for reading both operands whole.
  private mutating func weigh(
    _ first: FlowValue,
    _ second: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) {
    for value in [first, second] {
      if case .string(let text) = value {
        try work(text.utf8.count / 32, at: expression.position)
      } else if !value.isPrimitive {
        _ = try made(value, at: expression.position)
      }
    }
  }

  private mutating func number(
    of value: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) -> Double {
    try weigh(value, .null, at: expression)
    return value.number
  }

  private mutating func sum(
    _ first: FlowValue,
    _ second: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    for value in [first, second] where !value.isPrimitive {
      _ = try made(value, at: expression.position)
    }
    let (first, second) = (first.primitive, second.primitive)
    let isText =
      switch (first, second) {
      case (.string, _), (_, .string): true
      default: false
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
    let (first, second) = (first.primitive, second.primitive)
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

  func failure(_ message: String, at expression: FlowExpression) -> FlowError {
    FlowError(file: file, position: expression.position, message: message)
  }
}
