/// Writes a flow file in its normal form: two spaces for each level, and one for what follows a colon or a dash.
///
/// A blank line is only between steps or keys, never two; `{ … }` and `[…]` are on one line where they were and as far
/// as they fit.
///
/// Texts stay as they were written, with their quotes, and so do comments, each beside or above what it stood
/// beside or above.
package struct FlowFormatter {
  /// The longest line of a collection that stays on one.
  package static let width = 100

  /// Writes the normal form of a file.
  ///
  /// It is read again: what it says is what the file says, and its own normal form is itself.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The file's path, for an error.
  /// - Returns: The text, with a line break at its end.
  /// - Throws: The first place at which the file is no YAML that flows use.
  /// - Complexity: O(bytes · depth).
  package static func text(of bytes: [UInt8], file: String) throws(FlowError) -> String {
    let documents = try YAMLReader.read(bytes, file: file)
    var writer = FlowFormatWriter(FlowSource(bytes), documents)
    let text = writer.text()
    let again = try YAMLReader.read(Array(text.utf8), file: file)
    guard again.count == documents.count, zip(again, documents).allSatisfy({ $0.says($1) }) else {
      throw FlowError(
        file: file,
        position: .start,
        message:
          "The normal form would say something else; the file stays as it is. This is a bug of "
          + "the harness: please report it with the file."
      )
    }
    return text
  }
}

extension YAMLNode {
  /// Returns a Boolean value that indicates whether two nodes say the same, wherever they stand.
  fileprivate func says(_ other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.scalar(let one), .scalar(let two)): one.text == two.text && one.style == two.style
    case (.sequence(let one), .sequence(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.says($1) }
    case (.mapping(let one), .mapping(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key.says($1.key) && $0.value.says($1.value) }
    default: false
    }
  }
}
