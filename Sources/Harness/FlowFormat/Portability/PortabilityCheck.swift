/// Looks for what a device would not play in the nodes of one file.
///
/// An error that the reader reports anyway, such as an unknown key, is not reported a second time.
struct PortabilityCheck {
  private let file: String
  private let commands: FlowCommandList
  private(set) var errors: [FlowError] = []
  /// A Boolean value that indicates whether what the app begins with has been said.
  private var isBegun: Bool

  /// Checks the documents of a file: its header, if there are two, and its commands.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - file: The path of the file.
  ///   - commands: The commands that the file may use.
  ///   - isBegun: `true` if only others run the file, so that their launches come before those of the file.
  /// - Complexity: O(nodes).
  init(_ documents: [YAMLNode], file: String, commands: FlowCommandList, isBegun: Bool) {
    self.file = file
    self.commands = commands
    self.isBegun = isBegun
    let head = documents.count > 1 ? documents.first : nil
    let pairs = head?.pairs ?? []
    nameOfApp(pairs, at: head?.position)
    let last = "onFlowComplete"
    header(pairs.filter { $0.name != last })
    if let steps = documents.last, steps.items != nil { check(steps, .steps, of: "The flow") }
    header(pairs.filter { $0.name == last })
  }

  private mutating func report(_ message: String, at position: FlowPosition) {
    guard errors.count < FlowLimits.errors else { return }
    errors.append(FlowError(file: file, position: position, message: message))
  }

  /// Reports something, with advice for a replacement.
  private mutating func refuse(_ what: String, _ advice: String, at position: FlowPosition) {
    report("\(what) is not portable to a device with Maestro 2.8.0. \(advice)", at: position)
  }

  private mutating func nameOfApp(_ pairs: [YAMLPair], at position: FlowPosition?) {
    if pairs.contains(where: { ["appId", "url"].contains($0.name) }) { return }
    let advice = "Begin the file with “appId: …” and a line “---”."
    refuse("A flow that does not name its app", advice, at: position ?? .start)
  }

  private mutating func header(_ pairs: [YAMLPair]) {
    for pair in pairs {
      if let form = FlowPortability.header[pair.name] { check(pair.value, form, of: pair.name) }
    }
  }

  // MARK: - Steps

  private mutating func step(_ node: YAMLNode) {
    let name: String
    var value: YAMLNode?
    if let pair = node.pairs?.first {
      (name, value) = (pair.name, pair.value)
    } else if let scalar = node.scalar {
      name = scalar.text
    } else {
      return
    }
    guard case .read(let type) = commands.rule(named: name) else { return }
    guard let rule = FlowPortability.rule(of: type) else {
      let advice =
        "Maestro knows no commands of one's own. Write its steps out, or run them with runFlow."
      refuse("“\(name)”", advice, at: node.position)
      return
    }
    if name == "clearState" { isBegun = true }
    if name == "launchApp" { launch(value, at: node.position) }
    if let refusal = rule.refusal {
      refuse("“\(name)”", refusal, at: node.position)
    } else if let value {
      arguments(value, of: name, rule, known: type.keys)
    }
  }

  /// Refuses the first launch if neither it nor anything before it says what the app begins with.
  private mutating func launch(_ value: YAMLNode?, at position: FlowPosition) {
    defer { isBegun = true }
    guard !isBegun, value?.scalar == nil, value?.pairs?.isEmpty != false else { return }
    let advice =
      "The data of earlier runs stays on a device, and here each flow begins without any. Write "
      + "“launchApp: {clearState: true}”, or “clearState: false” if the data has no effect."
    refuse("A first “launchApp” alone", advice, at: position)
  }

  private mutating func arguments(
    _ value: YAMLNode,
    of name: String,
    _ rule: FlowPortability.Rule,
    known: [String]?
  ) {
    guard let pairs = value.pairs else {
      check(value, rule.alone, of: name)
      return
    }
    for pair in pairs where !FlowStep.keys.contains(pair.name) {
      let common = rule.selects ? FlowPortability.selector[pair.name] : nil
      if let form = rule.keys[pair.name] ?? common {
        check(pair.value, form, of: pair.name)
      } else if known?.contains(pair.name) == true {
        let advice = rule.advice[pair.name] ?? "Leave it out: the harness cannot play it."
        refuse("“\(pair.name)” of “\(name)”", advice, at: pair.key.position)
      }
    }
  }

  // MARK: - Values

  private mutating func check(_ node: YAMLNode, _ form: FlowPortability.Form, of name: String) {
    switch form {
    case .any: break
    case .steps: for item in node.items ?? [] { step(item) }
    case .selector:
      for item in node.items ?? [node] { fields(of: item, FlowPortability.selector) }
    case .condition: fields(of: node, FlowPortability.condition)
    case .traits: traits(node)
    case .except(let values, let advice):
      guard let text = literal(node) else { return }
      if let value = values.first(where: { $0.lowercased() == text.lowercased() }) {
        refuse("“\(name): \(value)”", advice, at: node.position)
      }
    case .wholeNumber:
      guard let text = literal(node), Int(text) == nil, Double(flowText: text) != nil else {
        return
      }
      refuse("“\(name): \(text.clipped(to: 48))”", "Write a whole number.", at: node.position)
    case .point:
      guard let text = literal(node), FlowPoint(flowText: text) != nil, !isCommonPoint(text) else {
        return
      }
      let advice = "Write whole numbers, both with “%” or both without: 50%,50% or 100,200."
      refuse("“\(name): \(text.clipped(to: 48))”", advice, at: node.position)
    }
  }

  private mutating func fields(of node: YAMLNode, _ forms: [String: FlowPortability.Form]) {
    for pair in node.pairs ?? [] {
      if let form = forms[pair.name] { check(pair.value, form, of: pair.name) }
    }
  }

  private mutating func traits(_ node: YAMLNode) {
    let common = ["text", "long-text", "square"]
    let advice = "Write one text of \(common.joined(separator: ", ")), with spaces between them."
    if node.items != nil { refuse("“traits” as a list", advice, at: node.position) }
    for item in node.items ?? [node] {
      for trait in (literal(item) ?? "").split(separator: " ") where !common.contains("\(trait)") {
        refuse("The trait “\(trait.clipped(to: 48))”", advice, at: item.position)
      }
    }
  }

  /// Returns the text of a scalar, unless a part of it is evaluated in the run.
  private func literal(_ node: YAMLNode) -> String? {
    node.scalar.flatMap { $0.text.contains("${") ? nil : $0.text }
  }

  private func isCommonPoint(_ text: String) -> Bool {
    let parts = text.split(separator: ",").map { $0.filter { $0 != " " } }
    let numbers = parts.map { $0.hasSuffix("%") ? $0.dropLast() : $0[...] }
    return Set(parts.map { $0.hasSuffix("%") }).count == 1 && numbers.allSatisfy { Int($0) != nil }
  }
}
