/// A node of a YAML document, with its place.
///
/// A scalar has no type of its own: `no`, `1` and `~` stay text, and who reads the node decides. A
/// value that is absent is `null`, which is not the empty text.
package struct YAMLNode: Equatable, Sendable {
  /// What a node holds.
  package enum Content: Equatable, Sendable {
    /// Nothing was written where a value may stand.
    case null
    /// A text.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values in the order of the file; no key stands twice.
    case mapping([YAMLPair])
  }

  /// What the node holds.
  package var content: Content
  /// Its first character; for a null, the place where its value was expected.
  package var position: FlowPosition
  /// Its bytes in the file, from its first character to the end of its last.
  package var range: Range<Int>

  /// The line, from 1.
  package var line: Int { position.line }
  /// The column in Unicode scalars, from 1.
  package var column: Int { position.column }

  /// Whether no value was written.
  package var isNull: Bool { content == .null }

  /// The scalar, if the node is one.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The items, if the node is a sequence.
  package var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The pairs, if the node is a mapping.
  package var pairs: [YAMLPair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// What the node is, in a word for a message.
  package var kind: String {
    switch content {
    case .null: "nothing"
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
