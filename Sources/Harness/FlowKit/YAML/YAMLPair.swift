/// One key of a mapping with its value.
package struct YAMLPair: Equatable, Sendable {
  /// The key: always a scalar on one line.
  package var key: YAMLNode
  /// The value; null if none was written.
  package var value: YAMLNode

  /// The text of the key.
  package var name: String { key.scalar?.text ?? "" }

  /// Whether the key is this name byte for byte; with `==` the kelvin sign “K” would equal “K”.
  func isNamed(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }
}
