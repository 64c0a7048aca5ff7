import Observation2
import StateStore

/// The lines of a structural difference.
typealias StateDiffLines = [String]

extension StateDiffLines {
  /// Returns the differing lines, or a note if the values' own structure does not show the
  /// difference.
  static func of<Value>(_ expected: Value, _ actual: Value, name: String) -> StateDiffLines {
    let lines = StateDiff(expected, actual, name: name).lines
    return lines.isEmpty ? ["  (they are not equal, but look the same)"] : lines
  }
}
