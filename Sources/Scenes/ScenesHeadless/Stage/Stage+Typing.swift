import Scenes

extension Stage {
  /// Types into the field that has the focus, one character after the other.
  ///
  /// - Parameters:
  ///   - text: The text. A line break is the return key, which begins a new line in a text area, or commits the
  ///     marked text. A character that is not marked commits the marked text before it.
  ///   - isMarked: A Boolean value that indicates whether the text stays marked, as Japanese does until it is converted
  ///     (``convertMarkedText(to:)``, ``confirmMarkedText()``).
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``, with the fields that could have it;
  ///   ``ScreenError/obstacle(_:_:)`` if something covers the field.
  public func type(_ text: String, marked isMarked: Bool = false) throws(ScreenError) {
    for character in text {
      if character.isNewline {
        try press(.return)
        continue
      }
      let field = try focusedField()
      if isMarked {
        type(marked: character, into: field)
        continue
      }
      if let marking = marking(in: field) { commit(marking) }
      let next = try focusedField()
      edit(next, next.shown + String(character))
    }
  }

  /// Removes characters from the end of the field that has the focus, one after the other.
  ///
  /// Each is removed from the text that the field shows by then. Without a number all are removed, as long as the field
  /// has the focus. Marked text stays marked until its last character is gone.
  ///
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``; ``ScreenError/obstacle(_:_:)`` if something covers the
  ///   field.
  public func erase(_ count: Int? = nil) throws(ScreenError) {
    let first = try focusedField()
    let all = first.shown.count
    for _ in 0..<max(0, min(count ?? all, all)) {
      let field = try focusedField()
      guard !field.shown.isEmpty, count != nil || field.id == first.id else { return }
      if var marking = marking(in: field), marking.after.isEmpty {
        marking.select(marking.text.count..<marking.text.count)
        marking.deleteBackward()
        show(marking)
      } else {
        edit(field, String(field.shown.dropLast()))
      }
    }
  }

  /// Presses a key of the keyboard.
  ///
  /// While text is marked, the key is the input method's, as in UIKit: the field does not submit, begins no line, and
  /// keeps the focus.
  ///
  /// | key | without marked text | with marked text |
  /// | --- | --- | --- |
  /// | return | submits, or begins a line in a text area | commits the text |
  /// | backspace | removes the last character | removes the marked character before the cursor |
  /// | escape | takes the focus away | goes back from a conversion to the reading, or removes the marked text |
  /// | tab | gives the focus to the next field | nothing |
  /// | left, right | nothing: typing goes to the end | moves the cursor in the marked text |
  /// | up, down | nothing | nothing: ``convertMarkedText(to:)`` names the candidate |
  ///
  /// - Throws: ``ScreenError/nothingFocused(candidates:)``; ``ScreenError/obstacle(_:_:)`` if something covers the
  ///   field.
  public func press(_ key: ScreenKey) throws(ScreenError) {
    if key == .tab { return try focusNextField() }
    let field = try focusedField()
    if let marking = marking(in: field) { return press(key, in: marking) }
    switch key {
    case .return where field.element.typing?.isMultiline == true: edit(field, field.shown + "\n")
    case .return: send(.submit, to: field.id)
    case .backspace: try erase(1)
    case .escape: send(.focus(false), to: field.id)
    case .tab, .leftArrow, .rightArrow, .upArrow, .downArrow: break
    }
  }

  /// Gives the focus to the next field that a person can see and reach; the first one after the last.
  private func focusNextField() throws(ScreenError) {
    let frames = frames
    let current = try focusedField(isNeeded: false)
    if let current, marking(in: current) != nil { return }
    let fields = frames.elements.filter {
      $0.element.events.contains(.text) && $0.isEnabled && frames.isVisible($0)
        && cover(of: $0, frames) == nil
    }
    guard let first = fields.first else { throw .nothingFocused(candidates: []) }
    let place = fields.firstIndex { $0.id == current?.id }.map { ($0 + 1) % fields.count }
    send(.focus(true), to: (place.map { fields[$0] } ?? first).id)
  }

  /// The field to which keys go.
  func focusedField() throws(ScreenError) -> LaidOutElement {
    if let field = try focusedField(isNeeded: true) {
      try checkRest(of: field)
      return field
    }
    let frames = frames
    throw .nothingFocused(
      candidates: frames.elements.filter {
        $0.element.events.contains(.text) && $0.isEnabled && cover(of: $0, frames) == nil
      }
      .map(\.element)
    )
  }

  /// The field that has the focus, which nothing may cover: typing is refused there as a tap is.
  private func focusedField(isNeeded: Bool) throws(ScreenError) -> LaidOutElement? {
    let frames = frames
    if let field = frames.elements.first(where: { $0.isFocused }) {
      if let cover = cover(of: field, frames) {
        throw .obstacle(field.element, .covered(by: cover))
      }
      return field
    }
    guard isNeeded, let (id, cover) = window.coveredFocus,
      let field = frames.elements.first(where: { $0.id == id })
    else { return nil }
    throw .obstacle(field.element, .covered(by: frames.blocker(of: field) ?? cover))
  }

  private func cover(of field: LaidOutElement, _ frames: ScreenFrames) -> ScreenNodeLook? {
    frames.blocker(of: field) ?? window.cover(of: field.id)
  }

  private func edit(_ field: LaidOutElement, _ text: String) {
    send(.text(text, isMarked: false), to: field.id)
  }
}

extension ScreenFrames {
  /// The element that blocks touches in front of the middle of an element's visible part.
  fileprivate func blocker(of target: LaidOutElement) -> ScreenNodeLook? {
    guard let part = visiblePart(of: target) else { return nil }
    var next = hit(at: part.center).target
    while let front = next, front.index >= target.endIndex {
      if front.element.blocksTouches { return front.element }
      next = parent(of: front)
    }
    return nil
  }
}
