/// A node of a YAML document, with its position.
///
/// A scalar has no type of its own: `no`, `1` and `~` stay text, and the reader of the node decides
/// on their meaning. A value that is absent is `null`, which is not the empty text.
package struct YAMLNode: Equatable, Sendable {
  /// The content of a node.
  package enum Content: Equatable, Sendable {
    /// A value that was left out.
    case null
    /// A text.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values in the order of the file; no key occurs twice.
    case mapping([YAMLPair])
  }

  /// The node's content.
  package var content: Content
  /// The position of the first character; for a null, the place where its value was expected.
  package var position: FlowPosition
  /// The node's bytes in the file, from its first character to the end of its last.
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

  /// The kind of node, in a word for a message.
  package var kind: String {
    switch content {
    case .null: "nothing"
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
