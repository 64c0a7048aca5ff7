/// Masks the secrets in bytes that come piece by piece, such as the error output of another process.
package struct SecretStream {
  /// The most bytes of a line that wait for its end.
  private static let limit = 1 << 20

  private var pending: [UInt8] = []
  /// The offset behind the last line break since the last search; 0 if there is none.
  private var lineEnd = 0

  package init() {}
  /// The number of pending bytes after the last search, and of those among them that could have been written.
  private var (searched, held) = (0, 0)

  /// Takes bytes.
  ///
  /// - Returns: The bytes that can be written: whole lines, or a part of a very long one. The beginning of a secret waits
  ///   for its next bytes, also if it ends a line.
  package mutating func add(_ bytes: [UInt8]) -> [UInt8] {
    let secrets = FlowSecrets.current
    if secrets.isEmpty { return bytes }
    pending += bytes
    if let last = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      lineEnd = pending.count - (bytes.count - last - 1)
    }
    // Bytes that wait are searched again. Each search needs a share of new ones, or the time would be quadratic.
    let new = pending.count - searched
    guard lineEnd > 0 && new > held / 4 || new > Self.limit else { return [] }
    let end = lineEnd > 0 ? lineEnd : pending.count
    let (masked, count) = secrets.settled(pending, upTo: end)
    pending.removeFirst(count)
    (searched, held, lineEnd) = (pending.count, end - count, 0)
    return masked
  }

  /// Ends the stream.
  ///
  /// - Returns: The bytes of a last line without a line break.
  package mutating func finish() -> [UInt8] {
    defer { self = SecretStream() }
    return FlowSecrets.current.masked(pending)
  }
}
