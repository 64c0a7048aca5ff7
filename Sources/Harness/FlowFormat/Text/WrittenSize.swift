/// The size of texts in reports, which indent further lines and write controls and a page's marks as escapes.
package enum WrittenSize {
  /// Returns the most bytes that a format needs for a text.
  ///
  /// - Parameters:
  ///   - text: A text of a step or failure.
  ///   - margin: The spaces before each further line.
  ///   - most: The size from which on the exact one does not matter.
  /// - Returns: The bytes; any number above `most` if there are more.
  package static func bytes(of text: String, margin: Int = 0, most: Int = .max) -> Int {
    var size = 0
    for scalar in text.unicodeScalars {
      size += bytes(of: scalar, margin)
      if size > most { break }
    }
    return size
  }

  /// Returns the beginning of a text for which every format needs only so many bytes.
  package static func beginning(of text: String, margin: Int = 0, most: Int) -> String {
    var size = 0
    let fitting = text.unicodeScalars.prefix { scalar in
      size += bytes(of: scalar, margin)
      return size <= most
    }
    return String(fitting)
  }

  private static func bytes(of scalar: Unicode.Scalar, _ margin: Int) -> Int {
    // Some formats begin a line with a margin, the others write an escape.
    if scalar == "\n" { return max(2, 1 + margin) }
    if scalar.isLineBreak { return max(6, UTF8.width(scalar) + margin) }
    switch scalar {
    // The last of these are some that an escape replaces, and others near them.
    case "<", ">", "&", "\u{0}"..<" ", "\u{F000}"..."\u{FFFF}": return 6
    case "\"", "\\": return 2
    default: return scalar.isInvisible ? 6 * UTF16.width(scalar) : UTF8.width(scalar)
    }
  }
}
