/// The size of texts in reports, which indent further lines and write controls as escapes.
enum WrittenSize {
  /// Returns about the bytes that a format needs for a text.
  ///
  /// - Parameters:
  ///   - text: A text of a step or failure.
  ///   - margin: The spaces before each further line.
  ///   - most: The size from which on the exact one does not matter.
  /// - Returns: The bytes; any number above `most` if there are more.
  static func bytes(of text: String, margin: Int, most: Int = .max) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var size = bytes.count
      for byte in bytes where byte < 0x20 || byte == 0x7F {
        if size > most { break }
        size += (0x0A...0x0D).contains(byte) ? margin : 5
      }
      return size
    }
  }
}
