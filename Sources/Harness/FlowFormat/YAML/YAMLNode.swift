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

  /// A Boolean value that indicates whether no value was written.
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

/// One key of a mapping with its value.
package struct YAMLPair: Equatable, Sendable {
  /// The key: always a scalar on one line.
  package var key: YAMLNode
  /// The value; null if none was written.
  package var value: YAMLNode

  /// The text of the key.
  package var name: String { key.scalar?.text ?? "" }

  /// Returns `true` if the key is this name byte for byte; with `==` the kelvin sign “K” would equal “K”.
  func isNamed(_ name: String) -> Bool { self.name.utf8.elementsEqual(name.utf8) }
}

/// A text in a YAML file, after unescaping and folding.
package struct YAMLScalar: Equatable, Sendable {
  /// The way in which a scalar was written.
  package enum Style: Equatable, Sendable {
    case plain, single, double, literal, folded
  }

  /// The origin of a stretch of the text.
  package struct Mark: Equatable, Sendable {
    /// The offset in the text's UTF-8 from which the mark counts.
    package var offset: Int
    /// The place of that byte in the file.
    package var position: FlowPosition
  }

  /// The text.
  package var text: String
  /// The way in which it was written.
  package var style: Style
  /// The places where the text and the file diverge: at the start, after an escape, at each line.
  ///
  /// In ascending order. Between two marks, text and file advance together.
  package var marks: [Mark]
}
