/// Masks the secrets in bytes that come piece by piece, such as the error output of another process.
struct SecretStream {
  /// The most bytes of a line that wait for its end.
  private static let limit = 1 << 20

  private var pending: [UInt8] = []

  /// Takes bytes.
  ///
  /// - Returns: The bytes that can be written: whole lines, or a part of a very long one.
  mutating func add(_ bytes: [UInt8]) -> [UInt8] {
    let secrets = FlowSecrets.current
    if secrets.isEmpty { return bytes }
    pending += bytes
    var end = (pending.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    if end == 0, pending.count > Self.limit + secrets.longest {
      // A secret that begins before this offset has come whole.
      end = pending.count - secrets.longest
      for region in secrets.regions(in: pending) where region.range.contains(end) {
        end = region.range.lowerBound
      }
    }
    defer { pending.removeFirst(end) }
    return secrets.masked(Array(pending[..<end]))
  }

  /// Ends the stream.
  ///
  /// - Returns: The bytes of a last line without a line break.
  mutating func finish() -> [UInt8] {
    defer { pending = [] }
    return FlowSecrets.current.masked(pending)
  }
}
