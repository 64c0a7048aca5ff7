import Scenes

extension TerminalScreen {
  /// Does what a key means.
  ///
  /// - Returns: Whether the person wants to go on.
  public func press(_ key: Key) -> Bool {
    refusal = nil
    update()
    let focused = focused
    if key == .interrupt { return false }
    if let list, key != .character("q") {
      choose(from: list, with: key)
      return true
    }
    if let focused, focused.element.events.contains(.text), edit(focused, with: key) { return true }
    switch key {
    case .left, .right:
      let isForward = (key == .right) != isMirrored
      if focused?.element.sliding != nil {
        adjust(focused, upwards: isForward)
      } else {
        moveFocus(isForward ? 1 : -1, from: focused)
      }
    case .tab, .down: moveFocus(1, from: focused)
    case .backTab, .up: moveFocus(-1, from: focused)
    case .pageDown: scroll(around: focused) { $1 + $0 - CellMeasurer.cell.height }
    case .pageUp: scroll(around: focused) { $1 - $0 + CellMeasurer.cell.height }
    case .character(">"): scroll(around: focused, along: .horizontal) { $1 + $0 / 2 }
    case .character("<"): scroll(around: focused, along: .horizontal) { $1 - $0 / 2 }
    case .home: scroll(around: focused) { _, _ in 0 }
    case .end: scroll(around: focused) { _, _ in .greatestFiniteMagnitude }
    case .enter, .character(" "): if let focused { send(.tap, to: focused.id) }
    case .character("+"): adjust(focused, upwards: true)
    case .character("-"): adjust(focused, upwards: false)
    case .character("a"): openActions(of: focused)
    case .character("d"): touch(.doubleTap, focused)
    case .character("m"): touch(.longPress, focused)
    case .character("r"): refresh(around: focused)
    case .escape, .character("b"): goBack()
    case .character("q"): return false
    case .click(let column, let row): click(column, row)
    case .wheel(let axis, let isForward, let column, let row):
      turn(axis, by: isForward ? 3 : -3, column, row)
    case .backspace, .delete, .character, .interrupt, .suspend, .redraw, .paste: break
    }
    return true
  }

  /// Whether lines begin on the right.
  var isMirrored: Bool { window.environment.layoutDirection == .rightToLeft }

  /// The innermost element around the focused one, or itself, of a kind.
  private func container(
    of focused: LaidOutElement?,
    where isSought: (ScreenNodeLook) -> Bool
  ) -> LaidOutElement? {
    var around = focused
    while let element = around, !isSought(element.element) { around = frames.parent(of: element) }
    return around
  }

  /// Sends the next value to the control around the focused element, if there is one.
  private func adjust(_ focused: LaidOutElement?, upwards: Bool) {
    guard let control = container(of: focused, where: \.isAdjustable) else { return }
    if let value = control.element.adjusted(upwards: upwards) {
      send(.value(value), to: control.id)
      followChoice(on: control.id)
    } else {
      refusal = .disabled(control.element)
    }
  }

  /// Moves the focus to what is chosen now, if the choices are beside or below one another.
  private func followChoice(on id: ScreenNodeID) {
    update()
    guard let picker = element(id), let choosing = picker.element.choosing,
      let chosen = choosing.selected, choosing.style != .menu
    else { return }
    let choices = frames.children(of: picker)
    if choices.indices.contains(chosen) { focus(on: choices[chosen].id) }
  }

  /// Does what a finger does on the focused element that taps twice, or stays: a menu of the context opens.
  private func touch(_ event: ScreenEvent, _ focused: LaidOutElement?) {
    let takes = { (look: ScreenNodeLook) in look.events.contains(event.kind) }
    if let element = container(of: focused, where: takes) { send(event, to: element.id) }
  }

  /// Asks the scroll around the focused element, or else the first that can be asked, for newer content.
  private func refresh(around focused: LaidOutElement?) {
    let takes = { (look: ScreenNodeLook) in look.events.contains(.refresh) }
    let scroll =
      container(of: focused, where: takes) ?? frames.elements.first { takes($0.element) }
    if let scroll { send(.refresh, to: scroll.id) }
  }

  /// Dismisses what lies in front, or else goes back to the scene before.
  private func goBack() {
    if let front = ring.covers.last {
      send(.dismiss, to: frames.elements[front].id)
    } else {
      window.goBack()
    }
  }
}
