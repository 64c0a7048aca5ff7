extension ScreenNodeLook: CustomStringConvertible {
  /// The role, texts and identifier, such as `button "注文する" #order-button`, without the children.
  public var description: String {
    var words = role.rawValue
    if let text { words += " \(Self.quoted(text))" }
    if let label { words += " label \(Self.quoted(label))" }
    if let value { words += " value \(Self.quoted(value))" }
    if let hint { words += " hint \(Self.quoted(hint))" }
    if let identifier { words += " #\(identifier)" }
    return words
  }

  /// Returns the text on one line, between quotation marks.
  private static func quoted(_ text: String) -> String {
    var line = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\""
  }
}
