import ScenesHeadless

extension FlowNodeReader {
  /// Reads a selector: a bare text, or a mapping of selector keys.
  package func selector(_ node: YAMLNode, of owner: String) -> FlowSelector? {
    if let scalar = node.scalar {
      if scalar.style == .plain,
        let slip = FlowSlip.reason(for: scalar.text, keys: FlowSelector.keys)
      {
        report(slip + " Put it in quotes if it is the text.", at: node.position)
        return nil
      }
      guard let text = text(node, for: owner) else { return nil }
      var selector = FlowSelector(position: node.position)
      selector.text = text
      return selector
    }
    if node.isNull {
      report(
        "“\(owner)” says nothing to look for. Give a text or an id.\(comment(at: node))",
        at: node.position
      )
      return nil
    }
    let keys = FlowSelector.keys + FlowStep.keys
    guard let fields = fields(node, of: owner, keys: keys) else { return nil }
    readStepKeys(fields)
    if fields.pairs.isEmpty, node.pairs?.isEmpty == true {
      report("“\(owner)” says nothing to look for. Give a text or an id.", at: node.position)
      return nil
    }
    return selector(in: fields, position: node.position)
  }

  /// Reads what Maestro reads in selectors and conditions as well, to no effect there.
  private func readStepKeys(_ fields: FlowFields) {
    _ = text(fields, "label")
    let _: FlowParameter<Bool>? = parameter(fields, "optional")
  }

  package func selector(_ fields: FlowFields, _ name: String) -> FlowSelector? {
    fields[name].flatMap { selector($0, of: name) }
  }

  /// Reads the selector among the keys of a command.
  package func selector(in fields: FlowFields, position: FlowPosition) -> FlowSelector {
    var selector = FlowSelector(position: position)
    selector.text = text(fields, "text")
    selector.id = text(fields, "id")
    selector.index = parameter(fields, "index")
    selector.enabled = parameter(fields, "enabled")
    selector.selected = parameter(fields, "selected")
    selector.checked = parameter(fields, "checked")
    selector.focused = parameter(fields, "focused")
    selector.traits = traits(fields)
    selector.width = parameter(fields, "width")
    selector.height = parameter(fields, "height")
    selector.tolerance = parameter(fields, "tolerance")
    for kind in ScreenRelation.allCases {
      guard let node = fields[kind.rawValue] else { continue }
      for target in targets(node, of: kind) {
        selector.relations.append(FlowSelector.Relation(kind: kind, target: target))
      }
    }
    return selector
  }

  private func targets(_ node: YAMLNode, of kind: ScreenRelation) -> [FlowSelector] {
    guard kind == .containsDescendants else {
      return selector(node, of: kind.rawValue).map { [$0] } ?? []
    }
    guard let items = node.items else {
      report(
        "“\(kind.rawValue)” takes a list of selectors, but \(node.kind) stands here. "
          + "Begin each with “- ”.",
        at: node.position
      )
      return []
    }
    return items.compactMap { selector($0, of: kind.rawValue) }
  }

  /// Reads the traits: one text with spaces between them, or a list.
  private func traits(_ fields: FlowFields) -> [FlowText] {
    guard let node = fields["traits"] else { return [] }
    return (node.items ?? [node]).compactMap { text($0, for: "traits") }
  }

  /// Reads the selector of a command that takes a bare text, or selector keys together with its
  /// own.
  ///
  /// - Returns: `nil` if an error was reported; no selector if there are only the command's own
  ///   keys.
  func selectorCall(_ call: FlowCall) -> (selector: FlowSelector?, fields: FlowFields)? {
    if call.value.pairs == nil {
      if call.value.isNull {
        report(
          "“\(call.name)” says nothing to look for. Give a text or an id after the colon."
            + comment(at: call.value),
          at: call.position
        )
        return nil
      }
      if call.value.items != nil {
        report(
          "“\(call.name)” takes a text or a mapping, but a list stands here.",
          at: call.value.position
        )
        return nil
      }
      return selector(call.value, of: call.name).map { ($0, FlowFields(pairs: [], reader: self)) }
    }
    let known = FlowSelector.keys + (call.keys ?? []) + FlowStep.keys
    guard let fields = fields(call.value, of: call.name, keys: known) else { return nil }
    let isUnknown = fields.pairs.count < (call.value.pairs?.count ?? 0)
    let isSelecting = isUnknown || fields.pairs.contains { FlowSelector.keys.contains($0.name) }
    let selector = isSelecting ? selector(in: fields, position: call.value.position) : nil
    return (selector, fields)
  }

  // MARK: - Conditions

  package func condition(_ fields: FlowFields, _ name: String) -> FlowCondition? {
    guard let node = fields[name] else { return nil }
    let keys = FlowCondition.readKeys
    guard let inner = self.fields(node, of: name, keys: keys) else { return nil }
    readStepKeys(inner)
    if inner.pairs.isEmpty, node.pairs?.isEmpty == false { return nil }
    return condition(in: inner, position: node.position)
  }

  package func condition(in fields: FlowFields, position: FlowPosition) -> FlowCondition? {
    if notes("visible", .selector), notes("notVisible", .selector), notes("true", .text) {
      return FlowCondition()
    }
    let condition = FlowCondition(
      visible: selector(fields, "visible"),
      notVisible: selector(fields, "notVisible"),
      holds: text(fields, "true"),
      platform: parameter(fields, "platform")
    )
    guard FlowCondition.guardKeys.contains(where: { fields[$0] != nil }) else {
      report("The condition is empty. Give “visible”, “notVisible” or “true”.", at: position)
      return nil
    }
    return condition
  }
}
