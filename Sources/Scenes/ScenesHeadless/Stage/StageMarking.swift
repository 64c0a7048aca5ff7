import Scenes

/// The text that the stage's input method has marked in a field, with the text around it.
struct StageMarking {
  /// The field.
  let field: ScreenNodeID
  /// The text before the marked text.
  let before: String
  /// The text after the marked text.
  let after: String
  /// The marked text.
  private(set) var text: String
  /// The selected characters of the marked text; the cursor if the range is empty.
  private(set) var selection: Range<Int>
  /// The text that a conversion has replaced; `nil` before a conversion.
  private(set) var reading: String?

  /// Marks nothing yet at the end of a text.
  init(atEndOf text: String, in field: ScreenNodeID) {
    (self.field, before, after, self.text) = (field, text, "", "")
    selection = 0..<0
  }

  /// Marks the part in which a text differs from an earlier one.
  init(of text: String, over old: String, in field: ScreenNodeID) {
    let before = zip(text, old).prefix { $0 == $1 }.count
    let most = min(text.count, old.count) - before
    let after = zip(text.reversed(), old.reversed()).prefix(most).prefix { $0 == $1 }.count
    self.field = field
    self.before = String(text.prefix(before))
    self.after = String(text.suffix(after))
    self.text = String(text.dropFirst(before).dropLast(after))
    selection = self.text.count..<self.text.count
  }

  /// The whole text of the field.
  var whole: String { before + text + after }

  /// Takes another text of the same field, if the text around the marked text is the same.
  func following(_ whole: String) -> StageMarking? {
    guard whole.hasPrefix(before), whole.hasSuffix(after),
      whole.count >= before.count + after.count
    else { return nil }
    var next = self
    next.set(String(whole.dropFirst(before.count).dropLast(after.count)))
    return next
  }

  /// Replaces the marked text, and selects a part of it: the characters of a range, or the cursor at the end.
  mutating func set(_ text: String, selecting range: Range<Int>? = nil) {
    (self.text, reading) = (text, nil)
    select(range ?? text.count..<text.count)
  }

  /// Selects characters of the marked text, as far as there are some.
  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<text.count)
    // A range beyond the end is clamped to the beginning.
    if range.lowerBound >= text.count { selection = text.count..<text.count }
  }

  /// Moves the cursor to the beginning or the end of the selection, or else by a character.
  mutating func moveCursor(forward: Bool) {
    let place = forward ? selection.upperBound : selection.lowerBound
    let step = selection.isEmpty ? forward ? 1 : -1 : 0
    let next = max(0, min(text.count, place + step))
    selection = next..<next
  }

  /// Replaces the selection.
  mutating func insert(_ character: Character) { replace(selection, by: [character]) }

  /// Removes the selection, or the character before the cursor.
  mutating func deleteBackward() {
    replace(selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection)
  }

  private mutating func replace(_ range: Range<Int>, by characters: [Character] = []) {
    var all = Array(text)
    all.replaceSubrange(range, with: characters)
    let cursor = range.lowerBound + characters.count
    set(String(all), selecting: cursor..<cursor)
  }

  /// Shows a conversion in place of the reading.
  mutating func convert(to candidate: String) {
    let reading = reading ?? text
    set(candidate)
    self.reading = reading
  }

  /// Returns from a conversion to its reading.
  ///
  /// - Returns: `true` if there was a conversion.
  mutating func revert() -> Bool {
    guard let reading else { return false }
    set(reading)
    return true
  }
}
