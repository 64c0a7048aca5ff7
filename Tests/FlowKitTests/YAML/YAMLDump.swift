import FlowKit

extension YAMLNode {
  /// The node on one line: texts in quotes, `~` for nothing, lists and mappings in brackets.
  var dump: String {
    switch content {
    case .null: "~"
    case .scalar(let scalar): scalar.text.debugDescription
    case .sequence(let items): "[" + items.map(\.dump).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { "\($0.name): \($0.value.dump)" }.joined(separator: ", ") + "}"
    }
  }
}

/// Reads a text as YAML and returns the documents, or the error.
func readYAML(_ text: String, limits: FlowLimits = FlowLimits()) -> String {
  readYAML(Array(text.utf8), limits: limits)
}

/// Reads bytes as YAML and returns the documents, or the error.
func readYAML(_ bytes: [UInt8], limits: FlowLimits = FlowLimits()) -> String {
  do throws(FlowError) {
    return try YAMLReader.read(bytes, file: "f", limits: limits).map(\.dump)
      .joined(separator: " --- ")
  } catch {
    return error.description
  }
}
