/// The size of texts in reports, which indent further lines and write controls and a page's marks as escapes.
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
      for (index, byte) in bytes.enumerated() {
        if size > most { break }
        switch byte {
        // A page writes `\u003c`.
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): size += 5
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): size += 1
        case 0x0A...0x0D: size += margin
        case 0x00..<0x20, 0x7F: size += 5
        // The end of U+0085, U+2028 and U+2029, which are line breaks too.
        case 0x85 where index > 0 && bytes[index - 1] == 0xC2: size += margin
        case 0xA8, 0xA9:
          if index > 1, bytes[index - 2] == 0xE2, bytes[index - 1] == 0x80 { size += margin }
        default: break
        }
      }
      return size
    }
  }
}
