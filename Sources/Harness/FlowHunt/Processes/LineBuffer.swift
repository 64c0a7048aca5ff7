import FlowFormat

/// Bytes that come in pieces, and go as lines.
package struct LineBuffer {
  private var bytes: [UInt8] = []
  /// How many of the bytes hold no line break.
  private var searched = 0

  package init() {}

  /// Adds a piece.
  package mutating func add(_ piece: some Collection<UInt8>) {
    bytes += piece
  }

  /// How many bytes wait.
  package var count: Int { bytes.count }

  /// Takes what has no line break yet; `nil` if there is nothing.
  mutating func rest() -> [UInt8]? {
    defer { self = LineBuffer() }
    return bytes.isEmpty ? nil : bytes
  }

  /// Takes the next whole line, without its line break; `nil` if there is none yet.
  package mutating func next() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer {
      bytes.removeFirst(end + 1)
      searched = 0
    }
    return Array(bytes[..<end])
  }
}
