/// A scalar's text while it is being read, with the marks that lead back to the file.
struct YAMLText {
  private var bytes: [UInt8] = []
  private var marks: [YAMLScalar.Mark] = []

  /// The end of the first line, for a message.
  var firstLineEnd: FlowPosition?

  /// Marks the position in the file of the text that is appended next.
  mutating func mark(_ position: FlowPosition) {
    marks.append(YAMLScalar.Mark(offset: bytes.count, position: position))
  }

  mutating func append(_ source: [UInt8], from start: Int, to end: Int) {
    bytes.append(contentsOf: source[start..<end])
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends the folded form of line breaks in the file: one becomes a space, *n* become *n* − 1.
  mutating func fold(breaks: Int) {
    if breaks == 1 {
      bytes.append(0x20)
    } else {
      newLines(breaks - 1)
    }
  }

  mutating func newLines(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x0A, count: max(0, count)))
  }

  func scalar(style: YAMLScalar.Style) -> YAMLScalar {
    YAMLScalar(text: String(decoding: bytes, as: UTF8.self), style: style, marks: marks)
  }
}
