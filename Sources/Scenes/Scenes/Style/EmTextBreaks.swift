/// Breaks a text where ``EmTextLines`` counts a new line; that one is asked for every layout, this one only
/// where a text is drawn.
struct EmTextBreaks {
  private let text: String
  /// The most that a line may be wide, in half ems.
  private let limit: Int
  private var lines: [Substring] = []
  /// Where the present line begins.
  private var start: String.Index
  /// Where the part of it begins that moves to the next line if it grows too wide.
  private var wordStart: String.Index
  /// The widths of the two.
  private var (line, word) = (0, 0)

  init(_ text: String, limit: Int) {
    self.text = text
    self.limit = limit
    start = text.startIndex
    wordStart = start
  }

  mutating func read() -> [Substring] {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      add(scalars[index].value, index, next)
      index = next
    }
    lines.append(text[start...])
    return lines
  }

  private mutating func add(_ scalar: UInt32, _ index: String.Index, _ next: String.Index) {
    switch scalar {
    case 0x0A:
      lines.append(text[start..<index])
      (start, wordStart) = (next, next)
      (line, word) = (0, 0)
    case 0..<0x20: break
    case 0x20:
      line += 1
      (wordStart, word) = (next, 0)
    default:
      let halves = EmTextLines.halves(of: scalar)
      if line > 0, line + halves > limit, halves > 0 {
        startLine(at: halves == 2 || word == line ? index : wordStart, word: halves == 2 ? 0 : word)
      }
      line += halves
      if halves == 1 {
        word += 1
      } else if halves == 2 || word == 0 {
        // A mark belongs to the character before it.
        (wordStart, word) = (next, 0)
      }
    }
  }

  /// Ends the present line, with which the part of a word goes on in the next one.
  private mutating func startLine(at index: String.Index, word: Int) {
    lines.append(text[start..<index])
    start = index
    line = word == line ? 0 : word
    self.word = line
    if line == 0 { wordStart = index }
  }
}
