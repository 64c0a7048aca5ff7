extension FlowText {
  /// Returns a text as a flow file writes it: in quotes, with escapes for all characters that have a meaning there.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _
      where scalar.properties.generalCategory == .control || scalar.value == 0xFEFF
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
        quoted += scalar.escape()
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return FlowSecrets.current.named(quoted.replacing("${", with: "\\\\${") + "\"")
  }
}
