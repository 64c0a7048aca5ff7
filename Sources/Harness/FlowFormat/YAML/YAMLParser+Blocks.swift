extension YAMLParser {
  /// The place of a node, which decides on the allowed kinds.
  enum Place {
    /// At the beginning of a document.
    case document
    /// On the line of a `---`.
    case documentLine
    /// After a `-`.
    case item
    /// After a key and its colon.
    case value
  }

  /// Reads the node after an indicator, on the same line or below.
  ///
  /// `parentIndent` is the column (from 0) of the collection that contains the node; the lines of
  /// the node are indented deeper.
  mutating func node(
    in place: Place,
    parentIndent: Int,
    depth: Int
  ) throws(FlowError) -> YAMLNode {
    let start = cursor
    try skipToContent()
    if isAtEnd || isAtDocumentMarker { return null(at: start) }
    let isSameLine = place != .document && cursor.position.line == start.position.line
    if !isSameLine, indent <= parentIndent {
      if place == .value, indent == parentIndent, isAt(UInt8(ascii: "-")) {
        return try sequence(isAtKeyColumn: true, depth: depth + 1)
      }
      return null(at: start)
    }
    let mayNest = !isSameLine || place == .item
    switch current {
    case UInt8(ascii: "-") where isAt(UInt8(ascii: "-")):
      if !mayNest { throw listOnKeyLine() }
      return try sequence(isAtKeyColumn: false, depth: depth + 1)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      return try bracketed(parentIndent: parentIndent, depth: depth + 1)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return try blockScalar(parentIndent: parentIndent)
    default:
      let text = try textOrKey(parentIndent: parentIndent)
      guard isAt(UInt8(ascii: ":")) else { return text }
      try checkFirstKey(text, mayNest: mayNest)
      return try mapping(firstKey: text, depth: depth + 1)
    }
  }

  /// Reads a flow collection in block context, where nothing may follow on its last line.
  private mutating func bracketed(parentIndent: Int, depth: Int) throws(FlowError) -> YAMLNode {
    let node = try flowCollection(parentIndent: parentIndent, depth: depth)
    skipBlanks()
    if isAt(UInt8(ascii: ":")) { throw complexKey(at: node.position) }
    try finishLine(after: "the closing bracket")
    return node
  }

  /// Reads a plain or quoted text up to the end of its line, or up to the colon that makes it a key.
  private mutating func textOrKey(parentIndent: Int) throws(FlowError) -> YAMLNode {
    guard current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") else {
      return try plain(parentIndent: parentIndent, isInFlow: false)
    }
    let text = try quoted(parentIndent: parentIndent)
    skipBlanks()
    if !isAt(UInt8(ascii: ":")) { try finishLine(after: "the closing quote") }
    return text
  }

  /// Reads a block sequence whose first `-` is under the cursor.
  ///
  /// If the sequence begins at the column of its key, the next key ends it.
  private mutating func sequence(
    isAtKeyColumn: Bool,
    depth: Int
  ) throws(FlowError) -> YAMLNode {
    try checkDepth(depth)
    let start = cursor
    let column = indent
    var items: [YAMLNode] = []
    while true {
      advance()
      try refuseTabAfterDash()
      items.append(try node(in: .item, parentIndent: column, depth: depth))
      try skipToContent()
      if isAtEnd || isAtDocumentMarker || indent < column { break }
      guard indent == column else { throw tooDeep(expected: column) }
      guard isAt(UInt8(ascii: "-")) else {
        if isAtKeyColumn { break }
        throw failure(
          "“\(lineAhead())” stands among the items of a list. Begin it with “- ”, or check its "
            + "indentation."
        )
      }
    }
    let end = items.last?.range.upperBound ?? cursor.offset
    return YAMLNode(
      content: .sequence(items),
      position: start.position,
      range: start.offset..<end
    )
  }

  /// Refuses a tab after a dash, because the column after it is ambiguous.
  private mutating func refuseTabAfterDash() throws(FlowError) {
    while isAtBlank {
      if current == 0x09 {
        let tab = cursor.position
        skipBlanks()
        if isAtEnd || isAtBreak || isAtComment { return }
        throw tabError(at: tab)
      }
      advance()
    }
  }

  private func listOnKeyLine() -> FlowError {
    failure("A list cannot begin on this line. Put its first “- ” on the next line.")
  }

  private func checkFirstKey(_ firstKey: YAMLNode, mayNest: Bool) throws(FlowError) {
    guard mayNest else {
      throw failure(
        "A second colon on the line: “\(firstKey.scalar?.text ?? "")” would be a key inside a "
          + "value. Put the text in quotes, or begin the mapping on the next line."
      )
    }
    guard firstKey.position.line == cursor.position.line else {
      throw failure("A key must stand on one line.", at: firstKey.position)
    }
  }

  /// Reads a block mapping whose first key has been read and whose colon is under the cursor.
  private mutating func mapping(firstKey: YAMLNode, depth: Int) throws(FlowError) -> YAMLNode {
    try checkDepth(depth)
    let column = firstKey.position.column - 1
    var pairs: [YAMLPair] = []
    var names: Set<[UInt8]> = []
    var key = firstKey
    while true {
      try check(key, among: &names)
      advance()
      let value = try node(in: .value, parentIndent: column, depth: depth)
      pairs.append(YAMLPair(key: key, value: value))
      try skipToContent()
      if isAtEnd || isAtDocumentMarker || indent < column { break }
      guard indent == column else { throw tooDeep(expected: column) }
      key = try blockKey()
    }
    let end = pairs.last?.value.range.upperBound ?? cursor.offset
    return YAMLNode(
      content: .mapping(pairs),
      position: firstKey.position,
      range: firstKey.range.lowerBound..<end
    )
  }

  /// Reads a key up to its colon.
  private mutating func blockKey() throws(FlowError) -> YAMLNode {
    let isQuoted = current == UInt8(ascii: "\"") || current == UInt8(ascii: "'")
    if current == UInt8(ascii: "[") || current == UInt8(ascii: "{") {
      throw complexKey(at: cursor.position)
    }
    if isAt(UInt8(ascii: "-")) {
      throw failure(
        "A list item stands among keys. Indent it under its key."
          + (indent == 0 ? " If the commands begin here, put a line “---” before it." : "")
      )
    }
    let key = isQuoted ? try quoted(parentIndent: indent) : try plainKey()
    skipBlanks()
    guard isAt(UInt8(ascii: ":")), cursor.position.line == key.position.line else {
      throw missingColon(after: key)
    }
    return key
  }

  private func missingColon(after key: YAMLNode) -> FlowError {
    let text = key.scalar?.text ?? ""
    if key.scalar?.style == .plain, let reason = FlowSlip.reason(for: text) {
      return failure(reason, at: key.position)
    }
    if let colon = text.firstIndex(of: ":"), key.scalar?.style == .plain {
      return failure(
        "A space is missing after the colon: write “\(text[..<colon].clipped(to: 48)): …”.",
        at: key.position
      )
    }
    return failure(
      "A colon is missing after “\(text.unicodeScalars.count > 24 ? text.clipped(to: 24) + "…" : text)”. "
        + "In a mapping every line is “key: value”."
    )
  }

  /// Refuses merge keys and keys that occur twice, compared byte for byte.
  func check(_ key: YAMLNode, among names: inout Set<[UInt8]>) throws(FlowError) {
    guard let scalar = key.scalar else { throw complexKey(at: key.position) }
    if scalar.text == "<<", scalar.style == .plain {
      throw failure("Merge keys (“<<”) are not read. Write the keys out.", at: key.position)
    }
    guard names.insert(Array(scalar.text.utf8)).inserted else {
      throw failure(
        "The key “\(scalar.text)” stands twice in one mapping. Remove one of the two.",
        at: key.position
      )
    }
  }

  func complexKey(at position: FlowPosition) -> FlowError {
    failure("A key must be a text on one line, not a list or a mapping.", at: position)
  }

  private func tooDeep(expected column: Int) -> FlowError {
    failure(
      "“\(lineAhead())” is indented deeper than what it belongs to: it starts in column "
        + "\(indent + 1), the line above it that it could follow in column \(column + 1). "
        + "Align it, or add a colon to the line above."
    )
  }
}
