/// The bytes of a flow file with its lines.
struct FlowSource {
  let bytes: [UInt8]
  /// The bytes of each line, without its break and without a byte order mark.
  let lines: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      lines.append(start..<offset - 1)
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      start = offset
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    self.lines = lines
  }

  /// Returns a Boolean value that indicates whether a byte is a space or a tab.
  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Returns a Boolean value that indicates whether a line, from 1, is there and has nothing but blanks.
  func isBlank(line: Int) -> Bool {
    lines.indices.contains(line - 1) && bytes[lines[line - 1]].allSatisfy { isBlank($0) }
  }

  /// The line, from 1, that an offset is on.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  func line(at offset: Int) -> Int {
    var range = 0..<lines.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        lines[middle].lowerBound <= offset
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns bytes as text, without blanks at their end.
  func text(_ range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }

  /// Returns the lines of a range of bytes, the first from the range's beginning, the last to its end.
  func lines(of range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty else { return [range] }
    let (first, last) = (line(at: range.lowerBound), line(at: range.upperBound - 1))
    return (first...max(first, last)).map { lines[$0 - 1].clamped(to: range) }
  }
}
