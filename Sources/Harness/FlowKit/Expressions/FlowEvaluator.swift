/// Evaluates expressions, each within a budget of steps and memory of its own, and all within the
/// flow's budget.
///
/// The parser bounds the depth of expressions, the evaluator that of values.
struct FlowEvaluator {
  /// The bytes that the evaluation of one text may create.
  private static let mostBytes = 1 << 20

  private let scope: FlowScope
  private let file: String
  private let budget: FlowBudget
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
      default: return .bool(!(try valueIfKnown(of: operand).isTruthy))
      }
    case .infix(let sign, let left, let right):
      return try infix(sign, left, right, at: expression)
    case .conditional(let condition, let then, let otherwise):
      return try value(of: valueIfKnown(of: condition).isTruthy ? then : otherwise)
    case .array(let items):
      var values: [FlowValue] = []
      for item in items { values.append(try value(of: item)) }
      return try made(.array(values), at: expression.position)
    case .object(let properties):
      var values: [String: FlowValue] = [:]
      for property in properties { values[property.name] = try value(of: property.value) }
      return try made(.object(values), at: expression.position)
    }
  }

  /// Returns the value as a text, within the budget.
  mutating func text(
    of value: FlowValue,
    at position: FlowPosition
  ) throws(FlowError) -> String {
    value.isPrimitive ? value.text : try made(value, at: position).text
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
  private mutating func work(_ steps: Int, at position: FlowPosition) throws(FlowError) {
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

  /// As `value(of:)`, but an unknown name is undefined instead of an error, as `${NAME || 'default'}`
  /// needs it.
  private mutating func valueIfKnown(of expression: FlowExpression) throws(FlowError) -> FlowValue {
    guard case .name(let name) = expression.kind else { return try value(of: expression) }
    try work(1 + name.utf8.count / 64, at: expression.position)
    return scope[name] ?? .undefined
  }

  private mutating func value(
    named name: String,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    try work(name.utf8.count / 64, at: expression.position)
    if let value = scope[name] { return value }
    try budget.charge(scope.count * 100, of: .evaluation, in: file, at: expression.position)
    throw failure(
      "Nothing is named “\(name.prefix(48))”. Give it in “env” or with --env."
        + NearestName.hint(for: name, among: scope.names),
      at: expression
    )
  }

  // MARK: - Operators

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

  // MARK: - Members

  private mutating func member(
    _ key: FlowValue,
    of base: FlowValue,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let name = try text(of: key, at: expression.position)
    try work(name.utf8.count / 256, at: expression.position)
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
      guard let place = Self.place(name), place < values.count else { return .undefined }
      return values[place]
    case .string(let text):
      try work(text.utf8.count / 256, at: expression.position)
      if name == "length" { return .number(Double(text.utf16.count)) }
      return try unit(of: text, at: name, expression)
    case .bool, .number:
      return .undefined
    }
  }

  /// Returns the index that a key names; `nil` if it isn't written as a number, as `01` or the
  /// empty text.
  private static func place(_ name: String) -> Int? {
    guard let place = Int(name), place >= 0, String(place) == name else { return nil }
    return place
  }

  private func unit(
    of text: String,
    at name: String,
    _ expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    guard let place = Self.place(name), place < text.utf16.count else { return .undefined }
    let index = text.utf16.index(text.utf16.startIndex, offsetBy: place)
    let unit = text.utf16[index]
    guard let scalar = Unicode.Scalar(unit) else {
      throw failure(
        "Place \(place) of this text is half a character, which cannot stand alone here: "
          + "characters such as “😀” take two places.",
        at: expression
      )
    }
    return .string(String(Character(scalar)))
  }

  private func failure(_ message: String, at expression: FlowExpression) -> FlowError {
    FlowError(file: file, position: expression.position, message: message)
  }
}
