/// The focus: at most one element has it, which is there, and neither hidden nor disabled.
extension ScreenTree {
  /// Gives an element the focus.
  ///
  /// Nothing has the focus while the former element learns that it has lost it, as in a browser. Its
  /// closure may give the focus to a third element, which keeps it, or remove this one.
  func focus(_ node: ElementNode) {
    guard focused !== node else { return }
    if lost == nil { endFocus() } else { tellLoss() }
    // A third element may have received the focus and lost it during the report.
    tellLoss()
    guard focused == nil, lost == nil, node.isAlive else { return }
    // Its containers may be gone by the time that the observer hears of a loss.
    let named = window?.onEvent == nil ? node : named(node)
    note(.focus(true), of: node)
    // The observer of the event may have done the same.
    guard focused == nil, lost == nil, node.isAlive else {
      if focused !== node { window?.onEvent?(ScreenNodeEvent(.focus(false), on: named)) }
      return
    }
    // A layout hears of it first, and may do the same.
    unheard.append(node)
    focused = node
    ask()
    freshen(wayTo: node)
    if focused === node {
      if takeUnheard(node) { node.element.handlers?.focus?(true) }
    } else if lost?.node === node {
      tellLoss()
    }
  }

  /// Takes the focus away, or does so when the update that is under way is over.
  func endEditing() {
    if isBusy {
      later { [weak self] in self?.endFocus() }
    } else {
      acting { endFocus() }
    }
  }

  /// Takes the focus away, and reports that at once.
  func endFocus() {
    guard let node = focused else { return }
    endMarking()
    // The model may have moved the focus in answer.
    guard focused === node else { return }
    loseFocus()
    tellLoss()
  }

  /// Removes an element from those that have not heard of their focus.
  ///
  /// - Returns: `true` if it was one of them.
  private func takeUnheard(_ node: ElementNode) -> Bool {
    guard let index = unheard.lastIndex(where: { $0 === node }) else { return false }
    unheard.remove(at: index)
    return true
  }

  // MARK: - Through changes of the screen

  /// Takes the focus from an element that leaves the tree, or can no longer be reached.
  ///
  /// ``tellLoss()`` reports it, once the tree is no longer being described.
  func loseFocus() {
    guard let node = focused else { return }
    // Its containers may be gone by then.
    let named = window?.onEvent == nil ? node : named(node)
    lost = LostFocus(node: node, named: named, marked: unmark(node))
    focused = nil
    ask()
  }

  /// Takes the focus from an element that has been hidden or disabled, by itself or with a container.
  ///
  /// - Returns: `true` if it has lost the focus.
  func loseFocusOutOfReach() -> Bool {
    var next = focused
    while let node = next {
      if node.isHidden || node.traits.flags.contains(.disabled) {
        loseFocus()
        return true
      }
      next = node.container
    }
    return false
  }

  /// Reports a loss of the focus that is not reported yet: to the observer of events, and then to the element.
  ///
  /// An element that has not heard of the focus hears of no loss. Each report may give the focus to another element,
  /// which reports the remainder first.
  func tellLoss() {
    guard let loss = lost else { return }
    let node = loss.node
    if let text = loss.marked {
      lost?.marked = nil
      reportCut(of: text, in: node, named: loss.named)
      return tellLoss()
    }
    if !loss.isObserved {
      lost?.isObserved = true
      window?.onEvent?(ScreenNodeEvent(.focus(false), on: loss.named))
      return tellLoss()
    }
    lost = nil
    let isUnheard = takeUnheard(node)
    // The description now may remove the element, which still hears of the loss.
    freshen(wayTo: node)
    if !isUnheard { acting { node.element.handlers?.focus?(false) } }
  }

  // MARK: - Lists

  /// Tells the lists around that the focus has gone into one of their rows, or out of it.
  func focusDidMove(from old: ElementNode?) {
    let (before, now) = (lists(around: old), lists(around: focused))
    for rows in before where !now.contains(where: { $0 === rows }) {
      if rows.kept != nil, let container = rows.container { markLayout(container) }
      tell(rows)
    }
    for rows in now.reversed() { tell(rows) }
  }

  /// The lists that an element is in, from the inside out.
  private func lists(around element: ElementNode?) -> [EachNode] {
    var lists: [EachNode] = []
    var next: TreeNode? = element
    while let node = next {
      if let rows = node as? EachNode { lists.append(rows) }
      next = node.parent
    }
    return lists
  }

  /// Reports the entry that has the focus to a custom layout, once the tree is no longer being described,
  /// since the layout may change something.
  private func tell(_ rows: EachNode) {
    guard rows.description.arranging != nil else { return }
    let tell: @MainActor () -> Void = { [weak self] in
      let row = self?.row(withFocusIn: rows)
      rows.description.arranging?.focus(row.flatMap { rows.item(of: $0) })
    }
    if isBusy { later(tell) } else { tell() }
  }
}
