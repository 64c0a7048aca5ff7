/// One key of a mapping with its value.
package struct YAMLPair: Equatable, Sendable {
  /// The key: always a scalar on one line.
  package var key: YAMLNode
  /// The value; null if none was written.
  package var value: YAMLNode

  /// The text of the key.
  package var name: String { key.scalar?.text ?? "" }
}
