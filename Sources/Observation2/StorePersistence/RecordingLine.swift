/// A line of a recording as it is read.
struct RecordingLine {
  /// From 1.
  let number: Int
  /// The JSON; `nil` if it is not what was written there.
  let content: [UInt8]?

  /// The lines, up to the first that is damaged, and without a last one that was cut off.
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

  /// Whether a line is whole, but followed by something else than its end: that was not cut off.
  private static func isDamagedAtItsEnd(_ line: ArraySlice<UInt8>, _ seal: RecordingSeal) -> Bool {
    // One byte, or what stands in a string for a byte that is none.
    for count in [1, "\u{FFFD}".utf8.count] {
      var seal = seal
      if seal.open(withoutReturn(line.dropLast(count))) != nil { return true }
    }
    return false
  }
}
