/// Words as XML text, without the characters that XML can't hold: for pictures of a screen or a layout.
package struct XMLText: CustomStringConvertible {
  package let description: String

  package init(_ words: String) {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\t", "\n", "\r", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        text.unicodeScalars.append(scalar)
      default: text += "\u{FFFD}"
      }
    }
    description = text
  }
}
