package import FlowFormat
import FlowReports

/// The output of another process as lines without secrets.
package struct OutputLines {
  /// The most bytes that wait for the end of their line.
  private static let longest = 65_536

  private var secrets = SecretStream()
  private var lines = LineBuffer()

  package init() {}

  /// Takes bytes.
  ///
  /// - Parameter bytes: The bytes; none at the end.
  /// - Returns: The lines that are whole, or a part of a very long one; `nil` if there are none.
  package mutating func add(_ bytes: [UInt8]) -> OutputText? {
    lines.add(bytes.isEmpty ? secrets.finish() : secrets.add(bytes))
    var whole: [[UInt8]] = []
    while let line = lines.next() { whole.append(line) }
    // A line without an end would fill the memory.
    if bytes.isEmpty || lines.count > Self.longest, let rest = lines.rest() { whole.append(rest) }
    if whole.isEmpty { return nil }
    return .lines(whole.map { .lines(String(decoding: $0, as: UTF8.self)) })
  }
}
