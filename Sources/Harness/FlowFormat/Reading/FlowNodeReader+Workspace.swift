extension FlowNodeReader {
  /// Reads the settings of a folder of flows.
  func workspace(_ documents: [YAMLNode]) -> FlowWorkspace {
    var workspace = FlowWorkspace(file: file)
    if documents.count > 1 {
      report(
        "The settings of a folder are one document. A flow can't have this name.",
        at: documents[1].position
      )
    }
    let keys = FlowWorkspace.keys + FlowWorkspace.foreignKeys
    guard let node = documents.first, !node.isNull,
      let fields = known(node, of: FlowPath.name(of: file), keys: keys, in: &workspace)
    else { return workspace }
    if fields.contains("flows") {
      let globs = texts(fields, "flows")
      workspace.flows = globs.map(\.text)
      for (glob, position) in globs where Glob(workspace: glob) == nil {
        report("“\(glob.clipped(to: 48))” is no pattern of paths, like cart/**.", at: position)
      }
    }
    workspace.includeTags = texts(fields, "includeTags").map(\.text)
    workspace.excludeTags = texts(fields, "excludeTags").map(\.text)
    let orderKeys = ["flowsOrder", "continueOnFailure"]
    if let inner = fields["executionOrder"],
      let order = known(inner, of: "executionOrder", keys: orderKeys, in: &workspace)
    {
      let names = texts(order, "flowsOrder")
      workspace.flowsOrder = names.map(\.text)
      workspace.orderPositions = names.map(\.position)
      workspace.continuesOnFailure = plainValue(order, "continueOnFailure") ?? true
    }
    workspace.locale = plainValue(fields, "locale")
    workspace.onFlowStart = fields.steps("onFlowStart")
    workspace.onFlowComplete = fields.steps("onFlowComplete")
    return workspace
  }

  /// Reads the keys of a mapping, and warns of those that are unknown.
  private func known(
    _ node: YAMLNode,
    of owner: String,
    keys: [String],
    in workspace: inout FlowWorkspace
  ) -> FlowFields? {
    guard node.pairs != nil, let all = fields(node, of: owner, keys: nil) else {
      return fields(node, of: owner, keys: keys)
    }
    let isKnown = { (pair: YAMLPair) in keys.contains { pair.isNamed($0) } }
    for pair in all.pairs where !isKnown(pair) && workspace.warnings.count < FlowLimits.errors {
      let message =
        "“\(owner)” has no key “\(pair.name.clipped(to: 48))”; it is ignored."
        + NearestName.hint(for: pair.name, among: keys)
      workspace.warnings.append(
        FlowError(file: file, position: pair.key.position, message: message)
      )
    }
    return FlowFields(pairs: all.pairs.filter(isKnown), reader: self)
  }

  /// Reads one text, or a list of them, none of which is computed.
  private func texts(
    _ fields: FlowFields,
    _ name: String
  ) -> [(text: String, position: FlowPosition)] {
    guard let node = fields[name] else { return [] }
    return (node.items ?? [node]).compactMap { item in
      literal(item, for: name).map { ($0, item.position) }
    }
  }
}
