/// A line of a recording as it is read.
struct RecordingLine {
  /// The number of the line, from 1.
  let number: Int
  /// The JSON; `nil` if it is not the one that was written.
  let content: [UInt8]?

  /// Returns the lines, up to the first damaged one, and without a last one that was cut off.
  static func lines(of text: String) -> [RecordingLine] {
    var lines: [RecordingLine] = []
    var seal = RecordingSeal()
    let parts = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let line = withoutReturn(part)
      if line.isEmpty { continue }
      let content = seal.open(line)
      let isLast = index == parts.count - 1
      if content == nil, isLast, !isDamagedAtItsEnd(part, seal) { break }
      lines.append(RecordingLine(number: index + 1, content: content))
      if content == nil { break }
    }
    return lines
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == 0x0D ? line.dropLast() : line
  }

  /// Whether a line is whole, but followed by something other than a line end: then it was not cut
  /// off.
  private static func isDamagedAtItsEnd(_ line: ArraySlice<UInt8>, _ seal: RecordingSeal) -> Bool {
    // One byte, or the replacement character of a string for an invalid byte.
    for count in [1, "\u{FFFD}".utf8.count] {
      var seal = seal
      if seal.open(withoutReturn(line.dropLast(count))) != nil { return true }
    }
    return false
  }
}
