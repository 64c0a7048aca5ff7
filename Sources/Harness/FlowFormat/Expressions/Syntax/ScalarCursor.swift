/// A position in a scalar's text that knows its position in the file.
struct ScalarCursor {
  private let bytes: [UInt8]
  private let marks: [YAMLScalar.Mark]
  private var nextMark = 0
  private(set) var offset = 0
  private(set) var position = FlowPosition.start

  init(_ scalar: YAMLScalar) {
    bytes = Array(scalar.text.utf8)
    marks = scalar.marks
    passMarks()
  }

  /// The byte at the cursor, or `nil` at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func byte(ahead count: Int) -> UInt8? {
    offset + count < bytes.count ? bytes[offset + count] : nil
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      offset + wanted.count <= bytes.count
        && wanted.elementsEqual(bytes[offset..<(offset + wanted.count)])
    }
  }

  mutating func advance(_ count: Int) {
    for _ in 0..<count where offset < bytes.count {
      offset += 1
      if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 { position.column += 1 }
      passMarks()
    }
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The character at the cursor, for a message.
  var character: String {
    String(String(decoding: bytes[offset..<min(offset + 16, bytes.count)], as: UTF8.self).prefix(1))
  }

  /// The Unicode scalar at the cursor, or `nil` at the end.
  var scalar: Unicode.Scalar? {
    guard let byte = current else { return nil }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }

  private mutating func passMarks() {
    while nextMark < marks.count, marks[nextMark].offset <= offset {
      position = marks[nextMark].position
      nextMark += 1
    }
  }
}
