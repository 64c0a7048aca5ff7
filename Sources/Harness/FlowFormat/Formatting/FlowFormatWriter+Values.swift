extension FlowFormatWriter {
  /// Returns a Boolean value that indicates whether a list or a mapping was written between brackets.
  func isInline(_ node: YAMLNode) -> Bool {
    guard node.scalar == nil, node.range.lowerBound < node.range.upperBound else { return false }
    return [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(source.bytes[node.range.lowerBound])
  }

  /// Returns a list or a mapping on one line.
  ///
  /// The result is `nil` if it was not between brackets, or if a comment, a value that is left out or a text of several
  /// lines is in it.
  func inline(_ node: YAMLNode) -> String? {
    guard isInline(node),
      !comments.contains(where: { node.range.contains($0.offset) })
    else { return nil }
    return written(node)
  }

  private func written(_ node: YAMLNode) -> String? {
    switch node.content {
    case .null: return nil
    case .scalar: return source.lines(of: node.range).count == 1 ? source.text(node.range) : nil
    case .sequence(let items):
      let texts = items.compactMap { written($0) }
      return texts.count == items.count ? "[\(texts.joined(separator: ", "))]" : nil
    case .mapping(let pairs):
      let texts = pairs.compactMap { pair in
        written(pair.value).map { "\(source.text(pair.key.range)): \($0)" }
      }
      guard texts.count == pairs.count else { return nil }
      return texts.isEmpty ? "{}" : "{ \(texts.joined(separator: ", ")) }"
    }
  }

  /// Writes a text after a dash or a key, its further lines two spaces further in.
  mutating func scalar(_ node: YAMLNode, indent: Int, margin: Int) {
    if node.isBlock {
      blockScalar(node, indent: indent, margin: margin)
      return
    }
    let parts = source.lines(of: node.range)
    append(source.text(parts[0]))
    for part in parts.dropFirst() {
      let first = part.first { !source.isBlank(source.bytes[$0]) } ?? part.upperBound
      let text = String(decoding: source.bytes[first..<part.upperBound], as: UTF8.self)
      lines.append(text.isEmpty ? "" : spaces(indent + 2) + text)
    }
    trail(source.line(at: max(node.range.lowerBound, node.range.upperBound - 1)))
  }

  /// Writes a text that begins below its `|` or `>`.
  private mutating func blockScalar(_ node: YAMLNode, indent: Int, margin: Int) {
    let parts = source.lines(of: node.range)
    let first = source.line(at: node.range.lowerBound)
    let header = source.text(node.range.lowerBound..<source.lines[first - 1].upperBound)
    let marks = header.prefix { $0 != " " && $0 != "#" }
    append(String(marks.map { $0.isNumber ? "2" : $0 }) + header.dropFirst(marks.count))
    let content = parts.dropFirst()
    let blanks = content.map { part in part.prefix { source.bytes[$0] == 0x20 }.count }
    // Without a digit the first line that is not blank says how far the text is indented.
    let width = marks.first { $0.isNumber }?.wholeNumberValue
    let beginning = zip(content, blanks).first { $0.0.count > $0.1 }?.1 ?? blanks.max()
    let margin = width.map { margin + $0 } ?? beginning ?? 0
    for part in content {
      let start = min(part.lowerBound + margin, part.upperBound)
      let text = String(decoding: source.bytes[start..<part.upperBound], as: UTF8.self)
      lines.append(text.isEmpty ? "" : spaces(indent + 2) + text)
    }
    guard node.endsWithBlankLines(source) else { return }
    var next = source.line(at: max(node.range.lowerBound, node.range.upperBound - 1)) + 1
    while source.isBlank(line: next) {
      lines.append("")
      next += 1
    }
  }
}

extension YAMLNode {
  /// A Boolean value that indicates whether it is a text that begins with `|` or `>`.
  var isBlock: Bool { scalar?.style == .literal || scalar?.style == .folded }

  /// Returns `true` if the blank lines after it are a part of it, since its last text keeps them.
  func endsWithBlankLines(_ source: FlowSource) -> Bool {
    switch content {
    case .null: false
    case .scalar:
      isBlock
        && source.bytes[range].prefix { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: "#") }
          .contains(UInt8(ascii: "+"))
    case .sequence(let items): items.last?.endsWithBlankLines(source) ?? false
    case .mapping(let pairs): pairs.last?.value.endsWithBlankLines(source) ?? false
    }
  }
}
