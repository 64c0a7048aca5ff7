extension ScreenNodeLook: CustomStringConvertible {
  /// The role, texts and identifier, such as `button "注文する" #order-button`, without the children.
  public var description: String {
    var words = role.rawValue
    if let shownText { words += " \(Self.quoted(shownText))" }
    if let label { words += " label \(Self.quoted(label))" }
    if let value { words += " value \(Self.quoted(value))" }
    if let hint { words += " hint \(Self.quoted(hint))" }
    if let identifier { words += " #\(Self.oneLine(identifier))" }
    return words
  }

  /// Returns the text on one line, between quotation marks.
  private static func quoted(_ text: String) -> String {
    "\"" + oneLine(text, escaping: ["\"", "\\"]) + "\""
  }

  /// Returns the text without line breaks and other controls, which are written as in Swift.
  private static func oneLine(_ text: String, escaping marks: [Unicode.Scalar] = []) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        line += scalar.escaped(asASCII: true)
      default:
        if marks.contains(scalar) { line += "\\" }
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
