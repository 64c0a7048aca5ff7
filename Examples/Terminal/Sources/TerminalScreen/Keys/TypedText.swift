import Scenes

/// What stands in a field, before and after the place where a person types.
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

  /// Does what a key means in it.
  ///
  /// - Returns: Whether it means something.
  mutating func take(_ key: Key, isMultiline: Bool) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    case .paste(let pasted): before += pasted
    case .enter where isMultiline: before += "\n"
    case .backspace: _ = before.popLast()
    case .delete: _ = after.popFirst()
    case .left: move(to: before.isEmpty ? before.endIndex : before.index(before: before.endIndex))
    case .right: move(to: after.isEmpty ? after.startIndex : after.index(after: after.startIndex))
    case .home: move(to: lineStart)
    case .end: move(to: lineEnd)
    case .up:
      guard isMultiline, lineStart > before.startIndex else { return false }
      let column = column
      move(to: before.index(before: lineStart))
      move(to: place(column))
    case .down:
      guard isMultiline, lineEnd < after.endIndex else { return false }
      let column = column
      move(to: after.index(after: lineEnd))
      move(to: place(column))
    default: return false
    }
    return true
  }

  /// Where the line begins and ends in which the caret is.
  private var lineStart: Substring.Index {
    before.lastIndex(where: \.isNewline).map { before.index(after: $0) } ?? before.startIndex
  }
  private var lineEnd: Substring.Index { after.firstIndex(where: \.isNewline) ?? after.endIndex }

  /// How many characters stand before the caret in its line.
  private var column: Int { before.distance(from: lineStart, to: before.endIndex) }

  /// The place in the caret's line after so many characters, or at its end.
  private func place(_ column: Int) -> Substring.Index {
    before.base.index(lineStart, offsetBy: column, limitedBy: lineEnd) ?? lineEnd
  }

  /// Moves the caret to a place in a text of which nothing has been changed yet.
  private mutating func move(to place: Substring.Index) {
    let whole = before.base
    (before, after) = (whole[..<place], whole[place...])
  }
}
