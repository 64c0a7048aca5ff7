import FlowFormat

/// The lengths of texts in a trace.
package enum FlowTraceText {
  /// The most bytes of a text that says what happened.
  package static let longest = 400
  /// The most bytes of a step as written.
  package static let longestSource = 4096

  /// Returns the beginning of a text with a `…`, if it is long.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The most bytes beside the `…`.
  ///   - tail: The number of these bytes that are the text's last ones.
  /// - Returns: The text, cut between Unicode scalars.
  package static func clipped(
    _ text: String,
    to limit: Int = longest,
    keeping tail: Int = 0
  ) -> String {
    if text.utf8.count <= limit { return text }
    // First, since only a part of a secret may be left.
    let text = FlowSecrets.current.masked(text)
    let count = text.utf8.count
    if count <= limit { return text }
    let start = boundary(in: text, at: limit - tail)
    let end = tail > 0 ? boundary(in: text, at: count - tail) : text.endIndex
    return "\(text[..<start])…\(text[end...])"
  }

  /// Returns the number of bytes that a text takes in a page, with its quotation marks.
  package static func bytes(of text: String) -> Int { 2 + WrittenSize.bytes(of: text) }

  private static func boundary(in text: String, at offset: Int) -> String.Index {
    var index = text.utf8.index(text.startIndex, offsetBy: offset)
    while text.utf8[index] & 0xC0 == 0x80 { index = text.utf8.index(before: index) }
    return index
  }
}
