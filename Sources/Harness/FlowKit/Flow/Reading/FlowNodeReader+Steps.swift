extension FlowNodeReader {
  /// Reads a list of steps.
  func steps(_ node: YAMLNode, of owner: String) -> [FlowStep] {
    guard let items = node.items else {
      if let slip = node.scalar.flatMap({ FlowSlip.reason(for: $0.text) }) {
        report(slip, at: node.position)
        return []
      }
      report(
        "“\(owner)” takes a list of commands, but \(node.kind) stands here. "
          + "Begin each command with “- ”.",
        at: node.position
      )
      return []
    }
    if items.isEmpty { report("“\(owner)” has no commands.", at: node.position) }
    var steps: [FlowStep] = []
    for item in items {
      if isFull { break }
      if let step = step(item) { steps.append(step) }
    }
    return steps
  }

  private func step(_ node: YAMLNode) -> FlowStep? {
    guard let call = call(node) else { return nil }
    guard let rule = FlowCommandRule.rule(named: call.name) else {
      report(unknown(call))
      return nil
    }
    let command: FlowCommand?
    switch rule {
    case .read(let read): command = read(call, self)
    case .notYet:
      report("“\(call.name)” is not supported yet.", at: call.position)
      return nil
    case .refused(let reason):
      report("“\(call.name)” is not supported: \(reason)", at: call.position)
      return nil
    }
    let fields = FlowFields(pairs: call.value.pairs ?? [])
    let label = text(fields, "label")
    let isOptional = optional(fields)
    guard let command else { return nil }
    return FlowStep(
      command: command,
      name: call.name,
      file: file,
      position: node.position,
      source: source(of: node),
      label: label,
      isOptional: isOptional
    )
  }

  private func optional(_ fields: FlowFields) -> Bool {
    guard let node = fields["optional"],
      let parameter: FlowParameter<Bool> =
        parameter(node, for: "optional")
    else { return false }
    if case .value(let value) = parameter { return value }
    report("“optional” must be true or false, without “${…}”.", at: node.position)
    return false
  }

  private func call(_ node: YAMLNode) -> FlowCall? {
    switch node.content {
    case .scalar:
      let value = YAMLNode(content: .null, position: node.position, range: node.range)
      if let step = text(node, for: "A step") {
        return FlowCall(name: step.source, position: node.position, value: value)
      }
      return nil
    case .mapping(let pairs):
      guard let first = pairs.first else {
        report("A step is empty. Name a command.", at: node.position)
        return nil
      }
      if pairs.count > 1 {
        report(surplus(pairs[1], after: first), at: pairs[1].key.position)
        return nil
      }
      return FlowCall(name: first.name, position: first.key.position, value: first.value)
    case .null:
      report(
        "A step is empty. Name a command after the dash.\(comment(at: node))",
        at: node.position
      )
      return nil
    case .sequence:
      report("A step is one command, but a list stands here. Remove one dash.", at: node.position)
      return nil
    }
  }

  /// Returns the reason why a step cannot have a second key.
  private func surplus(_ second: YAMLPair, after first: YAMLPair) -> String {
    let names = "“\(first.name.prefix(48))” and “\(second.name.prefix(48))”"
    if FlowCommandRule.rules[second.name] != nil {
      return "A step is one command, but \(names) stand in one. Begin the second with “- ”."
    }
    return "A step is one command, but \(names) stand in one. If the second belongs to the first, "
      + "indent it deeper."
  }

  private func unknown(_ call: FlowCall) -> FlowError {
    let message: String
    if let slip = FlowSlip.reason(for: call.name) {
      message = slip
    } else if let colon = call.name.firstIndex(of: ":"),
      FlowCommandRule.rules[String(call.name[..<colon])] != nil
    {
      message = "A space is missing after the colon: write “\(call.name[..<colon]): …”."
    } else {
      message =
        "There is no command “\(call.name.prefix(48))”."
        + (FlowSlip.command(for: call.name)
          ?? NearestName.hint(for: call.name, among: FlowCommandRule.names))
    }
    return FlowError(file: file, position: call.position, message: message)
  }

  /// Returns the step as written, with further lines moved left by the step's indentation.
  private func source(of node: YAMLNode) -> String {
    let range = node.range
    var end = min(range.upperBound, range.lowerBound + 2000)
    while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let moved = lines.enumerated().map { index, line in
      let margin = index == 0 ? 0 : line.prefix(node.column - 1).prefix { $0 == " " }.count
      var kept = line.dropFirst(margin)
      while kept.last?.isWhitespace == true { kept.removeLast() }
      return String(kept)
    }
    return moved.joined(separator: "\n") + (end < range.upperBound ? "…" : "")
  }

  // MARK: - Simple commands

  /// Reads a command without arguments.
  func bare(_ call: FlowCall, _ command: FlowCommand) -> FlowCommand? {
    if call.value.isNull { return command }
    return fields(call.value, of: call.name, keys: FlowStep.keys) == nil ? nil : command
  }

  func text(_ call: FlowCall, key: String) -> FlowText? {
    argument(call, key: key).flatMap { text($0, for: call.name) }
  }

  func parameter<Value>(_ call: FlowCall, key: String) -> FlowParameter<Value>? {
    argument(call, key: key).flatMap { parameter($0, for: call.name) }
  }

  func duration(
    _ call: FlowCall,
    key: String,
    _ notation: FlowDuration.Notation
  ) -> FlowParameter<FlowDuration>? {
    argument(call, key: key).flatMap { duration($0, for: call.name, notation) }
  }

  /// Returns the single argument of a command, given alone or under a key.
  private func argument(_ call: FlowCall, key: String) -> YAMLNode? {
    if call.value.scalar != nil { return call.value }
    guard !call.value.isNull else {
      report(
        "“\(call.name)” needs a value after the colon.\(comment(at: call.value))",
        at: call.position
      )
      return nil
    }
    guard let fields = fields(call.value, of: call.name, keys: [key] + FlowStep.keys) else {
      return nil
    }
    if let node = fields[key] { return node }
    report("“\(call.name)” needs “\(key)”.", at: call.position)
    return nil
  }
}
