extension YAMLParser {
  /// Reads a plain scalar, which may continue on deeper lines.
  ///
  /// Stops before a colon that makes its first line a key.
  mutating func plain(parentIndent: Int, isInFlow: Bool) throws(FlowError) -> YAMLNode {
    try checkPlainStart(isInFlow: isInFlow)
    let start = cursor
    var text = YAMLText()
    var end = plainLine(into: &text, isInFlow: isInFlow)
    while let breaks = try continueLine(parentIndent: parentIndent, isInFlow: isInFlow) {
      let line = cursor
      text.fold(breaks: breaks)
      end = plainLine(into: &text, isInFlow: isInFlow)
      if !isInFlow, isAt(UInt8(ascii: ":")) {
        let key = String(decoding: bytes[line.offset..<end.offset], as: UTF8.self)
        throw FlowError(
          file: file,
          position: text.firstLineEnd ?? start.position,
          message: "A colon is missing here: the deeper line \(line.position.line) "
            + "(“\(key.clipped(to: 24)):”) can only belong to a key. Add “:” to this line, or put the "
            + "text in quotes."
        )
      }
    }
    return YAMLNode(
      content: .scalar(text.scalar(style: .plain)),
      position: start.position,
      range: start.offset..<end.offset
    )
  }

  /// Reads a plain key, on one line.
  mutating func plainKey() throws(FlowError) -> YAMLNode {
    try checkPlainStart(isInFlow: false)
    let start = cursor
    var text = YAMLText()
    let end = plainLine(into: &text, isInFlow: false)
    return YAMLNode(
      content: .scalar(text.scalar(style: .plain)),
      position: start.position,
      range: start.offset..<end.offset
    )
  }

  /// Reads plain text to the end of the line, a comment, a colon or (in a flow collection) a
  /// bracket or comma, without the blanks before that.
  ///
  /// - Returns: The end of the text, which is the cursor's position unless blanks follow.
  private mutating func plainLine(into text: inout YAMLText, isInFlow: Bool) -> Cursor {
    text.mark(cursor.position)
    var end = cursor
    while !isAtEnd, !isAtBreak, !isAtComment {
      if current == UInt8(ascii: ":"), isSpace(ahead: 1) || (isInFlow && isFlowIndicator(ahead: 1))
      {
        break
      }
      if isInFlow, isFlowIndicator(ahead: 0) { break }
      let isBlank = isAtBlank
      advance()
      if isBlank { continue }
      text.append(bytes, from: end.offset, to: cursor.offset)
      end = cursor
    }
    text.firstLineEnd = text.firstLineEnd ?? end.position
    return end
  }

  /// Goes to the next line of a scalar, if there is one.
  ///
  /// - Returns: The number of line breaks that were skipped; `nil`, with the cursor unchanged, if
  ///   the scalar ends here.
  private mutating func continueLine(
    parentIndent: Int,
    isInFlow: Bool
  ) throws(FlowError) -> Int? {
    guard isAtBreak else { return nil }
    let start = cursor
    let (breaks, tab) = passBreaks()
    if isAtEnd || isAtComment || isAtDocumentMarker || (!isInFlow && indent <= parentIndent)
      || (isInFlow && (isFlowIndicator(ahead: 0) || current == UInt8(ascii: ":")))
    {
      cursor = start
      return nil
    }
    if let tab { throw tabError(at: tab) }
    if isInFlow, indent <= parentIndent {
      cursor = start
      return nil
    }
    return breaks
  }

  /// Returns a Boolean value that indicates whether the character ahead is a flow indicator.
  ///
  /// Brackets, braces and commas structure flow collections.
  func isFlowIndicator(ahead count: Int) -> Bool {
    switch byte(ahead: count) {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Refuses characters that cannot begin a plain scalar, each with its reason.
  private func checkPlainStart(isInFlow: Bool) throws(FlowError) {
    let isBare = isSpace(ahead: 1) || (isInFlow && isFlowIndicator(ahead: 1))
    switch current {
    case UInt8(ascii: "&"):
      throw failure("Anchors (“\(lineAhead())”) are not read. Quote it if it is a text.")
    case UInt8(ascii: "*"):
      throw failure("Aliases (“\(lineAhead())”) are not read. Quote it if it is a text.")
    case UInt8(ascii: "!"):
      throw failure("Tags (“\(lineAhead())”) are not read. Quote it if it is a text.")
    case UInt8(ascii: "?") where isBare:
      throw failure("Complex keys (“? ”) are not read. A key is a text on one line.")
    case UInt8(ascii: ":") where isBare:
      throw failure("There is no key before the colon.")
    case UInt8(ascii: "-") where isBare:
      throw failure("A “-” alone is no text here. Quote it, or begin the list on its own line.")
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "#"):
      throw failure("A text cannot begin with “\(lineAhead().prefix(1))” here. Put it in quotes.")
    default: break
    }
  }
}
