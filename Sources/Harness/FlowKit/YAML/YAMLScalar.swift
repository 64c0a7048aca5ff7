/// A text in a YAML file, after unescaping and folding.
package struct YAMLScalar: Equatable, Sendable {
  /// How a scalar was written.
  package enum Style: Equatable, Sendable {
    case plain, single, double, literal, folded
  }

  /// Where a stretch of the text came from.
  package struct Mark: Equatable, Sendable {
    /// The offset in the text's UTF-8 from which the mark counts.
    package var offset: Int
    /// The place of that byte in the file.
    package var position: FlowPosition
  }

  /// The text.
  package var text: String
  /// How it was written.
  package var style: Style
  /// Where the text and the file part: at the start, after an escape, at each line.
  ///
  /// In ascending order. Between two marks, text and file advance together.
  package var marks: [Mark]
}
