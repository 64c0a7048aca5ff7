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
      return .number(try number(of: first, at: expression))
    case .string:
      return .string(arguments.isEmpty ? "" : try script(of: first, at: position))
    case .boolean: return .bool(first.isTruthy)
    case .parseInt, .parseIntNumber:
      let text = try read(first, at: position)
      let radix = arguments.count > 1 ? try number(of: arguments[1], at: expression) : 0
      return .number(FlowNumber.wholePrefix(of: text, radix: radix))
    case .parseFloat, .parseFloatNumber:
      return .number(FlowNumber.decimalPrefix(of: try read(first, at: position)))
    case .isNaN: return .bool(try number(of: first, at: expression).isNaN)
    case .isFinite: return .bool(try number(of: first, at: expression).isFinite)
    case .isNaNNumber, .isFiniteNumber, .isInteger, .isSafeInteger:
      guard case .number(let number) = first else { return .bool(false) }
      return .bool(Self.holds(function, of: number))
    case .isArray:
      if case .array = first { return .bool(true) }
      return .bool(false)
    case .keys, .values, .entries:
      guard !first.isMissing else {
        throw failure(
          "“\(function.rawValue)” takes an object, but \(first.kind) stands here.",
          at: expression
        )
      }
      return try made(.array(try listed(first, function, at: expression)), at: position)
    case .parseJSON, .stringify: return try json(function, arguments, at: expression)
    case .fromCharCode, .fromCodePoint, .encodeURIComponent, .decodeURIComponent:
      return try text(function, arguments, at: expression)
    case .regularExpression, .newRegularExpression:
      if arguments.count < 2, case .regularExpression = first { return first }
      let flags = arguments.count > 1 && arguments[1] != .undefined ? arguments[1] : nil
      return .regularExpression(try self.expression(first, flags: flags, at: expression))
    case .date, .newDate, .now, .parseDate, .utc:
      return try date(function, arguments, at: expression)
    case .print:
      var words: [String] = []
      for value in arguments {
        let word = try text(of: value, at: position)
        try spend(bytes: word.utf8.count + (words.isEmpty ? 0 : 1), at: position)
        words.append(word)
      }
      let line = words.joined(separator: " ")
      budget.record.log(line)
      return .undefined
    default: return try math(function, arguments, at: expression)
    }
  }

  /// Returns a value as a text, and charges the budget for reading it whole.
  mutating func read(
    _ value: FlowValue,
    at position: FlowPosition
  ) throws(FlowError) -> String {
    let text = try script(of: value, at: position)
    try work(text.utf8.count / 32, at: position)
    return text
  }

  private static func holds(_ function: FlowFunction, of number: Double) -> Bool {
    switch function {
    case .isNaNNumber: number.isNaN
    case .isFiniteNumber: number.isFinite
    case .isInteger: number.isFinite && number == number.rounded(.towardZero)
    default: number == number.rounded(.towardZero) && number.magnitude <= 9_007_199_254_740_991
    }
  }

  private mutating func math(
    _ function: FlowFunction,
    _ arguments: [FlowValue],
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    if function == .random { return .number(budget.record.nextRandom()) }
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try number(of: argument, at: expression)) }
    guard let result = FlowMathCall(numbers).result(of: function) else {
      preconditionFailure("unreachable: \(function) is no function of Math")
    }
    return .number(result)
  }

  // MARK: - JSON

  private mutating func json(
    _ function: FlowFunction,
    _ arguments: [FlowValue],
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let position = expression.position
    guard function == .parseJSON else {
      let call = FlowMethodCall(arguments: arguments)
      for argument in arguments where !argument.isPrimitive { _ = try made(argument, at: position) }
      var writer = FlowJSONWriter(
        names: call.argument(1),
        space: call.argument(2),
        mostBytes: bytesLeft,
        mostWork: stepsLeft * Self.workOfStep
      )
      let isWritten = writer.write(call.argument(0))
      try work(
        writer.hasGivenUp ? stepsLeft + 1 : writer.work / Self.workOfStep,
        at: position
      )
      guard !writer.isTooLong else {
        throw end("This makes more than 1 MiB of text.", at: position)
      }
      guard isWritten else { return .undefined }
      try work(writer.text.utf8.count / 32, at: position)
      return try made(.string(writer.text), at: position)
    }
    let text = try read(arguments.first ?? .undefined, at: position)
    let value: FlowValue
    do throws(FlowJSONReader.Failure) {
      value = try FlowJSONReader.value(of: text)
    } catch {
      throw failure(error.message, at: expression)
    }
    return try made(value, at: position)
  }

  // MARK: - Texts

  private mutating func text(
    _ function: FlowFunction,
    _ arguments: [FlowValue],
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    let position = expression.position
    switch function {
    case .encodeURIComponent:
      let text = try read(arguments.first ?? .undefined, at: position)
      return try made(.string(FlowURI.encoded(text)), at: position)
    case .decodeURIComponent:
      let text = try read(arguments.first ?? .undefined, at: position)
      guard let decoded = FlowURI.decoded(text) else {
        throw failure("A “%” in this text begins no character.", at: expression)
      }
      return try made(.string(decoded), at: position)
    default: break
    }
    var units: [UInt16] = []
    for argument in arguments {
      let number = try number(of: argument, at: expression)
      if function == .fromCharCode {
        units.append(UInt16(truncatingIfNeeded: FlowMethodCall.unsigned(number)))
        continue
      }
      guard number == number.rounded(.towardZero), (0...0x10FFFF).contains(number) else {
        throw failure("\(FlowNumber.text(of: number)) is no character's number.", at: expression)
      }
      let value = UInt32(number)
      units += Unicode.Scalar(value).map { Array(String(Character($0)).utf16) } ?? [UInt16(value)]
    }
    guard let text = String(whole: units[...]) else { throw halved(at: expression) }
    return try made(.string(text), at: position)
  }

  func halved(at expression: FlowExpression) -> FlowError {
    failure(
      "This would cut a character such as “😀” in two halves, which cannot stand alone here.",
      at: expression
    )
  }

  // MARK: - Moments

  private mutating func date(
    _ function: FlowFunction,
    _ arguments: [FlowValue],
    at expression: FlowExpression
  ) throws(FlowError) -> FlowValue {
    switch function {
    case .now: return .number(budget.record.now)
    case .date: return .string(FlowCalendar.text(of: budget.record.now))
    case .parseDate:
      let text = try read(arguments.first ?? .undefined, at: expression.position)
      return .number(FlowCalendar.moment(reading: text))
    default: break
    }
    if function == .newDate, arguments.isEmpty { return .date(budget.record.now) }
    if function == .newDate, arguments.count == 1 {
      if case .date = arguments[0] { return arguments[0] }
      _ = try read(arguments[0], at: expression.position)
      if case .string(let text) = arguments[0].primitive {
        return .date(FlowCalendar.moment(reading: text))
      }
      return .date(FlowCalendar.clipped(arguments[0].number))
    }
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try number(of: argument, at: expression)) }
    let moment = FlowCalendar.moment(ofArguments: numbers)
    if function == .utc { return .number(FlowCalendar.clipped(moment)) }
    return .date(FlowCalendar.clipped(moment - FlowCalendar.zone))
  }
}
