/// A comment of a flow file.
struct FlowComment: Equatable {
  /// The place of its `#` among the file's bytes.
  let offset: Int
  /// The line, from 1.
  let line: Int
  /// The column, from 1.
  let column: Int
  /// The comment with its `#`, without blanks at its end.
  let text: String
  /// A Boolean value that indicates whether nothing but blanks is before it on its line.
  let isAlone: Bool

  /// Looks for the comments of a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - documents: The documents that were read from it: a `#` inside a text is no comment.
  /// - Returns: The comments, in their order.
  /// - Complexity: O(bytes).
  static func all(in source: FlowSource, _ documents: [YAMLNode]) -> [FlowComment] {
    var texts = documents.flatMap(\.scalarRanges)[...]
    var comments: [FlowComment] = []
    for line in source.lines.indices {
      let range = source.lines[line]
      var offset = range.lowerBound
      while offset < range.upperBound {
        while let first = texts.first, first.upperBound <= offset { texts.removeFirst() }
        if let first = texts.first, first.contains(offset) {
          offset = first.upperBound
          continue
        }
        let isFirst = offset == range.lowerBound || source.isBlank(source.bytes[offset - 1])
        if source.bytes[offset] == UInt8(ascii: "#"), isFirst {
          let before = source.bytes[range.lowerBound..<offset]
          comments.append(
            FlowComment(
              offset: offset,
              line: line + 1,
              column: offset - range.lowerBound + 1,
              text: source.text(offset..<range.upperBound),
              isAlone: before.allSatisfy { source.isBlank($0) }
            )
          )
          break
        }
        offset += 1
      }
    }
    return comments
  }
}

extension YAMLNode {
  /// The bytes of all texts in it, in their order.
  fileprivate var scalarRanges: [Range<Int>] {
    switch content {
    case .null: []
    case .scalar: [range]
    case .sequence(let items): items.flatMap(\.scalarRanges)
    case .mapping(let pairs): pairs.flatMap { $0.key.scalarRanges + $0.value.scalarRanges }
    }
  }
}
