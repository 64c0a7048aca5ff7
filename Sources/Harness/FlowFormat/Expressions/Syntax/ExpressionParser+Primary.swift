extension ExpressionParser {
  /// The advice about a part of JavaScript that the language does not have.
  static let advice = "Compute it in a script that runScript plays."

  /// Keywords of JavaScript that the language does not have.
  static let foreign: Set<String> = [
    "async", "await", "class", "const", "delete", "do", "for", "function", "if", "in", "instanceof",
    "let", "new", "return", "this", "throw", "try", "typeof", "var", "void", "while", "yield",
  ]

  func foreign(_ name: String) -> FlowError {
    failure("“\(name)” is not part of “${…}”, which is not JavaScript. \(Self.advice)")
  }

  mutating func primary() throws(FlowError) -> FlowExpression {
    let position = token.position
    switch token.kind {
    case .number(let value):
      try step()
      return try node(.literal(.number(value)), at: position)
    case .string(let text):
      try step()
      return try node(.literal(.string(text)), at: position)
    case .name(let name):
      if name == "new" { return try new() }
      if Self.foreign.contains(name) { throw foreign(name) }
      try step()
      return try node(Self.constants[name].map { .literal($0) } ?? .name(name), at: position)
    case .mark("("):
      try step()
      let inner = try expression()
      try expect(")", in: "parentheses")
      return inner
    case .mark("`"): return try template(at: position)
    case .mark("/"), .mark("/="):
      let found = try lexer.regularExpression(after: token.description, opening: position)
      guard let expression = found else {
        if case .mark? = previous?.kind { throw unexpected() }
        throw failure("The regular expression that begins here has no closing “/”.", at: position)
      }
      try step()
      return try node(.literal(.regularExpression(expression)), at: position)
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

  mutating func items(
    until mark: String,
    in what: String
  ) throws(FlowError) -> [FlowExpression] {
    var items: [FlowExpression] = []
    while !isAt(mark) {
      items.append(try item())
      guard isAt(",") else { break }
      try step()
    }
    try expect(mark, in: what)
    return items
  }

  private mutating func item() throws(FlowError) -> FlowExpression {
    guard isAt("...") else { return try expression() }
    let position = token.position
    try step()
    return try node(.spread(try expression()), at: position)
  }

  private mutating func properties() throws(FlowError) -> [FlowExpression.Property] {
    var properties: [FlowExpression.Property] = []
    while !isAt("}") {
      if isAt("...") {
        try step()
        properties.append(FlowExpression.Property(name: nil, value: try expression()))
        guard isAt(",") else { break }
        try step()
        continue
      }
      let name: String
      switch token.kind {
      case .name(let text), .string(let text): name = text
      case .number(let value): name = FlowNumber.text(of: value)
      default: throw unexpected()
      }
      let position = token.position
      let isName = if case .name = token.kind { !Self.foreign.contains(name) } else { false }
      try step()
      if isName, isAt(",") || isAt("}") {
        let value = try node(Self.constants[name].map { .literal($0) } ?? .name(name), at: position)
        properties.append(FlowExpression.Property(name: name, value: value))
        guard isAt(",") else { break }
        try step()
        continue
      }
      try expect(":", in: "an object")
      properties.append(FlowExpression.Property(name: name, value: try expression()))
      guard isAt(",") else { break }
      try step()
    }
    try expect("}", in: "an object")
    return properties
  }

  /// Reads `new Date(…)` or `new RegExp(…)`.
  private mutating func new() throws(FlowError) -> FlowExpression {
    let start = token
    try step()
    guard case .name(let name) = token.kind, let function = FlowFunction(rawValue: "new \(name)")
    else {
      throw failure("“new” is not part of “${…}”, except for Date and RegExp.", at: start.position)
    }
    try step()
    var arguments: [FlowExpression] = []
    if isAt("(") {
      try step()
      arguments = try items(until: ")", in: "a call")
    }
    return try node(.call(function, arguments), at: start.position)
  }

  /// Reads a text in backquotes, after the first of them.
  private mutating func template(at position: FlowPosition) throws(FlowError) -> FlowExpression {
    var parts: [FlowExpression] = []
    while true {
      let (text, isLast) = try lexer.templatePart(opening: position)
      if !text.isEmpty { parts.append(try node(.literal(.string(text)), at: position)) }
      if isLast { break }
      try step()
      parts.append(try expression())
      guard isAt("}") else {
        throw token.kind == .end ? unclosed() : unexpected()
      }
    }
    try step()
    return try node(.template(parts), at: position)
  }
}
