extension FlowEvaluator {
  mutating func infix(
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
    case .power: return .number(FlowMathCall.power(first.number, second.number))
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

  mutating func number(
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
    return try joined(text, at: expression.position)
  }

  private func isOrdered(
    _ first: FlowValue,
    _ sign: ExpressionOperator,
    _ second: FlowValue
  ) -> Bool {
    let (first, second) = (first.orderedPrimitive, second.orderedPrimitive)
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
}
