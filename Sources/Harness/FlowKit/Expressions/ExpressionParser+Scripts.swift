extension ExpressionParser {
  /// Reads statements and their closing brace, which remains the current token.
  mutating func script() throws(FlowError) -> [FlowScript.Statement] {
    if isAt("}") { throw failure("There is nothing between “${” and “}”. Assign a value.") }
    var statements: [FlowScript.Statement] = []
    while !isAt("}") {
      let value = try conditional()
      if isAt("=") {
        guard let target = FlowScript.Target(value) else {
          throw failure(
            "Only “output.NAME” and “maestro.copiedText” can be assigned to.",
            at: value.position
          )
        }
        try step()
        statements.append(FlowScript.Statement(target: target, value: try conditional()))
      } else {
        statements.append(FlowScript.Statement(target: nil, value: value))
      }
      guard isAt(";") else { break }
      try step()
    }
    guard isAt("}") else { throw unexpected() }
    return statements
  }
}
