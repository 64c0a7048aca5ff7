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
