import Scenes
import ScenesHeadless

/// A text field with an input method, as UIKit has them: what a random session of typing is compared with.
struct TypedField {
  /// The correction that the model makes to a text.
  let correct: @Sendable (String) -> String
  let longest: Int?
  let isMultiline: Bool

  var data = ""
  var isFocused = false
  var isDisabled = false
  var isGone = false
  var isCovered = false
  /// The texts that the model has heard, and the return keys.
  var log: [String] = []
  /// The text before the marked text; `nil` if none is marked.
  private var before: [Character]?
  private var mark: [Character] = []
  private var selection = 0..<0
  private var reading: [Character]?

  init(longest: Int?, isMultiline: Bool, correct: @escaping @Sendable (String) -> String) {
    (self.longest, self.isMultiline, self.correct) = (longest, isMultiline, correct)
  }

  /// The text that a person sees.
  var shown: String { before.map { String($0 + mark) } ?? data }

  var isMarked: Bool { before != nil }

  /// The number of characters that are marked.
  var markedCount: Int { isMarked ? mark.count : 0 }

  /// `true` if keys go to the field.
  var takesKeys: Bool { isFocused && !isCovered }

  /// Ends the marking when the field can no longer be written in.
  mutating func look() {
    if isGone || isDisabled { resign() } else if isCovered { endMarking() }
  }

  mutating func resign() {
    if !isFocused { return }
    endMarking()
    isFocused = false
  }

  private mutating func endMarking() {
    guard isMarked else { return }
    let text = shown
    before = nil
    if allowed(text) != text { hear(allowed(text)) }
  }

  private func allowed(_ text: String) -> String { longest.map { String(text.prefix($0)) } ?? text }

  private mutating func hear(_ text: String) {
    log.append(text)
    data = correct(text)
  }

  private mutating func write(_ text: String) { hear(allowed(text)) }

  // MARK: - The input method

  mutating func commit() {
    guard isMarked else { return }
    let text = shown
    before = nil
    write(text)
  }

  private mutating func show(_ text: [Character], _ selection: Range<Int>) {
    let start = before ?? Array(data)
    (before, mark, self.selection, reading) = (start, text, selection, nil)
    if text.isEmpty { commit() } else { hear(shown) }
  }

  mutating func type(marked character: Character) {
    if reading != nil { commit() }
    if !isMarked { (before, mark, selection) = (Array(data), [], 0..<0) }
    let start = selection.lowerBound
    let text = mark[..<start] + [character] + mark[selection.upperBound...]
    show(Array(text), start + 1..<start + 1)
  }

  mutating func set(_ text: String, _ selection: Range<Int>?) {
    let count = text.count
    let range = selection.map { min($0.lowerBound, count)..<min($0.upperBound, count) }
    show(Array(text), range ?? count..<count)
  }

  mutating func select(_ range: Range<Int>) {
    if isMarked {
      selection = min(range.lowerBound, mark.count)..<min(range.upperBound, mark.count)
    }
  }

  mutating func convert(to candidate: String) {
    guard isMarked else { return }
    let known = reading ?? mark
    show(Array(candidate), candidate.count..<candidate.count)
    if isMarked { reading = known }
  }

  // MARK: - Keys

  mutating func type(_ character: Character) {
    commit()
    write(data + String(character))
  }

  mutating func erase() {
    if isMarked {
      selection = mark.count..<mark.count
      press(.backspace)
    } else if !data.isEmpty {
      write(String(data.dropLast()))
    }
  }

  mutating func press(_ key: ScreenKey) {
    switch (key, isMarked) {
    case (.return, true): commit()
    case (.return, false) where isMultiline: write(data + "\n")
    case (.return, false): log.append("return")
    case (.backspace, true):
      let start = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
      let text = mark[..<start] + mark[selection.upperBound...]
      show(Array(text), start..<start)
    case (.backspace, false): erase()
    case (.escape, true):
      let text = reading ?? []
      show(text, text.count..<text.count)
    case (.escape, false): resign()
    case (.leftArrow, true):
      let place = max(0, selection.lowerBound - (selection.isEmpty ? 1 : 0))
      selection = place..<place
    case (.rightArrow, true):
      let place = min(mark.count, selection.upperBound + (selection.isEmpty ? 1 : 0))
      selection = place..<place
    case (.tab, false): resign()
    default: break
    }
  }
}
