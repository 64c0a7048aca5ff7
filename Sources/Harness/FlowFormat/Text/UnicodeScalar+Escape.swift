extension Unicode.Scalar {
  /// The character as YAML escapes it, which has no pairs of surrogates.
  package var yamlEscape: String {
    guard value > 0xFFFF else { return escape(uppercase: false) }
    let digits = String(value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The character as JSON escapes it, such as `\u001B`; one above the first 65,536 is two such escapes.
  ///
  /// - Parameter uppercase: A Boolean value that indicates whether the digits are uppercase.
  /// - Returns: The escape.
  package func escape(uppercase: Bool = true) -> String {
    var text = ""
    for unit in utf16 {
      let digits = String(unit, radix: 16, uppercase: uppercase)
      switch digits.utf8.count {
      case 1: text += "\\u000"
      case 2: text += "\\u00"
      case 3: text += "\\u0"
      default: text += "\\u"
      }
      text += digits
    }
    return text
  }
}
