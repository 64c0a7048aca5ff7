extension FlowNodeReader {
  /// Reads a list of steps, which may be empty only if `mayBeNone` is `true`.
  package func steps(_ node: YAMLNode, of owner: String, mayBeNone: Bool = false) -> [FlowStep] {
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
    if items.isEmpty, !mayBeNone { report("“\(owner)” has no commands.", at: node.position) }
    var steps: [FlowStep] = []
    for item in items {
      if isFull { break }
      if let step = step(item) { steps.append(step) }
    }
    return steps
  }

  private func step(_ node: YAMLNode) -> FlowStep? {
    guard var (name, position, value) = call(node) else { return nil }
    if name == "action", let action = value.scalar, Self.actions.contains(action.text) {
      // Maestro's former name of these commands.
      (name, position) = (action.text, value.position)
      value = YAMLNode(content: .null, position: position, range: value.range)
    }
    guard let rule = commands.rule(named: name) else {
      report(unknown(name, at: position))
      return nil
    }
    let type: any FlowCommandSyntax.Type
    switch rule {
    case .read(let known): type = known
    case .refused(let reason):
      report("“\(name)” is not supported: \(reason)", at: position)
      return nil
    }
    filePosition = nil
    let command = type.init(
      FlowCall(name: name, position: position, value: value, keys: type.keys, reader: self)
    )
    let filePosition = filePosition
    let fields = FlowFields(pairs: value.pairs ?? [], reader: self)
    let label = text(fields, "label")
    let isOptional = plainValue(fields, "optional") ?? false
    guard let command else { return nil }
    return FlowStep(
      command: command,
      prepared: commands.prepare(command),
      name: name,
      file: file,
      position: node.position,
      source: source(of: node),
      label: label,
      isOptional: isOptional,
      filePosition: filePosition
    )
  }

  private static let actions: Set<String> = [
    "back", "clearKeychain", "hideKeyboard", "pasteText", "scroll",
  ]

  /// Returns a step's command, its place, and its arguments: null for a bare name.
  private func call(
    _ node: YAMLNode
  ) -> (name: String, position: FlowPosition, value: YAMLNode)? {
    switch node.content {
    case .scalar:
      let value = YAMLNode(content: .null, position: node.position, range: node.range)
      if let step = text(node, for: "A step") {
        return (step.source, node.position, value)
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
      return (first.name, first.key.position, first.value)
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
    let names = "“\(first.name.clipped(to: 48))” and “\(second.name.clipped(to: 48))”"
    if commands.rule(named: second.name) != nil {
      return "A step is one command, but \(names) stand in one. Begin the second with “- ”."
    }
    return "A step is one command, but \(names) stand in one. If the second belongs to the first, "
      + "indent it deeper."
  }

  private func unknown(_ name: String, at position: FlowPosition) -> FlowError {
    let message: String
    if let slip = FlowSlip.reason(for: name) {
      message = slip
    } else if let colon = name.firstIndex(of: ":"),
      commands.rule(named: String(name[..<colon])) != nil
    {
      message = "A space is missing after the colon: write “\(name[..<colon]): …”."
    } else if let end = name.firstIndex(where: \.isWhitespace),
      commands.rule(named: String(name[..<end])) != nil
    {
      message = "A colon is missing after the command: write “\(name[..<end]): …”."
    } else {
      message =
        "There is no command “\(name.clipped(to: 48))”."
        + (FlowSlip.command(for: name)
          ?? NearestName.hint(for: name, among: commands.knownNames))
    }
    return FlowError(file: file, position: position, message: message)
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
}
