/// Reads the content of a `${…}` by operator precedence.
struct ExpressionParser {
  private static let deepest = 32
  private static let highest = 64

  /// Keywords of JavaScript that the language does not have.
  private static let foreign: Set<String> = [
    "async", "await", "class", "const", "delete", "do", "for", "function", "if", "in", "instanceof",
    "let", "new", "return", "this", "throw", "try", "typeof", "var", "void", "while", "yield",
  ]

  private var lexer: ExpressionLexer
  private var token: ExpressionToken
  private var previous: ExpressionToken?
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
  private mutating func expression() throws(FlowError) -> FlowExpression {
    try descend()
    defer { depth -= 1 }
    let left = try conditional()
    switch token.kind {
    case .mark("="):
      guard let target = FlowExpression.Target(left) else {
        throw failure(
          "Only “output.NAME” and “maestro.copiedText” can be assigned to.",
          at: left.position
        )
      }
      try step()
      return try node(.assignment(target, try expression()), at: left.position)
    case .mark("+="), .mark("-="), .mark("*="), .mark("/="), .mark("%="):
      throw failure(
        "“\(token.description)” is not part of “${…}”. Write it out: output.NAME = output.NAME + 1."
      )
    default: return left
    }
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
    var left = try prefix()
    var logical: ExpressionOperator?
    while case .mark(let mark) = token.kind, let sign = ExpressionOperator(rawValue: mark),
      let precedence = sign.precedence, precedence >= minimum
    {
      let position = token.position
      try step()
      let (right, other) = try infix(minimum: precedence + 1)
      if sign.clashes(with: logical) || sign.clashes(with: other) {
        throw failure(
          "“??” can't stand beside “||” or “&&”. Put one of the two in parentheses.",
          at: position
        )
      }
      left = try node(.infix(sign, left, right), at: position)
      logical = precedence < 3 ? sign : nil
    }
    return (left, logical)
  }

  private mutating func prefix() throws(FlowError) -> FlowExpression {
    guard case .mark(let mark) = token.kind, let sign = ExpressionOperator(rawValue: mark),
      sign == .not || sign == .minus || sign == .plus
    else { return try postfix() }
    let position = token.position
    try step()
    try descend()
    defer { depth -= 1 }
    return try node(.prefix(sign, try prefix()), at: position)
  }

  private mutating func postfix() throws(FlowError) -> FlowExpression {
    var base = try primary()
    while case .mark(let mark) = token.kind {
      let position = token.position
      switch mark {
      case ".":
        try step()
        guard case .name(let name) = token.kind else { throw unexpected() }
        base = try node(.member(base, name: name), at: token.position)
        try step()
      case "[":
        try step()
        let index = try expression()
        try expect("]", in: "an index")
        base = try node(.index(base, index), at: position)
      case "(":
        try step()
        base = try call(of: base)
      default:
        return base
      }
    }
    return base
  }

  private mutating func primary() throws(FlowError) -> FlowExpression {
    let position = token.position
    switch token.kind {
    case .number(let value):
      try step()
      return try node(.literal(.number(value)), at: position)
    case .string(let text):
      try step()
      return try node(.literal(.string(text)), at: position)
    case .name(let name):
      if Self.foreign.contains(name) {
        throw failure("“\(name)” is not part of “${…}”, which is not JavaScript.")
      }
      try step()
      return try node(Self.constants[name].map { .literal($0) } ?? .name(name), at: position)
    case .mark("("):
      try step()
      let inner = try expression()
      try expect(")", in: "parentheses")
      return inner
    case .mark("["):
      try step()
      return try node(.array(try items(until: "]", in: "an array")), at: position)
    case .mark("{"):
      try step()
      return try node(.object(try properties()), at: position)
    case .end: throw unclosed()
    case .mark: throw unexpected()
    }
  }

  private static let constants: [String: FlowValue] = [
    "true": .bool(true), "false": .bool(false), "null": .null, "undefined": .undefined,
    "NaN": .number(.nan), "Infinity": .number(.infinity),
  ]

  private mutating func items(
    until mark: String,
    in what: String
  ) throws(FlowError) -> [FlowExpression] {
    var items: [FlowExpression] = []
    while !isAt(mark) {
      items.append(try expression())
      guard isAt(",") else { break }
      try step()
    }
    try expect(mark, in: what)
    return items
  }

  private mutating func properties() throws(FlowError) -> [FlowExpression.Property] {
    var properties: [FlowExpression.Property] = []
    while !isAt("}") {
      let name: String
      switch token.kind {
      case .name(let text), .string(let text): name = text
      case .number(let value): name = FlowNumber.text(of: value)
      default: throw unexpected()
      }
      try step()
      try expect(":", in: "an object")
      properties.append(FlowExpression.Property(name: name, value: try expression()))
      guard isAt(",") else { break }
      try step()
    }
    try expect("}", in: "an object")
    return properties
  }

  func isAt(_ mark: String) -> Bool { token.kind == .mark(mark) }

  mutating func step() throws(FlowError) {
    previous = token
    token = try lexer.next()
  }

  private mutating func expect(_ mark: String, in what: String) throws(FlowError) {
    if token.kind == .end { throw unclosed() }
    guard isAt(mark) else {
      if token.description == "=>" {
        throw failure("“=>” makes a function, which is not part of “${…}”.")
      }
      throw failure("“\(mark)” is missing in \(what), before “\(token.description)”.")
    }
    try step()
  }

  private mutating func descend() throws(FlowError) {
    depth += 1
    guard depth <= Self.deepest else {
      throw failure("This expression is nested more than \(Self.deepest) levels deep. Simplify it.")
    }
  }

  private func node(
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

  /// Reads the arguments of a call, after its opening parenthesis.
  private mutating func call(of base: FlowExpression) throws(FlowError) -> FlowExpression {
    let arguments = try items(until: ")", in: "a call")
    if let path = base.path, let function = FlowFunction(rawValue: path.joined(separator: ".")) {
      return try node(.call(function, arguments), at: base.position)
    }
    if case .member(let owner, let name) = base.kind, let method = FlowMethod(rawValue: name) {
      return try node(.method(method, of: owner, arguments), at: base.position)
    }
    let name =
      switch base.kind {
      case .name(let name), .member(_, let name): name
      default: ""
      }
    let known = FlowFunction.allCases.map(\.rawValue) + FlowMethod.allCases.map(\.rawValue)
    let hint = NearestName.hint(for: name, among: known)
    throw failure("There is no function “\(name.prefix(48))” in “${…}”.\(hint)", at: base.position)
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
      ExpressionOperator(rawValue: before) != nil || before == "?" || before == ":"
    {
      return " A value is missing after “\(before)”."
    }
    guard previous == nil, ExpressionOperator(rawValue: mark) != nil else { return "" }
    return " A value is missing before “\(mark)”."
  }

  private func unclosed() -> FlowError {
    failure("This “${” is not closed. Add “}”, or write “\\${” for the characters.", at: opening)
  }

  func failure(_ message: String, at position: FlowPosition? = nil) -> FlowError {
    FlowError(file: lexer.file, position: position ?? token.position, message: message)
  }
}
