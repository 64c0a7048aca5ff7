/// Turns nodes into typed values and collects all errors of one file.
///
/// A method that returns `nil` for an existing node has reported an error.
package final class FlowNodeReader {
  package let file: String
  package let bytes: [UInt8]
  package let commands: FlowCommandList
  package private(set) var errors: [FlowError] = []
  /// The probe that notes the questions that a command asks, if nothing else is wanted of it.
  var probe: FlowKeyProbe?
  /// The position of the path that the current command has named as the file to run.
  package var filePosition: FlowPosition?

  package init(file: String, bytes: [UInt8], commands: FlowCommandList) {
    self.file = file
    self.bytes = bytes
    self.commands = commands
  }

  /// Notes what a command reads under a key, if nothing else is wanted of it.
  ///
  /// - Returns: `true` if it was noted, so that there is nothing to read.
  package func notes(_ key: String, _ kind: @autoclosure () -> FlowKeyKind) -> Bool {
    guard let probe else { return false }
    probe.note(key, kind())
    return true
  }

  /// `true` if the largest number of listed errors has been reached.
  var isFull: Bool { errors.count >= FlowLimits.errors }

  package func report(_ message: String, at position: FlowPosition) {
    report(FlowError(file: file, position: position, message: message))
  }

  package func report(_ error: FlowError) {
    guard !isFull else { return }
    errors.append(error)
    guard isFull else { return }
    errors.append(
      FlowError(
        file: file,
        position: error.position,
        message: "More than \(FlowLimits.errors) errors; the file is not read further."
      )
    )
  }

  // MARK: - Mappings

  /// Reads the keys of a mapping; any key is allowed if `keys` is `nil`.
  package func fields(_ node: YAMLNode, of owner: String, keys: [String]?) -> FlowFields? {
    guard let pairs = node.pairs else {
      if let slip = node.scalar.flatMap({ FlowSlip.reason(for: $0.text) }) {
        report(slip, at: node.position)
        return nil
      }
      let known = keys.map { " Its keys are: \($0.joined(separator: ", "))." } ?? ""
      report(
        "“\(owner)” takes a mapping, but \(node.kind) stands here.\(known)",
        at: node.position
      )
      return nil
    }
    guard let keys else { return FlowFields(pairs: pairs, reader: self) }
    var known: [YAMLPair] = []
    for (index, pair) in pairs.enumerated() where !isFull {
      if keys.contains(where: { pair.isNamed($0) }) {
        known.append(pair)
      } else {
        report(
          "“\(owner)” has no key “\(pair.name.clipped(to: 48))”."
            + (Self.torn(pairs, at: index) ?? NearestName.hint(for: pair.name, among: keys)),
          at: pair.key.position
        )
      }
    }
    return FlowFields(pairs: known, reader: self)
  }

  /// Returns advice if a key is the end of the text before it, which a comma has torn off; `nil` if it is
  /// none.
  private static func torn(_ pairs: [YAMLPair], at index: Int) -> String? {
    guard index > 0, pairs[index].value.isNull,
      case (let before, let end) = (pairs[index - 1], pairs[index]),
      // Keys of the same line are between braces.
      let text = before.value.scalar?.text, before.key.line == end.key.line
    else { return nil }
    return " A comma separates keys in {…}: put the text in quotes, like "
      + "\(before.name.clipped(to: 48)): \"\(text.clipped(to: 48)),\(end.name.clipped(to: 48))\"."
  }

  // MARK: - Texts

  /// Returns `true` if a node is a text; otherwise reports why not.
  func hasText(_ node: YAMLNode, for name: String) -> Bool {
    guard let scalar = node.scalar else {
      report(
        node.isNull
          ? "“\(name)” has no value. Write it after the colon; '' is the empty text.\(comment(at: node))"
          : "“\(name)” takes a text, but \(node.kind) stands here.",
        at: node.position
      )
      return false
    }
    if let dash = continuedDash(in: scalar) {
      report(
        "This line continues the text above it. If it is a step, begin it in the column of the "
          + "dash above; otherwise put the text in quotes.",
        at: dash
      )
      return false
    }
    return true
  }

  /// Reads a text and checks its `${…}`.
  package func text(_ node: YAMLNode, for name: String) -> FlowText? {
    guard hasText(node, for: name), let scalar = node.scalar else { return nil }
    do throws(FlowError) {
      return FlowText(
        source: scalar.text,
        file: file,
        position: node.position,
        isQuoted: scalar.style != .plain,
        segments: try FlowTemplate.segments(of: scalar, file: file)
      )
    } catch {
      report(error)
      return nil
    }
  }

  /// Mentions a comment that takes the place of a missing value, as the end of a message.
  package func comment(at node: YAMLNode) -> String {
    let line = bytes[node.range.lowerBound...].prefix(200).prefix { $0 != 0x0A && $0 != 0x0D }
    let rest = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    guard rest.hasPrefix("#") else { return "" }
    return " “\(rest.clipped(to: 24))” is a comment: put it in quotes if it is the text."
  }

  /// Returns the position of a dash that was meant to begin a step, but continues a text.
  private func continuedDash(in scalar: YAMLScalar) -> FlowPosition? {
    guard scalar.style == .plain, scalar.marks.count > 1 else { return nil }
    let text = Array(scalar.text.utf8)
    return scalar.marks.dropFirst().first { mark in
      text[mark.offset...].starts(with: "- ".utf8)
    }?.position
  }

  package func text(_ fields: FlowFields, _ name: String) -> FlowText? {
    fields[name].flatMap { text($0, for: name) }
  }

  /// Reads a text that must not contain `${…}`.
  package func literal(_ node: YAMLNode, for name: String) -> String? {
    guard let text = text(node, for: name) else { return nil }
    if let literal = text.literal { return literal }
    report("“\(name)” cannot be computed. Write it without “${…}”.", at: node.position)
    return nil
  }

  // MARK: - Values

  package func parameter<Value>(
    _ node: YAMLNode,
    for name: String,
    _ expectation: String = Value.expectation,
    where isExpected: (Value) -> Bool = { _ in true },
    advice: (String) -> String? = { _ in nil }
  ) -> FlowParameter<Value>? {
    guard let text = text(node, for: name) else { return nil }
    guard let literal = text.literal else { return .template(text) }
    if let value = Value(flowText: literal), isExpected(value) { return .value(value) }
    var message = "“\(name)” takes \(expectation)"
    message += message.hasSuffix(",") ? "" : ","
    message += " but “\(literal.clipped(to: 48))” stands here."
    if let advice = advice(literal) { message += " " + advice }
    report(message, at: node.position)
    return nil
  }

  package func parameter<Value>(_ fields: FlowFields, _ name: String) -> FlowParameter<Value>? {
    fields[name].flatMap { parameter($0, for: name) }
  }

  /// Reads a value that is not computed.
  func plainValue<Value: FlowParsable>(_ fields: FlowFields, _ name: String) -> Value? {
    guard let node = fields[name],
      let parameter: FlowParameter<Value> = parameter(node, for: name)
    else { return nil }
    if case .value(let value) = parameter { return value }
    report("“\(name)” must be \(Value.expectation), without “${…}”.", at: node.position)
    return nil
  }

  package func duration(
    _ node: YAMLNode,
    for name: String,
    _ notation: FlowDuration.Notation
  ) -> FlowParameter<FlowDuration>? {
    parameter(
      node,
      for: name,
      notation.expectation,
      where: notation.allows,
      advice: notation.advice(for:)
    )
  }

  package func duration(
    _ fields: FlowFields,
    _ name: String,
    _ notation: FlowDuration.Notation
  ) -> FlowParameter<FlowDuration>? {
    fields[name].flatMap { duration($0, for: name, notation) }
  }

  /// Reads a count, which cannot be negative.
  package func count(_ fields: FlowFields, _ name: String) -> FlowParameter<Int>? {
    fields[name].flatMap { count($0, for: name) }
  }

  package func count(_ node: YAMLNode, for name: String) -> FlowParameter<Int>? {
    guard let count: FlowParameter<Int> = parameter(node, for: name) else { return nil }
    if case .value(let value) = count, value < 0 {
      report("“\(name)” is \(value), but it counts: give 0 or more.", at: node.position)
      return nil
    }
    return count
  }

  // MARK: - Free data

  package func tree(_ node: YAMLNode) -> FlowTree? {
    switch node.content {
    case .null: return .null
    case .scalar: return text(node, for: "").map { .text($0) }
    case .sequence(let items): return .list(items.compactMap { tree($0) })
    case .mapping(let pairs): return .map(entries(pairs))
    }
  }

  /// Reads entries; refuses keys that are equal as texts but differ in their bytes, because a run
  /// could not distinguish them.
  package func entries(_ pairs: [YAMLPair]) -> [FlowEntry] {
    var names: Set<String> = []
    for pair in pairs where !names.insert(pair.name).inserted {
      report(
        "The key “\(pair.name.clipped(to: 48))” stands twice, composed of different characters. "
          + "Rename one of the two.",
        at: pair.key.position
      )
    }
    return pairs.compactMap { entry($0) }
  }

  package func entry(_ pair: YAMLPair) -> FlowEntry? {
    let template = template(pair.key)
    return tree(pair.value).map {
      FlowEntry(name: pair.name, position: pair.key.position, value: $0, template: template)
    }
  }

  /// Returns a key with its `${…}`, if it has some.
  func template(_ key: YAMLNode) -> FlowText? {
    guard key.scalar?.text.contains("${") == true else { return nil }
    return text(key, for: "A key")
  }

  package func entries(_ node: YAMLNode, of owner: String) -> [FlowEntry] {
    guard let fields = fields(node, of: owner, keys: nil) else { return [] }
    return entries(fields.pairs)
  }

  package func entries(_ fields: FlowFields, _ name: String) -> [FlowEntry] {
    fields[name].map { entries($0, of: name) } ?? []
  }
}
