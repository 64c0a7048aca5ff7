extension FlowEvaluator {
  /// Calls a function with JavaScript's rules for what is missing or of another kind.
  mutating func call(
    _ function: FlowFunction,
    _ arguments: [FlowValue],
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let position = expression.position
    let first = arguments.first ?? .undefined
    switch function {
    case .number:
      guard !arguments.isEmpty else { return .number(0) }
      try work(try script(of: first, at: position).utf8.count / 32, at: position)
      return .number(first.number)
    case .string:
      return .string(arguments.isEmpty ? "" : try script(of: first, at: position))
    case .parseInt:
      let text = try script(of: first, at: position)
      try work(text.utf8.count / 32, at: position)
      let radix = arguments.count > 1 ? arguments[1].number : 0
      return .number(FlowNumber.wholePrefix(of: text, radix: radix))
    case .parseFloat:
      let text = try script(of: first, at: position)
      try work(text.utf8.count / 32, at: position)
      return .number(FlowNumber.decimalPrefix(of: text))
    case .log:
      var words: [String] = []
      for value in arguments { words.append(try text(of: value, at: position)) }
      let line = words.joined(separator: " ")
      try spend(bytes: line.utf8.count, at: position)
      budget.record.log(line)
      return .undefined
    }
  }

  /// Calls a method of a text or an array.
  mutating func call(
    _ method: FlowMethod,
    of owner: FlowValue,
    _ arguments: [FlowValue],
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let call = FlowMethodCall(arguments: arguments)
    switch owner {
    case .string(let text):
      try work(1 + text.utf8.count / 32, at: expression.position)
      for value in arguments {
        try work(
          try script(of: value, at: expression.position).utf8.count / 32,
          at: expression.position
        )
      }
      guard let made = call.result(of: method, on: text) else { break }
      if case .padded(let count) = made {
        try spend(bytes: count, at: expression.position)
        return .string(call.padded(text, to: count))
      }
      guard case .value(let value) = made else {
        throw failure(
          "This would cut a character such as “😀” in two halves, which cannot stand alone here.",
          at: expression
        )
      }
      return try self.made(value, at: expression.position)
    case .array(let items):
      _ = try self.made(owner, at: expression.position)
      guard let value = call.result(of: method, on: items) else { break }
      return try self.made(value, at: expression.position)
    default: break
    }
    throw failure(
      "“\(method.rawValue)” stands after \(method.owners), but what stands before it here is \(owner.kind).",
      at: expression
    )
  }

  // MARK: - Assignments

  /// Assigns to `maestro.copiedText`, to a member of `output`, or to one of an object in it.
  mutating func assign(
    _ value: FlowValue,
    to target: FlowExpression.Target,
    at expression: FlowExpression
  ) throws(FlowError) {
    let position = expression.position
    switch target {
    case .copiedText:
      budget.record.copiedText = try text(of: value, at: position)
    case .output(let path):
      try work(budget.record.output.count, at: position)
      let whole = FlowValue.object(budget.record.output)
      let assigned = try self.assigned(value, at: path[...], in: whole, expression)
      guard case .object(let members) = try made(assigned, at: position) else { return }
      budget.record.output = members
    }
  }

  /// Returns an object, or an array, with a value at a path in it.
  private func assigned(
    _ value: FlowValue,
    at path: ArraySlice<String>,
    in base: FlowValue?,
    _ expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    guard let name = path.first else { return value }
    switch base ?? .undefined {
    case .object(var members):
      members[name] = try assigned(value, at: path.dropFirst(), in: members[name], expression)
      return .object(members)
    case .array(var items):
      guard let place = Self.place(name), place <= items.count else {
        throw failure(
          "An array can be assigned at its places 0 to \(items.count) only.",
          at: expression
        )
      }
      let old = place < items.count ? items[place] : nil
      let new = try assigned(value, at: path.dropFirst(), in: old, expression)
      if place < items.count { items[place] = new } else { items.append(new) }
      return .array(items)
    case let other:
      throw failure(
        "“\(name.prefix(48))” cannot be assigned: what stands before it is \(other.kind). "
          + "Assign an object first, like {}.",
        at: expression
      )
    }
  }
}
