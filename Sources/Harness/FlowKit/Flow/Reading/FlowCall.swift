/// A command as it stands in the file: its name and what comes after the colon.
struct FlowCall {
  var name: String
  /// Where the name stands.
  var position: FlowPosition
  /// The arguments; null for a bare name.
  var value: YAMLNode
}
