extension FlowEvaluator {
  /// Calls a method of a value.
  mutating func call(
    _ method: FlowMethod,
    of owner: FlowValue,
    _ arguments: [FlowValue],
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let call = FlowMethodCall(arguments: arguments)
    if let value = try common(method, of: owner, call, at: expression) { return value }
    switch owner {
    case .string(let text):
      try work(1 + text.utf8.count / 32, at: expression.position)
      if method.takesExpression,
        let found = try self.expression(of: method, arguments, at: expression)
      {
        return try search(FlowExpressionCall(found, text, call), for: method, at: expression)
      }
      for value in arguments { _ = try read(value, at: expression.position) }
      guard let result = call.result(of: method, on: text) else { break }
      return try finished(result, at: expression)
    case .array(let items):
      _ = try made(owner, at: expression.position)
      guard let result = call.result(of: method, on: items) else { break }
      return try finished(result, at: expression)
    case .number(let number):
      guard let value = try formatted(number, method, call, at: expression) else { break }
      return value
    case .date(let moment):
      if let value = FlowDateCall.result(of: method, on: moment) { return value }
      if method == .toISOString { throw failure("This is no valid moment.", at: expression) }
    case .regularExpression(let found):
      guard method == .test || method == .exec else { break }
      let text = try read(call.argument(0), at: expression.position)
      return try search(FlowExpressionCall(found, text, call), for: method, at: expression)
    case .undefined, .null, .bool, .object: break
    }
    throw failure(
      "“\(method.rawValue)” stands after \(method.owners), but what stands before it here is \(owner.kind).",
      at: expression
    )
  }

  /// Calls the methods that most values have.
  private mutating func common(
    _ method: FlowMethod,
    of owner: FlowValue,
    _ call: FlowMethodCall,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue? {
    guard !owner.isMissing else { return nil }
    switch (method, owner) {
    case (.toString, .number), (_, .date): return nil
    case (.toString, _): return .string(try script(of: owner, at: expression.position))
    case (.valueOf, _): return owner
    default: return nil
    }
  }

  private mutating func finished(
    _ result: FlowMethodCall.Result,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    switch result {
    case .value(let value): return try made(value, at: expression.position)
    case .long(let bytes, let text):
      try spend(bytes: bytes, at: expression.position)
      return try joined(text(), at: expression.position)
    case .costly(let work, let result):
      try self.work(work / Self.workOfStep, at: expression.position)
      return try finished(result(), at: expression)
    case .halved: throw halved(at: expression)
    case .invalid(let message): throw failure(message, at: expression)
    }
  }

  // MARK: - Numbers

  private mutating func formatted(
    _ number: Double,
    _ method: FlowMethod,
    _ call: FlowMethodCall,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue? {
    guard [.toFixed, .toPrecision, .toExponential, .toString].contains(method) else { return nil }
    let given = call.argument(0)
    let argument = try self.number(of: given, at: expression)
    let digits = argument.isNaN ? 0 : argument.rounded(.towardZero)
    // The exact digits of a number are up to a thousand.
    try work(16, at: expression.position)
    let allowed: ClosedRange<Double>
    switch method {
    case .toString:
      if given == .undefined { return .string(FlowNumber.text(of: number)) }
      allowed = 2...36
    case .toPrecision:
      guard given != .undefined, number.isFinite else {
        return .string(FlowNumber.text(of: number))
      }
      allowed = 1...100
    case .toExponential:
      guard number.isFinite else { return .string(FlowNumber.text(of: number)) }
      allowed = 0...100
    default: allowed = 0...100
    }
    guard allowed.contains(digits) else {
      throw failure(
        "“\(method.rawValue)” takes a number from \(Int(allowed.lowerBound)) to "
          + "\(Int(allowed.upperBound)), but \(FlowNumber.text(of: argument)) stands here.",
        at: expression
      )
    }
    let count = Int(digits)
    switch method {
    case .toString: return .string(FlowNumber.text(of: number, base: count))
    case .toPrecision: return .string(FlowNumber.precise(number, digits: count))
    case .toExponential:
      return .string(FlowNumber.exponential(number, places: given == .undefined ? nil : count))
    default:
      return .string(
        number.isFinite ? FlowNumber.fixed(number, places: count) : FlowNumber.text(of: number)
      )
    }
  }

  // MARK: - Regular expressions

  /// Returns the regular expression that a call searches for; `nil` if it searches for a text.
  private mutating func expression(
    of method: FlowMethod,
    _ arguments: [FlowValue],
    at expression: FlowExpression
  ) throws(FlowError) -> FlowRegularExpression? {
    let first = arguments.first ?? .undefined
    if case .regularExpression(let found) = first {
      for value in arguments.dropFirst() { _ = try read(value, at: expression.position) }
      return found
    }
    guard method == .match || method == .search else { return nil }
    return try self.expression(first, flags: nil, at: expression)
  }

  /// Compiles a regular expression.
  mutating func expression(
    _ source: FlowValue,
    flags: FlowValue?,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowRegularExpression {
    var source = source
    if case .regularExpression(let found) = source { source = .string(found.source) }
    let text = source == .undefined ? "" : try script(of: source, at: expression.position)
    let letters = try flags.map { value throws(FlowError) in
      try script(of: value, at: expression.position)
    }
    try work(1 + text.utf8.count, at: expression.position)
    do throws(RegularExpressionError) {
      return try FlowRegularExpression(text, flags: letters ?? "")
    } catch {
      throw failure(error.message, at: expression)
    }
  }

  /// The work of a search that counts as one step.
  static let workOfStep = 32

  private mutating func search(
    _ call: FlowExpressionCall,
    for method: FlowMethod,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    try finished(
      try result(
        of: call.outcome(of: method, mostWork: stepsLeft * Self.workOfStep),
        at: expression
      ),
      at: expression
    )
  }

  private mutating func result(
    of outcome: FlowExpressionCall.Outcome,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowMethodCall.Result {
    guard let result = outcome.result else {
      throw end(
        "Searching this text for the regular expression takes too long. Write a simpler one.",
        at: expression.position
      )
    }
    try work(outcome.work / Self.workOfStep, at: expression.position)
    return result
  }

  /// Returns what `match` or `exec` has found beside its texts.
  mutating func detail(
    _ name: String,
    of call: FlowExpression,
    _ isOptional: Bool,
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    guard case .method(let method, let owner, let arguments, let isOwnerOptional) = call.kind else {
      preconditionFailure("unreachable: \(call.kind) is no search")
    }
    guard let owner = try base(owner, isOwnerOptional) else { return .undefined }
    let values = try values(of: arguments)
    let search: FlowExpressionCall
    switch (method, owner) {
    case (.match, .string(let text)):
      try work(1 + text.utf8.count / 32, at: expression.position)
      guard let found = try self.expression(of: method, values, at: call) else { return .undefined }
      search = FlowExpressionCall(found, text, FlowMethodCall(arguments: values))
    case (.exec, .regularExpression(let found)):
      let text = try read(values.first ?? .undefined, at: expression.position)
      search = FlowExpressionCall(found, text, FlowMethodCall(arguments: values))
    default:
      _ = try self.call(method, of: owner, values, at: call)
      return .undefined
    }
    let outcome = search.detail(
      method == .match && search.expression.isGlobal ? nil : name,
      mostWork: stepsLeft * Self.workOfStep
    )
    let value = try finished(try result(of: outcome, at: expression), at: expression)
    guard value == .null else { return value }
    if isOptional {
      isCut = true
      return .undefined
    }
    throw failure("“\(name)” cannot be read here: what stands before it is null.", at: expression)
  }
}
