/// A parser of one file: its state, and the methods that all its parts share.
///
/// It descends recursively on the bytes, without a token list. Every byte is read a bounded number
/// of times, and `FlowLimits.depth` bounds the recursion.
struct YAMLParser {
  /// A position that the parser can return to.
  struct Cursor {
    var offset: Int
    var position = FlowPosition.start
  }

  let bytes: [UInt8]
  let file: String
  var cursor: Cursor

  /// Creates a parser of bytes that have passed `YAMLBytes.check`: valid UTF-8 without NUL.
  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    cursor = Cursor(offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// The byte under the cursor, or 0 at the end: a file holds no NUL.
  var current: UInt8 { byte(ahead: 0) }

  /// The spaces before the cursor on its line, if nothing but indicators and spaces precede it.
  var indent: Int { cursor.position.column - 1 }

  var isAtEnd: Bool { cursor.offset >= bytes.count }

  func byte(ahead count: Int) -> UInt8 {
    let offset = cursor.offset + count
    return offset < bytes.count ? bytes[offset] : 0
  }

  /// Returns a Boolean value that indicates whether a blank, a line break or the end of the file is ahead.
  func isSpace(ahead count: Int) -> Bool {
    switch byte(ahead: count) {
    case 0, 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  var isAtBreak: Bool { current == 0x0A || current == 0x0D }
  var isAtBlank: Bool { current == 0x20 || current == 0x09 }

  /// Moves past one character, or one line break.
  mutating func advance() {
    let byte = current
    if byte == 0x0A || byte == 0x0D {
      cursor.offset += byte == 0x0D && self.byte(ahead: 1) == 0x0A ? 2 : 1
      cursor.position = FlowPosition(line: cursor.position.line + 1, column: 1)
      return
    }
    switch byte {
    case 0xF0...: cursor.offset += 4
    case 0xE0...: cursor.offset += 3
    case 0xC0...: cursor.offset += 2
    default: cursor.offset += 1
    }
    cursor.position.column += 1
  }

  /// Skips blanks on this line.
  mutating func skipBlanks() {
    while isAtBlank { advance() }
  }

  /// A Boolean value that indicates whether U+3000, the space of a Japanese keyboard, is under the cursor.
  private var isAtWideSpace: Bool {
    current == 0xE3 && byte(ahead: 1) == 0x80 && byte(ahead: 2) == 0x80
  }

  /// A Boolean value that indicates whether a comment begins here.
  ///
  /// A comment is a `#` at the start of a line or after a blank.
  var isAtComment: Bool {
    guard current == UInt8(ascii: "#") else { return false }
    guard cursor.position.column > 1 else { return true }
    let before = bytes[cursor.offset - 1]
    return before == 0x20 || before == 0x09
  }

  mutating func skipComment() {
    while !isAtEnd, !isAtBreak { advance() }
  }

  /// Skips blanks, comments and line breaks up to the next content.
  ///
  /// - Throws: An error at a tab before content at the beginning of a line.
  mutating func skipToContent() throws(FlowError) {
    while true {
      let isAtLineStart = cursor.position.column == 1
      var tab: FlowPosition?
      while isAtBlank {
        if tab == nil, current == 0x09 { tab = cursor.position }
        advance()
      }
      if isAtComment { skipComment() }
      guard isAtBreak else {
        if isAtLineStart, let tab, !isAtEnd { throw tabError(at: tab) }
        if isAtLineStart, isAtWideSpace {
          throw failure("A full-width space is used as indentation. Indent with normal spaces.")
        }
        return
      }
      advance()
    }
  }

  /// Passes line breaks inside a scalar, and the blanks before its next line.
  ///
  /// - Returns: The number of breaks, and the first tab in the indentation of the next text.
  mutating func passBreaks() -> (count: Int, tab: FlowPosition?) {
    var count = 0
    var tab: FlowPosition?
    while isAtBreak {
      advance()
      count += 1
      tab = nil
      while isAtBlank {
        if tab == nil, current == 0x09 { tab = cursor.position }
        advance()
      }
    }
    return (count, tab)
  }

  /// A Boolean value that indicates whether this line begins with `---` or `...`.
  var isAtDocumentMarker: Bool { isAtMarker(UInt8(ascii: "-")) || isAtMarker(UInt8(ascii: ".")) }

  func isAtMarker(_ character: UInt8) -> Bool {
    cursor.position.column == 1 && current == character && byte(ahead: 1) == character
      && byte(ahead: 2) == character && isSpace(ahead: 3)
  }

  /// Returns a Boolean value that indicates whether an indicator with a space after it is under the cursor.
  ///
  /// The indicators are `-`, `?` and `:`.
  func isAt(_ indicator: UInt8) -> Bool {
    current == indicator && isSpace(ahead: 1)
  }

  /// Checks that nothing but a comment follows on this line.
  mutating func finishLine(after what: String) throws(FlowError) {
    skipBlanks()
    guard isAtEnd || isAtBreak || isAtComment else {
      throw failure(
        "“\(lineAhead())” stands after \(what). "
          + "Remove it, or check the quotes and brackets before it."
      )
    }
  }

  /// The rest of this line, shortened, for a message.
  func lineAhead() -> String {
    var end = cursor.offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, end < cursor.offset + 120 {
      end += 1
    }
    let text = String(decoding: bytes[cursor.offset..<end], as: UTF8.self)
    return text.unicodeScalars.count > 24 ? text.clipped(to: 24) + "…" : text
  }

  func failure(_ message: String, at position: FlowPosition? = nil) -> FlowError {
    FlowError(file: file, position: position ?? cursor.position, message: message)
  }

  func tabError(at position: FlowPosition) -> FlowError {
    failure("A tab is used as indentation. Indent with spaces.", at: position)
  }

  func checkDepth(_ depth: Int) throws(FlowError) {
    guard depth <= FlowLimits.depth else {
      throw failure(
        "This is nested more than \(FlowLimits.depth) levels deep. Move inner steps to a flow of "
          + "their own and run it with runFlow."
      )
    }
  }

  func null(at start: Cursor) -> YAMLNode {
    YAMLNode(content: .null, position: start.position, range: start.offset..<start.offset)
  }
}
