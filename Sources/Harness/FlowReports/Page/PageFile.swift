/// A script or a style sheet of pages, from a file that the executable contains.
package enum PageFile {
  /// Returns the text of a file without its last line break.
  package static func text(_ bytes: [UInt8]) -> String {
    let text = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
    return String(decoding: text, as: UTF8.self)
  }
}
