/// Writes the documents of a flow file line by line, with the comments where they belong.
struct FlowFormatWriter {
  let source: FlowSource
  private let documents: [YAMLNode]
  /// The comments that have not been written yet.
  var comments: ArraySlice<FlowComment>
  var lines: [String] = []
  /// A Boolean value that indicates whether a blank line may be written: not at the beginning of a document or of a
  /// block.
  private var mayBreak = false

  init(_ source: FlowSource, _ documents: [YAMLNode]) {
    self.source = source
    self.documents = documents
    comments = FlowComment.all(in: source, documents)[...]
  }

  /// The whole file.
  mutating func text() -> String {
    for (index, document) in documents.enumerated() {
      let isLast = index == documents.count - 1
      let bound = isLast ? source.bytes.count : marker(after: document)
      if document.isNull {
        if !isLast { lines.append("---") }
      } else {
        block(document, indent: 0, bound)
      }
      flush(before: bound, indent: 0)
      guard !isLast else { continue }
      while lines.last?.isEmpty == true, !document.endsWithBlankLines(source) { lines.removeLast() }
      lines.append("---")
      trail(source.line(at: bound))
      mayBreak = false
    }
    flush(before: source.bytes.count, indent: 0)
    if documents.last?.endsWithBlankLines(source) != true {
      while lines.last?.isEmpty == true { lines.removeLast() }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// Returns where the line “---” begins that ends a document.
  private func marker(after document: YAMLNode) -> Int {
    let first = source.line(at: max(document.range.lowerBound, document.range.upperBound - 1))
    let markers = source.lines.dropFirst(document.isNull ? first : first - 1).filter { line in
      source.bytes[line].starts(with: "---".utf8) && line.lowerBound >= document.range.upperBound
    }
    return markers.first?.lowerBound ?? source.bytes.count
  }

  // MARK: - Blocks

  /// Writes a document, or what stands below a key, from the beginning of a line on.
  ///
  /// - Parameters:
  ///   - node: The node that is written.
  ///   - indent: The number of spaces before it.
  ///   - bound: Where what follows it begins: comments before that may belong to it.
  private mutating func block(_ node: YAMLNode, indent: Int, _ bound: Int) {
    switch node.content {
    case .null: break
    case .scalar:
      lines.append(spaces(indent))
      scalar(node, indent: indent, margin: 0)
    case .sequence(let items):
      for (index, item) in items.enumerated() {
        let end = index + 1 < items.count ? items[index + 1].range.lowerBound : bound
        begin(item.range.lowerBound, indent)
        lines.append(spaces(indent) + "-")
        value(item, margin: node.column - 1, indent: indent, end)
      }
      finish(node, indent, bound)
    case .mapping(let pairs): mapping(pairs, indent: indent, bound, of: node)
    }
  }

  private mutating func mapping(
    _ pairs: [YAMLPair],
    indent: Int,
    _ bound: Int,
    of node: YAMLNode,
    isAfterDash: Bool = false
  ) {
    for (index, pair) in pairs.enumerated() {
      let end = index + 1 < pairs.count ? pairs[index + 1].key.range.lowerBound : bound
      let key = source.text(pair.key.range) + ":"
      if isAfterDash, index == 0 {
        append(key)
        mayBreak = true
      } else {
        begin(pair.key.range.lowerBound, indent)
        lines.append(spaces(indent) + key)
      }
      value(pair.value, key: pair.key, margin: pair.key.column - 1, indent: indent, end)
    }
    finish(node, indent, bound)
  }

  /// Writes what follows a dash or a key, beside it if there is room, or else below it.
  ///
  /// The margin is the number of columns before this dash or key in the file.
  private mutating func value(
    _ node: YAMLNode,
    key: YAMLNode? = nil,
    margin: Int,
    indent: Int,
    _ bound: Int
  ) {
    let head = key.map { source.line(at: $0.range.lowerBound) }
    switch node.content {
    case .null: if let head { trail(head) }
    case .scalar: scalar(node, indent: indent, margin: margin)
    case .sequence, .mapping:
      if let inline = inline(node), fits(inline) {
        append(inline)
        trail(source.line(at: node.range.upperBound - 1))
      } else if key == nil, let pairs = node.pairs {
        mapping(pairs, indent: indent + 2, bound, of: node, isAfterDash: true)
      } else {
        if let head { trail(head, before: node.range.lowerBound) }
        mayBreak = false
        block(node, indent: indent + 2, bound)
      }
    }
  }

  private func fits(_ text: String) -> Bool {
    (lines.last?.count ?? 0) + 1 + text.count <= FlowFormatter.width
  }

  /// Appends to the last line, after a space.
  mutating func append(_ text: String) {
    guard let last = lines.indices.last else { return }
    let isEmpty = lines[last].allSatisfy { $0 == " " }
    lines[last] += isEmpty ? text : " " + text
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: - Comments and blank lines

  /// Writes the comments before an item or a key, and a blank line if there was one.
  private mutating func begin(_ offset: Int, _ indent: Int) {
    flush(before: offset, indent: indent)
    separate(source.line(at: offset))
    mayBreak = true
  }

  /// Writes a blank line if one stood before a line.
  private mutating func separate(_ line: Int) {
    if mayBreak, source.isBlank(line: line - 1), lines.last?.isEmpty == false { lines.append("") }
  }

  /// Writes the comments that begin before an offset, each on a line of its own.
  private mutating func flush(before offset: Int, indent: Int) {
    while let comment = comments.first, comment.offset < offset { write(comment, indent) }
  }

  private mutating func write(_ comment: FlowComment, _ indent: Int) {
    separate(comment.line)
    lines.append(spaces(indent) + comment.text)
    comments.removeFirst()
    mayBreak = true
  }

  /// Writes the comments at the end of a block that are indented as it was.
  private mutating func finish(_ node: YAMLNode, _ indent: Int, _ bound: Int) {
    let isInline = isInline(node)
    let end = isInline ? node.range.upperBound : bound
    while let comment = comments.first, comment.offset < end,
      isInline || (comment.isAlone && comment.column >= node.column)
    {
      write(comment, indent)
    }
  }

  /// Writes a comment that ends a line of the file at the end of the last line.
  mutating func trail(_ line: Int, before bound: Int = .max) {
    guard let comment = comments.first, comment.line == line, !comment.isAlone,
      comment.offset < bound, let last = lines.indices.last
    else { return }
    lines[last] += "  " + comment.text
    comments.removeFirst()
  }
}
