/// Checks that a file is text, before it is parsed.
enum YAMLBytes {
  /// Refuses invalid UTF-8, NUL and other control characters, at the first one, and a long row of combining marks.
  static func check(_ bytes: [UInt8], file: String) throws(FlowError) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw FlowError(
        file: file,
        position: .start,
        message: "The file is UTF-16. Save it as UTF-8."
      )
    }
    var position = FlowPosition.start
    var run = MarkRun()
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let width = width(of: bytes, at: offset)
      guard width > 0 else {
        throw FlowError(
          file: file,
          position: position,
          message: "The byte \(hexadecimal(byte)) is not valid UTF-8. "
            + "Save the file as UTF-8; if it is no text file, it is no flow."
        )
      }
      if byte < 0x20 || byte == 0x7F, byte != 0x09, byte != 0x0A, byte != 0x0D {
        let name = byte == 0 ? "A NUL byte" : "The control character \(hexadecimal(byte))"
        throw FlowError(
          file: file,
          position: position,
          message: "\(name) cannot stand in a flow. "
            + "Remove it, or write it as an escape in double quotes."
        )
      }
      if width > 1, let scalar = MarkRun.scalar(in: bytes, at: offset, width: width) {
        run.add(scalar)
      } else {
        run.end()
      }
      if run.isTooLong {
        throw FlowError(file: file, position: position, message: MarkRun.complaint)
      }
      offset += width
      if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        position = FlowPosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
  }

  /// Returns the length of the UTF-8 sequence at an offset, or 0 if it is invalid (overlong, a
  /// surrogate, out of range or cut off).
  private static func width(of bytes: [UInt8], at offset: Int) -> Int {
    let first = bytes[offset]
    let second: ClosedRange<UInt8>
    let width: Int
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (width, second) = (2, 0x80...0xBF)
    case 0xE0: (width, second) = (3, 0xA0...0xBF)
    case 0xED: (width, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (width, second) = (3, 0x80...0xBF)
    case 0xF0: (width, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (width, second) = (4, 0x80...0xBF)
    case 0xF4: (width, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + width <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    let rest = bytes[(offset + 2)..<(offset + width)]
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? width : 0
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count < 2 ? "0" : "") + digits
  }
}
