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
  private(set) var stepsLeft = 10_000
  private(set) var bytesLeft = FlowEvaluator.mostBytes

  /// A Boolean value that indicates whether an optional member of the current chain was missing.
  var isCut = false

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
    case .member(let base, let name, let isOptional):
      guard let base = try self.base(base, isOptional) else { return .undefined }
      return try member(.string(name), of: base, at: expression)
    case .index(let base, let index, let isOptional):
      guard let base = try self.base(base, isOptional) else { return .undefined }
      return try member(try value(of: index), of: base, at: expression)
    case .chain(let inner):
      let wasCut = isCut
      isCut = false
      defer { isCut = wasCut }
      return try value(of: inner)
    case .template(let parts):
      var text = ""
      for part in parts {
        let words = try script(of: try value(of: part), at: part.position)
        try spend(bytes: words.utf8.count, at: expression.position)
        text += words
      }
      return try joined(text, at: expression.position)
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
      var values = FlowMembers()
      for property in properties {
        let value = try value(of: property.value)
        if let name = property.name {
          values[name] = value
        } else {
          for (name, value) in try members(of: value, at: property.value) { values[name] = value }
        }
      }
      return try made(.object(values), at: expression.position)
    case .spread(let operand):
      return .array(try items(of: try value(of: operand), at: expression))
    case .call(let function, let arguments):
      return try call(function, try values(of: arguments), at: expression)
    case .method(let method, let owner, let arguments, let isOptional):
      guard let owner = try base(owner, isOptional) else { return .undefined }
      return try call(method, of: owner, try values(of: arguments), at: expression)
    case .detail(let name, let call, let isOptional):
      return try detail(name, of: call, isOptional, at: expression)
    case .assignment(let target, let operand):
      let value = try value(of: operand)
      try assign(value, to: target, at: expression)
      return value
    case .step(let target, let operand, let change):
      let old = try number(of: try value(of: operand), at: expression)
      try assign(.number(old + change), to: target, at: expression)
      return .number(old)
    case .statements(let statements):
      var last = FlowValue.undefined
      for statement in statements { last = try value(of: statement) }
      return last
    }
  }

  /// Returns the value before a member or a call; `nil` if the chain ends at it.
  mutating func base(
    _ expression: FlowExpression,
    _ isOptional: Bool
  ) throws(FlowError) -> FlowValue? {
    let value = try value(of: expression)
    if isOptional, value.isMissing { isCut = true }
    return isCut ? nil : value
  }

  mutating func values(
    of expressions: [FlowExpression]
  ) throws(FlowError) -> [FlowValue] {
    var values: [FlowValue] = []
    for expression in expressions {
      let value = try value(of: expression)
      if case .spread = expression.kind, case .array(let items) = value {
        values += items
      } else {
        values.append(value)
      }
    }
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
    guard !value.hasLongMarks else { throw end(MarkRun.complaint, at: position) }
    return value
  }

  /// Returns a text that was put together, as ``made(_:at:)`` does, but without a charge.
  func joined(_ text: String, at position: FlowPosition) throws(FlowError) -> FlowValue {
    guard !MarkRun.isTooLong(in: text) else { throw end(MarkRun.complaint, at: position) }
    return .string(text)
  }

  /// Ends the flow, and returns the error, which nothing catches.
  func end(_ message: String, at position: FlowPosition) -> FlowError {
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
      known = members.names
    }
    let name = path.last ?? ""
    let words = path.joined(separator: ".").clipped(to: 48)
    let what = path.isEmpty ? "A part of this text" : "“\(words)”"
    let place = "\(expression.position.line):\(expression.position.column)"
    let advice =
      switch path.first {
      case "output"?: " Assign it before, with evalScript."
      case _? where path.count == 1: " Give it in “env” or with --env."
      default: ""
      }
    let hint = NearestName.of(name, among: known).map { " Did you mean “\($0)”?" } ?? advice
    budget.record.warn("\(what) is undefined (\(place)).\(hint)")
  }

  func failure(_ message: String, at expression: FlowExpression) -> FlowError {
    FlowError(file: file, position: expression.position, message: message)
  }
}
