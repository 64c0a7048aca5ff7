extension YAMLParser {
  /// The treatment of the line breaks at the end of a block scalar.
  private enum Chomping {
    case strip, clip, keep
  }

  /// Reads a `|` or `>` scalar, whose indicator is under the cursor.
  mutating func blockScalar(parentIndent: Int) throws(FlowError) -> YAMLNode {
    let start = cursor
    let isFolded = current == UInt8(ascii: ">")
    advance()
    let (chomping, width) = try blockHeader()
    if isAtBreak { advance() }
    let content = try contentIndent(width: width, parentIndent: parentIndent)
    var text = YAMLText()
    var end = cursor.offset
    var breaks = 0
    var wasSpaced = false
    var isFirst = true
    while let blank = passIndent(content) {
      if blank {
        breaks += 1
        advance()
        continue
      }
      let isSpaced = isAtBlank
      if isFirst {
        text.newLines(breaks)
      } else if isFolded, !isSpaced, !wasSpaced {
        text.fold(breaks: breaks)
      } else {
        text.newLines(breaks)
      }
      text.mark(cursor.position)
      let line = cursor.offset
      while !isAtEnd, !isAtBreak { advance() }
      text.append(bytes, from: line, to: cursor.offset)
      end = cursor.offset
      (isFirst, wasSpaced, breaks) = (false, isSpaced, 0)
      if isAtEnd { break }
      advance()
      breaks = 1
    }
    switch chomping {
    case .strip: break
    case .clip: text.newLines(isFirst ? 0 : min(breaks, 1))
    case .keep: text.newLines(breaks)
    }
    return YAMLNode(
      content: .scalar(text.scalar(style: isFolded ? .folded : .literal)),
      position: start.position,
      range: start.offset..<end
    )
  }

  private mutating func blockHeader() throws(FlowError) -> (Chomping, width: Int?) {
    var chomping: Chomping?
    var width: Int?
    while !isSpace(ahead: 0) {
      switch current {
      case UInt8(ascii: "-") where chomping == nil: chomping = .strip
      case UInt8(ascii: "+") where chomping == nil: chomping = .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9") where width == nil:
        width = Int(current - UInt8(ascii: "0"))
      default:
        throw failure(
          "“\(lineAhead())” cannot stand after “|” or “>”: only “-” or “+” and one digit can. "
            + "Put a text that begins so in quotes."
        )
      }
      advance()
    }
    skipBlanks()
    guard isAtEnd || isAtBreak || isAtComment else {
      throw failure("The text of a “|” or “>” begins on the next line.")
    }
    skipComment()
    return (chomping ?? .clip, width)
  }

  /// Returns the column (from 0) at which the scalar's lines begin: given in its header, or that of
  /// its first line that is not blank.
  private mutating func contentIndent(
    width: Int?,
    parentIndent: Int
  ) throws(FlowError) -> Int {
    if let width { return max(0, parentIndent) + width }
    let start = cursor
    defer { cursor = start }
    var deepestBlank: (indent: Int, position: FlowPosition)?
    while true {
      while current == 0x20 { advance() }
      if isAtEnd { return max(parentIndent + 1, deepestBlank?.indent ?? 0, indent) }
      guard isAtBreak else { break }
      if indent > deepestBlank?.indent ?? 0 { deepestBlank = (indent, cursor.position) }
      advance()
    }
    guard indent > parentIndent, !isAtDocumentMarker else {
      return max(parentIndent + 1, deepestBlank?.indent ?? 0)
    }
    if let deepestBlank, deepestBlank.indent > indent {
      throw failure(
        "This blank line has more spaces than the first line of the text below it. Remove them.",
        at: deepestBlank.position
      )
    }
    return indent
  }

  /// Skips the indentation of a line.
  ///
  /// - Returns: `true` if the line is blank; `nil`, with the cursor at the line's beginning, if the line no longer
  ///   belongs to the scalar.
  private mutating func passIndent(_ content: Int) -> Bool? {
    if isAtEnd || isAtDocumentMarker { return nil }
    let start = cursor
    while current == 0x20, indent < content { advance() }
    if isAtBreak { return true }
    if indent < content || isAtEnd {
      cursor = start
      return nil
    }
    return false
  }
}
