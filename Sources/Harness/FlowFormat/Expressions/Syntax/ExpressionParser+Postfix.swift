extension ExpressionParser {
  /// Reads a value with the members and calls after it.
  mutating func postfix() throws(FlowError) -> FlowExpression {
    var base = try primary()
    var hasOptional = false
    while case .mark(let mark) = token.kind {
      let position = token.position
      switch mark {
      case ".":
        try step()
        base = try member(of: base, isOptional: false)
      case "?.":
        hasOptional = true
        try step()
        if isAt("[") {
          try step()
          base = try index(of: base, isOptional: true, at: position)
        } else if isAt("(") {
          try step()
          base = try call(of: base)
        } else {
          base = try member(of: base, isOptional: true)
        }
      case "[":
        try step()
        base = try index(of: base, isOptional: false, at: position)
      case "(":
        try step()
        base = try call(of: base)
      default:
        return hasOptional ? try node(.chain(base), at: base.position) : base
      }
    }
    return hasOptional ? try node(.chain(base), at: base.position) : base
  }

  private mutating func index(
    of base: FlowExpression,
    isOptional: Bool,
    at position: FlowPosition
  ) throws(FlowError) -> FlowExpression {
    let index = try expression()
    try expect("]", in: "an index")
    return try node(.index(base, index, isOptional: isOptional), at: position)
  }

  private mutating func member(
    of base: FlowExpression,
    isOptional: Bool
  ) throws(FlowError) -> FlowExpression {
    guard case .name(let name) = token.kind else { throw unexpected() }
    let position = token.position
    let member = try node(.member(base, name: name, isOptional: isOptional), at: position)
    try step()
    if case .name(let owner) = base.kind, FlowFunction.owners.contains(owner), !isAt("(") {
      let path = "\(owner).\(name)"
      if let constant = FlowFunction.constants[path] {
        return try node(.literal(.number(constant)), at: base.position)
      }
      throw unknown(path, at: base.position, among: Array(FlowFunction.constants.keys.sorted()))
    }
    if name == "index" || name == "groups", case .method(let method, _, _, _) = base.kind,
      method == .match || method == .exec
    {
      return try node(.detail(name, of: base, isOptional: isOptional), at: position)
    }
    return member
  }

  /// Reads the arguments of a call, after its opening parenthesis.
  private mutating func call(of base: FlowExpression) throws(FlowError) -> FlowExpression {
    let arguments = try items(until: ")", in: "a call")
    if let path = base.path, let function = FlowFunction(rawValue: path.joined(separator: ".")) {
      return try node(.call(function, arguments), at: base.position)
    }
    if case .member(let owner, let name, let isOptional) = base.kind,
      let method = FlowMethod(rawValue: name), !isFunctionOwner(owner)
    {
      return try node(
        .method(method, of: owner, arguments, isOptional: isOptional),
        at: base.position
      )
    }
    let functions = FlowFunction.allCases.map(\.rawValue).filter { !$0.contains(" ") }
    switch base.kind {
    case .name(let name): throw unknown(name, at: base.position, among: functions)
    case .member(let owner, let name, _):
      if isFunctionOwner(owner) {
        let path = base.path?.joined(separator: ".") ?? name
        throw unknown(path, at: base.position, among: functions)
      }
      throw unknown(name, at: base.position, among: FlowMethod.allCases.map(\.rawValue))
    default: throw unknown("", at: base.position, among: [])
    }
  }

  private func isFunctionOwner(_ expression: FlowExpression) -> Bool {
    if case .name(let name) = expression.kind { FlowFunction.owners.contains(name) } else { false }
  }

  /// Returns the error about an unknown name, or one that only JavaScript has.
  private func unknown(
    _ name: String,
    at position: FlowPosition,
    among known: [String]
  ) -> FlowError {
    let last = String(name.split(separator: ".").last ?? "")
    if FlowMethod.foreign.contains(last) {
      return failure("“\(last)” is not part of “${…}”. \(Self.advice)", at: position)
    }
    let hint = NearestName.of(name, among: known).map { " Did you mean “\($0)”?" } ?? ""
    return failure("There is no function “\(name.clipped(to: 48))” in “${…}”.\(hint)", at: position)
  }
}
