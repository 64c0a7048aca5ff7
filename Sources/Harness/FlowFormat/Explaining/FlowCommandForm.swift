/// The form in which a command can be written: its keys with the kinds of their values, as the command's own reader has
/// them.
struct FlowCommandForm: Sendable {
  let name: String
  /// The command's own keys, in the order in which it declares them.
  var keys: [(name: String, kind: FlowKeyKind)] { order.map { ($0, kinds[$0] ?? .tree) } }
  /// A Boolean value that indicates whether the keys of a selector are among them.
  let selects: Bool
  /// A Boolean value that indicates whether any further key may be among them.
  let isOpen: Bool
  /// The kind of a text alone, if one may stand after the colon.
  let alone: FlowKeyKind?
  /// A Boolean value that indicates whether the name may stand without a colon.
  let mayBeBare: Bool
  let guide: FlowCommandGuide
  /// The part of the command that a device plays as well; `nil` for a command of a team.
  let portability: FlowPortability.Rule?
  private let order: [String]
  private let kinds: [String: FlowKeyKind]

  init(_ type: any FlowCommandSyntax.Type) {
    let known = type.keys ?? []
    let some = known.flatMap { one in known.map { [one, $0] } } + [[], known]
    let probes =
      Set(some.map { Set($0) }).map { Self.probe(type, FlowKeyProbe(given: $0)) }
      + [Self.probe(type, FlowKeyProbe(given: [], isText: true))]
    let kinds = probes.reduce(into: [:]) { $0.merge($1.kinds) { $1 } }
    self.kinds = kinds
    name = type.name
    selects = probes.contains { $0.selects }
    isOpen = type.keys == nil
    alone = probes.lazy.compactMap(\.alone).first
    guide = type.guide
    portability = FlowPortability.rule(of: type)
    order = type.keys ?? Set(kinds.keys).union(type.guide.keys.keys).sorted()
    let reader = FlowNodeReader(file: "", bytes: [], commands: .empty)
    let bare = type.init(Self.call(type, .null, reader))
    mayBeBare = bare != nil && reader.errors.isEmpty
  }

  private static func probe(
    _ type: any FlowCommandSyntax.Type,
    _ probe: FlowKeyProbe
  ) -> FlowKeyProbe {
    let reader = FlowNodeReader(file: "", bytes: [], commands: .empty)
    reader.probe = probe
    let text = YAMLScalar(text: "text", style: .plain, marks: [])
    _ = type.init(call(type, probe.isText ? .scalar(text) : .mapping([]), reader))
    return probe
  }

  private static func call(
    _ type: any FlowCommandSyntax.Type,
    _ content: YAMLNode.Content,
    _ reader: FlowNodeReader
  ) -> FlowCall {
    FlowCall(
      name: type.name,
      position: .start,
      value: YAMLNode(content: content, position: .start, range: 0..<0),
      keys: type.keys,
      reader: reader
    )
  }
}
