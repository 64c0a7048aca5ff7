/// Who has the focus: at most one element, which is there, and neither hidden nor disabled.
extension ScreenTree {
  /// Gives an element the focus.
  ///
  /// Nothing has the focus while the former one is told that it has lost it, as in a browser: what
  /// that does may give the focus to a third one, which keeps it, or do away with this one.
  func focus(_ node: ElementNode) {
    guard focused !== node else { return }
    if lost == nil { endFocus() } else { tellLoss() }
    guard focused == nil, node.isAlive else { return }
    note(.focus(true), of: node)
    // Who is told of it may have done the same.
    guard focused == nil, node.isAlive else { return }
    // A layout hears of it first, and may do the same.
    unheard = node
    focused = node
    ask()
    freshen(wayTo: node)
    if unheard === node { unheard = nil }
    if focused === node {
      node.element.handlers?.focus?(true)
    } else if let gone = lost, gone.node === node {
      // It has never heard that it had the focus, but who is told of events has.
      lost = nil
      window?.onEvent?(ScreenNodeEvent(.focus(false), on: gone.named))
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

  /// Takes the focus away, and tells that at once.
  func endFocus() {
    guard let node = focused else { return }
    endMarking()
    // The model may have moved the focus in answer.
    guard focused === node else { return }
    focused = nil
    ask()
    note(.focus(false), of: node)
    // What is described now may do away with the element, which hears of the loss all the same.
    freshen(wayTo: node)
    if unheard !== node { node.element.handlers?.focus?(false) }
  }

  // MARK: - By what happens to the screen

  /// Takes the focus from an element that leaves the tree, or can't be reached any more; it is told once the tree
  /// is not being described any more.
  func loseFocus() {
    guard let node = focused else { return }
    // Those around it may be gone by the time that it is told.
    let named = window?.onEvent == nil ? node : named(node)
    lost = LostFocus(node: node, named: named, marked: unmark(node))
    focused = nil
    ask()
  }

  /// Takes the focus from an element that has been hidden or disabled, by itself or with what it is in.
  ///
  /// - Returns: Whether it has lost it.
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

  /// Tells an element that it has lost the focus, if that has not been told.
  func tellLoss() {
    guard let loss = lost else { return }
    let node = loss.node
    lost = nil
    if let text = loss.marked { reportCut(of: text, in: node, named: loss.named) }
    window?.onEvent?(ScreenNodeEvent(.focus(false), on: loss.named))
    freshen(wayTo: node)
    acting { node.element.handlers?.focus?(false) }
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

  /// Tells a layout of one's own which of its entries the focus is in; once the tree is no longer being described,
  /// since it may change something.
  private func tell(_ rows: EachNode) {
    guard rows.description.arranging != nil else { return }
    let tell: @MainActor () -> Void = { [weak self] in
      let row = self?.row(withFocusIn: rows)
      rows.description.arranging?.focus(row.flatMap { rows.item(of: $0) })
    }
    if isBusy { later(tell) } else { tell() }
  }
}
