/// The text that an input method has marked in a field, such as Japanese before its conversion.
///
/// The model hears each edit with the whole text, as from UIKit's `editingChanged`. Nothing cuts or replaces the text
/// in the field until the marking ends.
extension ScreenTree {
  /// Takes the text that a person has written into a field.
  func write(
    _ text: String,
    isMarked: Bool = false,
    into node: ElementNode
  ) throws(ScreenEventError) {
    let event = ScreenEvent.text(text, isMarked: isMarked)
    guard let change = node.element.handlers?.text else { throw .notTaken(event, by: node.look) }
    note(event, of: node)
    node.needExtra().edit = ScreenEdit(text: text, isMarked: isMarked)
    markFields(.text, of: node)
    ask()
    change(isMarked ? text : node.element.allowed(text))
  }

  /// Ends the marking in the field that has the focus, as UIKit does when the field resigns as first responder.
  func endMarking() {
    guard let node = focused, let text = unmark(node) else { return }
    reportCut(of: text, in: node, named: named(node))
  }

  /// Ends the marking in the field that has the focus if something covers it.
  func endCoveredMarking() {
    guard let node = focused, node.extra?.edit?.isMarked == true, cover(of: node) != nil else {
      return
    }
    endMarking(afterUpdateOf: node)
  }

  /// Ends the marking in a field of a tree that is being updated; the model hears of the cut text when the update is
  /// over.
  func endMarking(afterUpdateOf node: ElementNode) {
    guard let text = unmark(node) else { return }
    let named = window?.onEvent == nil ? node : named(node)
    later { [weak self] in self?.reportCut(of: text, in: node, named: named) }
  }

  /// Makes the marked text of a field a text like any other.
  ///
  /// - Returns: The text; `nil` if none was marked.
  func unmark(_ node: ElementNode) -> String? {
    guard let edit = node.extra?.edit, edit.isMarked else { return nil }
    node.extra?.edit?.isMarked = false
    markFields(.text, of: node)
    ask()
    return edit.text
  }

  /// Gives the model the text that a field has kept at the end of a marking, if it differs from the text that the
  /// model heard last.
  func reportCut(of text: String, in node: ElementNode, named: ElementNode) {
    let allowed = node.element.allowed(text)
    guard !allowed.isSame(as: text) else { return }
    window?.onEvent?(ScreenNodeEvent(.text(allowed), on: named))
    freshen(wayTo: node)
    acting { node.element.handlers?.text?(allowed) }
  }
}

extension ScreenElementFields {
  /// The beginning of a text that the field may keep.
  func allowed(_ text: String) -> String {
    box?.details.specifics?.specifics.typing?.allowed(text) ?? text
  }
}
