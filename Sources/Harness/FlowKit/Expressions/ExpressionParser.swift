/// Reads the content of a `${…}` by operator precedence.
struct ExpressionParser {
  private static let deepest = 32
  private static let highest = 64

  /// Keywords of JavaScript that the language does not have.
  private static let foreign: Set<String> = [
    "async", "await", "class", "const", "delete", "do", "for", "function", "if", "in", "instanceof",
    "let", "new", "return", "this", "throw", "try", "typeof", "var", "void", "while", "yield",
  ]

  /// Functions and methods that are planned, but cannot be evaluated yet.
  private static let announced: Set<String> = [
    "parseInt", "parseFloat", "Number", "String", "includes", "startsWith", "endsWith", "indexOf",
    "slice", "split", "trim", "toUpperCase", "toLowerCase", "replace", "padStart", "join", "log",
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

  /// Reads the expression and its closing brace, which remains the current token.
  mutating func template() throws(FlowError) -> FlowExpression {
    if isAt("}") { throw failure("There is nothing between “${” and “}”. Name a value.") }
    let expression = try conditional()
    switch token.kind {
    case .mark("}"): return expression
    case .end: throw unclosed()
    case .mark("="), .mark("+="), .mark("-="), .mark("*="), .mark("/="), .mark("%="):
      throw failure("Assignment is not supported yet. Give the value in “env”.")
    default: throw unexpected()
    }
  }

  mutating func conditional() throws(FlowError) -> FlowExpression {
    try descend()
    defer { depth -= 1 }
    let condition = try infix(minimum: 1)
    guard isAt("?") else { return condition }
    let position = token.position
    try step()
    let then = try conditional()
    try expect(":", in: "a “? :”")
    let otherwise = try conditional()
    return try node(.conditional(condition, then: then, otherwise: otherwise), at: position)
  }

  private mutating func infix(minimum: Int) throws(FlowError) -> FlowExpression {
    var left = try prefix()
    while case .mark(let mark) = token.kind, let sign = ExpressionOperator(rawValue: mark),
      let precedence = sign.precedence, precedence >= minimum
    {
      let position = token.position
      try step()
      let right = try infix(minimum: precedence + 1)
      left = try node(.infix(sign, left, right), at: position)
    }
    return left
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
        let index = try conditional()
        try expect("]", in: "an index")
        base = try node(.index(base, index), at: position)
      case "(":
        throw call(of: base)
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
      let inner = try conditional()
      try expect(")", in: "parentheses")
      return inner
    case .mark("["):
      try step()
      return try node(.array(try items()), at: position)
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

  private mutating func items() throws(FlowError) -> [FlowExpression] {
    var items: [FlowExpression] = []
    while !isAt("]") {
      items.append(try conditional())
      guard isAt(",") else { break }
      try step()
    }
    try expect("]", in: "an array")
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
      properties.append(FlowExpression.Property(name: name, value: try conditional()))
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

  private func call(of base: FlowExpression) -> FlowError {
    let name =
      switch base.kind {
      case .name(let name), .member(_, let name): name
      default: ""
      }
    if Self.announced.contains(name) { return failure("Calling “\(name)” is not supported yet.") }
    let hint = NearestName.hint(for: name, among: Self.announced.sorted())
    return failure("There is no function “\(name)” in “${…}”.\(hint)", at: base.position)
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
