/// Reads the content of a `${…}` by operator precedence.
struct ExpressionParser {
  private static let deepest = 32
  private static let highest = 64

  var lexer: ExpressionLexer
  private(set) var token: ExpressionToken
  private(set) var previous: ExpressionToken?
  private let opening: FlowPosition
  private var depth = 0

  /// After the closing brace, once the expression is read.
  var cursor: ScalarCursor { lexer.cursor }

  /// Creates a parser that begins after a `${`, whose own place is `opening`.
  init(cursor: ScalarCursor, file: String, opening: FlowPosition) throws(FlowError) {
    lexer = ExpressionLexer(cursor: cursor, file: file)
    self.opening = opening
    token = try lexer.next()
  }

  /// Reads the statements and their closing brace, which remains the current token; nothing between the
  /// braces is the empty text, as in Maestro.
  mutating func template() throws(FlowError) -> FlowExpression {
    var statements: [FlowExpression] = []
    while !isAt("}") {
      if isAt(";") {
        try step()
        continue
      }
      statements.append(try expression())
      guard isAt(";") else { break }
    }
    guard isAt("}") else { throw unexpected() }
    guard let first = statements.first else {
      return try node(.literal(.string("")), at: opening)
    }
    return statements.count == 1 ? first : try node(.statements(statements), at: first.position)
  }

  /// Reads an expression, perhaps an assignment.
  mutating func expression() throws(FlowError) -> FlowExpression {
    try descend()
    defer { depth -= 1 }
    let left = try conditional()
    guard case .mark(let mark) = token.kind else { return left }
    let sign = ExpressionOperator(assignment: mark)
    guard mark == "=" || sign != nil else { return left }
    let target = try target(left)
    try step()
    let right = try expression()
    guard let sign else { return try node(.assignment(target, right), at: left.position) }
    if sign.isLogical {
      // The assignment happens only if the operator needs its right operand.
      let assignment = try node(.assignment(target, right), at: left.position)
      return try node(.infix(sign, left, assignment), at: left.position)
    }
    let value = try node(.infix(sign, left, right), at: left.position)
    return try node(.assignment(target, value), at: left.position)
  }

  private func target(_ expression: FlowExpression) throws(FlowError) -> FlowExpression.Target {
    guard let target = FlowExpression.Target(expression) else {
      throw failure(
        "Only “output.NAME” and “maestro.copiedText” can be assigned to.",
        at: expression.position
      )
    }
    return target
  }

  private mutating func conditional() throws(FlowError) -> FlowExpression {
    let (condition, _) = try infix(minimum: 1)
    guard isAt("?") else { return condition }
    let position = token.position
    try step()
    let then = try expression()
    try expect(":", in: "a “? :”")
    let otherwise = try expression()
    return try node(.conditional(condition, then: then, otherwise: otherwise), at: position)
  }

  /// Reads operators and their operands.
  ///
  /// - Returns: The expression, and its operator if that is one of `??`, `||` and `&&` without parentheses.
  private mutating func infix(
    minimum: Int
  ) throws(FlowError) -> (expression: FlowExpression, logical: ExpressionOperator?) {
    let isSigned = isAt("-") || isAt("+") || isAt("!")
    var left = try prefix()
    var logical: ExpressionOperator?
    while case .mark(let mark) = token.kind, let sign = ExpressionOperator(rawValue: mark),
      let precedence = sign.precedence, precedence >= minimum
    {
      let position = token.position
      if sign == .power, isSigned, case .prefix = left.kind {
        throw failure("“**” can't follow a sign such as “-”. Put one of the two in parentheses.")
      }
      // Operands of equal operators nest to the right, so their number has to be bounded.
      if sign.isRightAssociative { try descend() }
      defer { depth -= sign.isRightAssociative ? 1 : 0 }
      try step()
      let (right, other) = try infix(minimum: precedence + (sign.isRightAssociative ? 0 : 1))
      if sign.clashes(with: logical) || sign.clashes(with: other) {
        throw failure(
          "“??” can't stand beside “||” or “&&”. Put one of the two in parentheses.",
          at: position
        )
      }
      left = try node(.infix(sign, left, right), at: position)
      logical = sign.isLogical ? sign : nil
    }
    return (left, logical)
  }

  private mutating func prefix() throws(FlowError) -> FlowExpression {
    let position = token.position
    if let change {
      try descend()
      defer { depth -= 1 }
      try step()
      let operand = try prefix()
      let target = try target(operand)
      return try node(.assignment(target, try changed(operand, by: change)), at: position)
    }
    guard case .mark(let mark) = token.kind, let sign = ExpressionOperator(rawValue: mark),
      sign == .not || sign == .minus || sign == .plus
    else {
      let operand = try postfix()
      guard let change else { return operand }
      let target = try target(operand)
      try step()
      return try node(.step(target, operand, by: change), at: position)
    }
    try step()
    try descend()
    defer { depth -= 1 }
    return try node(.prefix(sign, try prefix()), at: position)
  }

  /// The number that `++` or `--` adds, if the token is one of them.
  private var change: Double? { isAt("++") ? 1 : isAt("--") ? -1 : nil }

  private func changed(
    _ operand: FlowExpression,
    by change: Double
  ) throws(FlowError) -> FlowExpression {
    let position = operand.position
    let number = try node(.prefix(.plus, operand), at: position)
    return try node(
      .infix(.plus, number, node(.literal(.number(change)), at: position)),
      at: position
    )
  }

  func isAt(_ mark: String) -> Bool { token.kind == .mark(mark) }

  mutating func step() throws(FlowError) {
    previous = token
    token = try lexer.next()
  }

  mutating func expect(_ mark: String, in what: String) throws(FlowError) {
    if token.kind == .end { throw unclosed() }
    guard isAt(mark) else {
      if token.description == "=>" {
        throw failure("“=>” makes a function, which is not part of “${…}”. \(Self.advice)")
      }
      throw failure("“\(mark)” is missing in \(what), before “\(token.description)”.")
    }
    try step()
  }

  mutating func descend() throws(FlowError) {
    depth += 1
    guard depth <= Self.deepest else {
      throw failure("This expression is nested more than \(Self.deepest) levels deep. Simplify it.")
    }
  }

  func node(
    _ kind: FlowExpression.Kind,
    at position: FlowPosition
  ) throws(FlowError) -> FlowExpression {
    let expression = FlowExpression(kind, at: position)
    guard expression.height <= Self.highest else {
      throw failure(
        "This expression has more than \(Self.highest) operators in a row. Simplify it."
      )
    }
    return expression
  }

  func unexpected() -> FlowError {
    if token.kind == .end { return unclosed() }
    return failure("“\(token.description)” cannot stand here in “${…}”.\(missingOperand)")
  }

  /// Names the operator that lacks an operand, as the end of a message.
  private var missingOperand: String {
    guard case .mark(let mark) = token.kind, mark != "(", mark != "[", mark != "{" else {
      return ""
    }
    if case .mark(let before)? = previous?.kind,
      ExpressionOperator(rawValue: before) != nil || ["?", ":", "..."].contains(before)
    {
      return " A value is missing after “\(before)”."
    }
    guard previous == nil, ExpressionOperator(rawValue: mark) != nil else { return "" }
    return " A value is missing before “\(mark)”."
  }

  func unclosed() -> FlowError {
    failure("This “${” is not closed. Add “}”, or write “\\${” for the characters.", at: opening)
  }

  func failure(_ message: String, at position: FlowPosition? = nil) -> FlowError {
    FlowError(file: lexer.file, position: position ?? token.position, message: message)
  }
}
