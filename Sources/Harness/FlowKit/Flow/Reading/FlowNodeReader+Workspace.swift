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
      let fields = fields(node, of: FlowPath.name(of: file), keys: keys)
    else { return workspace }
    if fields.contains("flows") {
      let globs = texts(fields, "flows")
      workspace.flows = globs.map(\.text)
      for (glob, position) in globs where !FlowGlob(glob).isValid {
        report("“\(glob.prefix(48))” is no pattern of paths, like cart/**.", at: position)
      }
    }
    workspace.includeTags = texts(fields, "includeTags").map(\.text)
    workspace.excludeTags = texts(fields, "excludeTags").map(\.text)
    if let order = fields.fields("executionOrder", keys: ["flowsOrder", "continueOnFailure"]) {
      let names = texts(order, "flowsOrder")
      workspace.flowsOrder = names.map(\.text)
      workspace.orderPositions = names.map(\.position)
      if let goesOn: FlowParameter<Bool> = order.parameter("continueOnFailure") {
        if case .value(let goesOn) = goesOn {
          workspace.continuesOnFailure = goesOn
        } else {
          report(
            "“continueOnFailure” must be true or false, without “${…}”.",
            at: order.position(of: "continueOnFailure") ?? node.position
          )
        }
      }
    }
    workspace.onFlowStart = fields.steps("onFlowStart")
    workspace.onFlowComplete = fields.steps("onFlowComplete")
    return workspace
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
