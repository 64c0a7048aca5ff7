import Scenes

/// An input method that marks text until a person commits it, as for Japanese.
///
/// ```swift
/// try stage.type("きしゃ", marked: true)
/// try stage.convertMarkedText(to: "汽車")
/// try stage.press(.return)  // commits, and submits nothing
/// ```
extension Stage {
  /// Replaces the marked text of the field that has the focus; begins to mark text at the end of the field if nothing
  /// is marked yet. (Apple: `setMarkedText(_:selectedRange:)`.)
  ///
  /// - Parameters:
  ///   - text: The marked text. An empty text removes the marked text and ends the marking.
  ///   - selection: The characters of the marked text that are selected, or the cursor if the range is empty; the
  ///     cursor at the end if `nil`.
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``; ``ScreenError/obstacle(_:_:)`` if something covers the
  ///   field.
  public func setMarkedText(
    _ text: String,
    selecting selection: Range<Int>? = nil
  )
    throws(ScreenError)
  {
    let field = try focusedField()
    var marking = marking(in: field) ?? StageMarking(atEndOf: field.shown, in: field.id)
    marking.set(text, selecting: selection)
    show(marking)
  }

  /// Selects characters of the marked text: the next marked character replaces them.
  ///
  /// - Parameter selection: The characters, counted from the beginning of the marked text; an empty range is the
  ///   cursor.
  /// - Throws: ``ScreenError/nothingMarked(_:)``; otherwise as ``type(_:marked:)``.
  public func selectMarkedText(_ selection: Range<Int>) throws(ScreenError) {
    var marking = try markedText()
    marking.select(selection)
    self.marking = marking
  }

  /// Shows a conversion in place of the marked text, which stays marked.
  ///
  /// The escape key brings the reading back. The next marked character commits the conversion and begins to mark
  /// behind it.
  ///
  /// - Parameter candidate: The converted text.
  /// - Throws: ``ScreenError/nothingMarked(_:)``; otherwise as ``type(_:marked:)``.
  public func convertMarkedText(to candidate: String) throws(ScreenError) {
    var marking = try markedText()
    marking.convert(to: candidate)
    show(marking)
  }

  /// Commits the marked text in the field that has the focus, as UIKit's `unmarkText()` does; does nothing if no text
  /// is marked.
  ///
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``; ``ScreenError/obstacle(_:_:)`` if something covers the
  ///   field.
  public func confirmMarkedText() throws(ScreenError) {
    if let marking = marking(in: try focusedField()) { commit(marking) }
  }

  // MARK: - For keys

  /// The text that is marked in a field now: the front-end's own book counts only as long as the window agrees.
  func marking(in field: LaidOutElement) -> StageMarking? {
    guard window.hasMarkedText(in: field.id) else { return nil }
    if let marking, marking.field == field.id, marking.whole == field.shown { return marking }
    return StageMarking(of: field.shown, over: "", in: field.id)
  }

  /// Notes what a text that is sent to a field marks.
  func note(_ text: String, isMarked: Bool, over old: String, of id: ScreenNodeID) {
    guard isMarked else {
      marking = nil
      return
    }
    if let marking, marking.field == id, marking.whole == text { return }
    let known = window.hasMarkedText(in: id) && marking?.field == id ? marking : nil
    marking = known?.following(text) ?? StageMarking(of: text, over: old, in: id)
  }

  private func markedText() throws(ScreenError) -> StageMarking {
    let field = try focusedField()
    guard let marking = marking(in: field) else { throw .nothingMarked(field.element) }
    return marking
  }

  /// Types a character into the marked text.
  func type(marked character: Character, into field: LaidOutElement) {
    var marking = marking(in: field)
    if let known = marking, known.reading != nil {
      commit(known)
      marking = nil
    }
    // The model may have cut the committed text, or given the focus away.
    guard let current = marking ?? newMarking(in: field.id) else { return }
    var next = current
    next.insert(character)
    show(next)
  }

  private func newMarking(in id: ScreenNodeID) -> StageMarking? {
    let field = frames.elements.first { $0.isFocused }
    return field.flatMap { $0.id == id ? StageMarking(atEndOf: $0.shown, in: id) : nil }
  }

  /// Does what an input method does about a key.
  func press(_ key: ScreenKey, in marking: StageMarking) {
    var next = marking
    switch key {
    case .return: commit(marking)
    case .backspace:
      next.deleteBackward()
      show(next)
    case .escape:
      if !next.revert() { next.set("") }
      show(next)
    case .leftArrow, .rightArrow:
      next.moveCursor(forward: key == .rightArrow)
      self.marking = next
    case .tab, .upArrow, .downArrow: break
    }
  }

  /// Makes the marked text a text like any other.
  func commit(_ marking: StageMarking) {
    send(.text(marking.whole, isMarked: false), to: marking.field)
  }

  /// Shows the marked text in its field.
  ///
  /// The marking ends when no character is left in it.
  func show(_ marking: StageMarking) {
    self.marking = marking
    send(.text(marking.whole, isMarked: !marking.text.isEmpty), to: marking.field)
  }
}

extension LaidOutElement {
  /// The text of a field, which a secure field hides.
  var shown: String { element.text ?? "" }
}
