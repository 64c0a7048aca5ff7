import FlowFormat
import FlowHunt

/// The end of the error output of another process, without secrets.
struct ErrorTail {
  /// The most bytes that it keeps.
  static let limit = 4096

  private var secrets = SecretStream()
  private var bytes: [UInt8] = []

  /// Takes bytes, and masks whole lines before it cuts them.
  ///
  /// - Parameter new: The bytes; none at the end.
  mutating func add(_ new: [UInt8]) {
    let masked = new.isEmpty ? secrets.finish() : secrets.add(new)
    bytes = (bytes + masked).suffix(Self.limit)
  }

  /// The first line with `Fatal error`, with which Swift says why a process ends.
  var cause: String? {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.contains("Fatal error") }.map { String($0) }
  }
}
