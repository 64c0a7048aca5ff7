extension String {
  /// Returns the text with some Unicode scalars written otherwise.
  ///
  /// Characters would not do: a quotation mark with an accent behind it is another character, and so are a carriage
  /// return and a line feed together.
  ///
  /// - Parameter escapes: What is written for each scalar.
  /// - Returns: The text; every other scalar stays.
  func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let escape = escapes[scalar] {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
