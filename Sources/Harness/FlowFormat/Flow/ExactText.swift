import Scenes

/// A text that equals only a text of the same bytes.
///
/// Swift takes two texts for equal if they look the same, such as “が” of one scalar and “か” with a sound mark. On Linux
/// these are two file names, so a set of paths holds this type. The comparison and the hash take linear time. Those of a
/// `String` take quadratic time if it has many combining marks in a row.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let text: String

  /// Creates a text.
  package init(_ text: String) { self.text = text }

  package static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.isSame(as: other.text)
  }

  package func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(copy.utf8.count)
  }
}

extension ExactText: Comparable {
  package static func < (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

extension ExactText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
