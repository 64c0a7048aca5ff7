extension YAMLParser {
  /// An open bracket, for errors inside it.
  private struct Bracket {
    var position: FlowPosition
    var isSequence: Bool
    var parentIndent: Int

    var closing: UInt8 { isSequence ? UInt8(ascii: "]") : UInt8(ascii: "}") }
    var name: String { isSequence ? "[" : "{" }
    var closingName: String { isSequence ? "]" : "}" }
  }

  /// Reads a `[…]` or `{…}`, whose opening bracket is under the cursor.
  mutating func flowCollection(parentIndent: Int, depth: Int) throws(FlowError) -> YAMLNode {
    try checkDepth(depth)
    let start = cursor
    let bracket = Bracket(
      position: start.position,
      isSequence: current == UInt8(ascii: "["),
      parentIndent: parentIndent
    )
    advance()
    let content =
      bracket.isSequence
      ? YAMLNode.Content.sequence(try flowItems(of: bracket, depth: depth))
      : YAMLNode.Content.mapping(try flowPairs(of: bracket, depth: depth))
    return YAMLNode(
      content: content,
      position: start.position,
      range: start.offset..<cursor.offset
    )
  }

  private mutating func flowItems(of bracket: Bracket, depth: Int) throws(FlowError) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while try !isClosed(bracket) {
      var item = try flowNode(in: bracket, depth: depth)
      let line = cursor.position.line
      try skipFlowSpace(in: bracket)
      if isAtColon(after: item) {
        try checkLine(of: item, endingIn: line)
        var names: Set<[UInt8]> = []
        let value = try flowValue(of: item, names: &names, in: bracket, depth: depth + 1)
        let range = item.range.lowerBound..<max(value.range.upperBound, item.range.upperBound)
        item = YAMLNode(
          content: .mapping([YAMLPair(key: item, value: value)]),
          position: item.position,
          range: range
        )
      }
      items.append(item)
      try passComma(in: bracket, after: item)
    }
    return items
  }

  private mutating func flowPairs(of bracket: Bracket, depth: Int) throws(FlowError) -> [YAMLPair] {
    var pairs: [YAMLPair] = []
    var names: Set<[UInt8]> = []
    while try !isClosed(bracket) {
      let key = try flowNode(in: bracket, depth: depth)
      try checkLine(of: key, endingIn: cursor.position.line)
      try skipFlowSpace(in: bracket)
      if isAtColon(after: key) {
        let value = try flowValue(of: key, names: &names, in: bracket, depth: depth)
        pairs.append(YAMLPair(key: key, value: value))
      } else {
        try check(key, among: &names)
        pairs.append(YAMLPair(key: key, value: null(at: cursor)))
      }
      try passComma(in: bracket, after: key)
    }
    return pairs
  }

  /// Refuses a key on more than one line; a key that isn't a text is refused elsewhere.
  private func checkLine(of key: YAMLNode, endingIn line: Int) throws(FlowError) {
    guard key.scalar == nil || key.position.line == line else {
      throw failure("A key must stand on one line.", at: key.position)
    }
  }

  /// Skips a colon and reads the value after it.
  private mutating func flowValue(
    of key: YAMLNode,
    names: inout Set<[UInt8]>,
    in bracket: Bracket,
    depth: Int
  ) throws(FlowError) -> YAMLNode {
    try check(key, among: &names)
    try checkDepth(depth)
    advance()
    let start = cursor
    try skipFlowSpace(in: bracket)
    if current == UInt8(ascii: ",") || current == bracket.closing { return null(at: start) }
    return try flowNode(in: bracket, depth: depth)
  }

  private mutating func flowNode(in bracket: Bracket, depth: Int) throws(FlowError) -> YAMLNode {
    switch current {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return try flowCollection(parentIndent: bracket.parentIndent, depth: depth + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try quoted(parentIndent: bracket.parentIndent)
    case UInt8(ascii: ","):
      throw failure("Something is missing before this comma.")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw failure(
        "“\(lineAhead().prefix(1))” does not close the “\(bracket.name)” of line "
          + "\(bracket.position.line), column \(bracket.position.column). "
          + "Write “\(bracket.closingName)”."
      )
    default:
      return try plain(parentIndent: bracket.parentIndent, isInFlow: true)
    }
  }

  /// Returns `true` if the colon of a key is under the cursor; after a quote or a bracket it needs no space.
  private func isAtColon(after key: YAMLNode) -> Bool {
    guard current == UInt8(ascii: ":") else { return false }
    return isSpace(ahead: 1) || isFlowIndicator(ahead: 1) || key.scalar?.style != .plain
  }

  /// Skips space up to the next entry, or past the closing bracket, and returns whether it was
  /// there.
  private mutating func isClosed(_ bracket: Bracket) throws(FlowError) -> Bool {
    try skipFlowSpace(in: bracket)
    guard current == bracket.closing else { return false }
    advance()
    return true
  }

  private mutating func passComma(
    in bracket: Bracket,
    after node: YAMLNode
  ) throws(FlowError) {
    try skipFlowSpace(in: bracket)
    if current == UInt8(ascii: ",") {
      advance()
    } else if current != bracket.closing {
      throw misplaced(in: bracket)
    }
  }

  private func misplaced(in bracket: Bracket) -> FlowError {
    if current == UInt8(ascii: "{"), cursor.offset > 0,
      bytes[cursor.offset - 1] == UInt8(ascii: "$")
    {
      return FlowError(
        file: file,
        position: FlowPosition(
          line: cursor.position.line,
          column: cursor.position.column - 1
        ),
        message: "Inside “\(bracket.name)…\(bracket.closingName)” a text with “${…}” needs quotes: "
          + "write \"${…}\"."
      )
    }
    // `path: products[0].id`: a bracket in the middle of a word.
    let ahead = lineAhead().first.flatMap { "[{".contains($0) ? $0 : nil }
    let advice = ahead.map { " A text with “\($0)” in it needs quotes." } ?? ""
    return failure(
      "“\(lineAhead())” cannot stand here. After an entry of the “\(bracket.name)” of line "
        + "\(bracket.position.line), column \(bracket.position.column) comes “,” or "
        + "“\(bracket.closingName)”.\(advice)"
    )
  }

  /// Skips blanks, comments and line breaks inside brackets.
  ///
  /// - Throws: An error at the bracket if the file, the document or the indentation ends before it is closed. The
  ///   closing bracket itself may have the column of the parent collection.
  private mutating func skipFlowSpace(in bracket: Bracket) throws(FlowError) {
    let line = cursor.position.line
    try skipToContent()
    let isNewLine = cursor.position.line > line
    let isClosing = current == UInt8(ascii: "]") || current == UInt8(ascii: "}")
    let isOutside = isNewLine && indent <= bracket.parentIndent - (isClosing ? 1 : 0)
    if isAtEnd || isAtDocumentMarker || isOutside {
      throw failure(
        "The “\(bracket.name)” that opens here is not closed. Add “\(bracket.closingName)”, or "
          + "indent its further lines.",
        at: bracket.position
      )
    }
  }
}
