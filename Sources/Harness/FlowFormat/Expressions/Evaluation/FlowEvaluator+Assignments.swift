extension FlowEvaluator {
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
        "“\(name.clipped(to: 48))” cannot be assigned: what stands before it is \(other.kind). "
          + "Assign an object first, like {}.",
        at: expression
      )
    }
  }
}
