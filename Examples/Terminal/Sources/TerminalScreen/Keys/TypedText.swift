import Scenes

/// The text of a field, before and after the caret.
struct TypedText: Equatable {
  private(set) var before: Substring
  private(set) var after: Substring

  /// A text with so many characters after the caret, or all of them.
  init(_ text: String, after count: Int) {
    let place = text.index(text.endIndex, offsetBy: -count, limitedBy: text.startIndex)
    before = text[..<(place ?? text.startIndex)]
    after = text[(place ?? text.startIndex)...]
  }

  /// The whole text.
  var text: String { String(before + after) }

  /// Returns the number of characters after the caret in the text that the scene shows instead.
  ///
  /// A scene may cut what was typed, or correct it. The caret stays behind the same text, otherwise before the same
  /// text, otherwise at the same distance from the start.
  func after(in shown: String) -> Int {
    if after.isEmpty { return 0 }
    let count = shown.count
    if shown.hasPrefix(before) { return count - before.count }
    return shown.hasSuffix(after) ? after.count : max(0, count - before.count)
  }

  /// Does what a key means in it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isMultiline: `true` if the field has several lines.
  ///   - room: How many cells a line has.
  /// - Returns: `true` if the key has a meaning.
  mutating func take(_ key: Key, isMultiline: Bool, room: Int) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    case .paste(let pasted): before += ScreenTyping(isMultiline: isMultiline).allowed(pasted)
    case .enter where isMultiline: before += "\n"
    case .backspace: _ = before.popLast()
    case .delete: _ = after.popFirst()
    case .left: move(to: before.isEmpty ? before.endIndex : before.index(before: before.endIndex))
    case .right: move(to: after.isEmpty ? after.startIndex : after.index(after: after.startIndex))
    case .home: move(to: lineStart)
    case .end: move(to: lineEnd)
    case .up where isMultiline: return move(by: -1, room)
    case .down where isMultiline: return move(by: 1, room)
    default: return false
    }
    return true
  }

  /// Where the line begins and ends in which the caret is.
  private var lineStart: Substring.Index {
    before.lastIndex(where: \.isNewline).map { before.index(after: $0) } ?? before.startIndex
  }
  private var lineEnd: Substring.Index { after.firstIndex(where: \.isNewline) ?? after.endIndex }

  /// Moves the caret to the same column in another of the lines that are shown, if there is one.
  private mutating func move(by distance: Int, _ room: Int) -> Bool {
    let (whole, lines) = (before.base, lines(room))
    let line = lines.lastIndex { $0.lowerBound <= before.endIndex } ?? 0
    guard lines.indices.contains(line + distance) else { return false }
    let begin = lines[line].lowerBound
    let column = CellWidth.columns(of: whole[begin..<before.endIndex])
    let goal = lines[line + distance]
    var (place, width) = (goal.lowerBound, 0)
    while place < goal.upperBound {
      width += CellWidth.columns(of: whole[place])
      if width > column { break }
      place = whole.index(after: place)
    }
    move(to: place)
    return true
  }

  /// The positions of the caret in each line that is shown, if a line has so many cells.
  private func lines(_ room: Int) -> [ClosedRange<Substring.Index>] {
    let whole = before.base
    var lines: [ClosedRange<Substring.Index>] = []
    var start = whole.startIndex
    for line in CellMeasurer.lines(of: whole, columns: room) {
      let end = whole.index(start, offsetBy: line.count)
      // Spaces that hang over belong to no line, and neither does the end of a paragraph.
      var next = whole[end...].firstIndex { $0 != " " } ?? whole.endIndex
      if next < whole.endIndex, whole[next].isNewline { next = whole.index(after: next) }
      // Where nothing stands between two lines, the place between them is the second's.
      let isJoined = next == end && end > start && end < whole.endIndex
      lines.append(start...(isJoined ? whole.index(before: end) : end))
      start = next
    }
    return lines
  }

  /// Moves the caret to a place in a text of which nothing has been changed yet.
  private mutating func move(to place: Substring.Index) {
    let whole = before.base
    (before, after) = (whole[..<place], whole[place...])
  }
}
