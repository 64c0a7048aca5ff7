/// Texts as parts of an address: JavaScript's `encodeURIComponent` and `decodeURIComponent`.
enum FlowURI {
  static func encoded(_ text: String) -> String {
    var made = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "!", "~", "*", "'", "(", ")":
        made.unicodeScalars.append(scalar)
      default:
        made += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return made
  }

  /// Returns the text of an encoded one; `nil` if it is not valid.
  static func decoded(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var made: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        made.append(bytes[index])
        index += 1
        continue
      }
      let digits = String(decoding: bytes[(index + 1)...].prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
        let byte = UInt8(digits, radix: 16)
      else { return nil }
      made.append(byte)
      index += 3
    }
    let decoded = String(decoding: made, as: UTF8.self)
    return decoded.utf8.elementsEqual(made) ? decoded : nil
  }
}
