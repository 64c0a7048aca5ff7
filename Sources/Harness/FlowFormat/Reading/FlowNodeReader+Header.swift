extension FlowNodeReader {
  /// Reads the flow in one or two documents.
  package func flow(_ documents: [YAMLNode]) -> Flow {
    var flow = Flow(file: file, header: FlowHeader(), steps: [])
    var documents = documents[...]
    if documents.count == 2 {
      flow.header = header(documents.removeFirst())
    }
    guard let commands = documents.first, !commands.isNull else {
      report(
        "The flow has no commands. Begin each with “- ”, after the header and a line “---”.",
        at: documents.first?.position ?? .start
      )
      return flow
    }
    if let first = commands.pairs?.first {
      explain(first)
      return flow
    }
    flow.steps = steps(commands, of: "The flow")
    return flow
  }

  /// Reports a mapping in place of the commands: a header alone, or a command without its dash.
  private func explain(_ first: YAMLPair) {
    if commands.rule(named: first.name) != nil {
      report("A dash is missing: write “- \(first.name)”.", at: first.key.position)
    } else if FlowHeader.keys.contains(first.name) {
      report(
        "A header stands here without commands. Put “---” after it, and then the commands.",
        at: first.key.position
      )
    } else {
      report(
        "“\(first.name.clipped(to: 48))” stands where the list of commands should begin. "
          + "Begin each command with “- ”."
          + NearestName.hint(
            for: first.name,
            among: FlowHeader.keys + commands.knownNames
          ),
        at: first.key.position
      )
    }
  }

  private func header(_ node: YAMLNode) -> FlowHeader {
    var header = FlowHeader()
    if node.isNull { return header }
    guard node.items == nil else {
      report(
        "Commands stand before “---”, where the header does. Put the header first, or remove "
          + "the “---”.",
        at: node.position
      )
      return header
    }
    guard let fields = fields(node, of: "The header", keys: FlowHeader.keys) else { return header }
    header.appId = text(fields, "appId")
    header.url = text(fields, "url")
    header.name = fields["name"].flatMap { repeated($0, for: "name") }
    header.tags = fields["tags"].map { tags($0) } ?? []
    header.env = fields["env"].map { env($0) } ?? []
    header.onFlowStart = fields["onFlowStart"].map { steps($0, of: "onFlowStart") } ?? []
    header.onFlowComplete =
      fields["onFlowComplete"].map { steps($0, of: "onFlowComplete") } ?? []
    header.jsEngine = text(fields, "jsEngine")
    header.androidWebViewHierarchy = text(fields, "androidWebViewHierarchy")
    header.checks = fields["checks"].flatMap { checks($0) }
    // They have no effect here, and a file of a few bytes each has many of them.
    _ = entries(fields, "properties")
    return header
  }

  private func checks(_ node: YAMLNode) -> FlowChecks? {
    guard let word = literal(node, for: "checks") else { return nil }
    if let checks = FlowChecks(rawValue: word) { return checks }
    let words = FlowChecks.allCases.map(\.rawValue)
    report(
      "“checks” takes \(words.joined(separator: ", ")), but “\(word.clipped(to: 48))” stands here."
        + NearestName.hint(for: word, among: words),
      at: node.position
    )
    return nil
  }

  private func tags(_ node: YAMLNode) -> [String] {
    guard let items = node.items else {
      report(
        "“tags” takes a list, but \(node.kind) stands here. Write [\((node.scalar?.text ?? "").clipped(to: 48))].",
        at: node.position
      )
      return []
    }
    let tags = items.compactMap { repeated($0, for: "tags") }
    guard tags.reduce(0, { $0 + $1.utf8.count + 1 }) <= FileBounds.tags else {
      report(
        "“tags” has more than \(FileBounds.tags) bytes, and every report repeats them. Give fewer tags.",
        at: node.position
      )
      return []
    }
    return tags
  }

  /// Reads a name or a tag, which every report repeats.
  private func repeated(_ node: YAMLNode, for name: String) -> String? {
    guard let text = literal(node, for: name) else { return nil }
    if text.utf8.count <= FileBounds.name { return text }
    report(
      "This text of “\(name)” has more than \(FileBounds.name) bytes, and every report repeats it. Shorten it.",
      at: node.position
    )
    return nil
  }

  /// Reads the values for `${…}`: each name is a word, each value a text.
  package func env(_ node: YAMLNode) -> [FlowEntry] {
    guard let fields = fields(node, of: "env", keys: nil) else { return [] }
    return fields.pairs.compactMap { pair in
      let template = template(pair.key)
      guard template != nil || isName(pair.name) else {
        report(
          "“\(pair.name.clipped(to: 48))” cannot be named in “${…}”: a name has letters, digits and “_”, "
            + "and does not begin with a digit.",
          at: pair.key.position
        )
        return nil
      }
      return text(pair.value, for: pair.name).map {
        FlowEntry(
          name: pair.name,
          position: pair.key.position,
          value: .text($0),
          template: template
        )
      }
    }
  }

  private func isName(_ text: String) -> Bool {
    let isFirst = text.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
    return isFirst
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
      }
  }
}
