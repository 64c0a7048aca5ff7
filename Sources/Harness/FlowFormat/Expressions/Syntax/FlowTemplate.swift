/// Splits a text into literal parts and expressions.
package enum FlowTemplate {
  /// A part of a text.
  package enum Segment: Equatable, Sendable {
    case text(String)
    case expression(FlowExpression)
  }

  /// Reads the `${…}` of a scalar.
  ///
  /// - Throws: The first syntax error, at its own column.
  /// - Complexity: O(text).
  static func segments(
    of scalar: YAMLScalar,
    file: String
  ) throws(FlowError) -> [Segment] {
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else {
      return scalar.text.isEmpty ? [] : [.text(scalar.text)]
    }
    var cursor = ScalarCursor(scalar)
    var segments: [Segment] = []
    var text: [UInt8] = []
    while let byte = cursor.current {
      if byte == UInt8(ascii: "\\"), cursor.starts(with: "\\${") {
        cursor.advance(3)
        text.append(contentsOf: "${".utf8)
      } else if byte == UInt8(ascii: "$"), cursor.starts(with: "${") {
        if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        let opening = cursor.position
        cursor.advance(2)
        var parser = try ExpressionParser(cursor: cursor, file: file, opening: opening)
        segments.append(.expression(try parser.template()))
        cursor = parser.cursor
      } else {
        text.append(byte)
        cursor.advance(1)
      }
    }
    if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
    return segments
  }
}
