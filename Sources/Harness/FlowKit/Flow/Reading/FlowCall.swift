/// A command in the file: its name and its arguments after the colon.
struct FlowCall {
  var name: String
  /// The name's position.
  var position: FlowPosition
  /// The arguments; null for a bare name.
  var value: YAMLNode
}

/// The keys and values of a mapping, after the unknown keys were reported.
struct FlowFields {
  let pairs: [YAMLPair]

  subscript(name: String) -> YAMLNode? {
    pairs.first { $0.isNamed(name) }?.value
  }
}
