extension ScreenTree {
  /// Gives the focus to the field after another one, if the return key of that says so, and the focus has
  /// not gone elsewhere by what the field did about it.
  func goOn(from node: ElementNode) {
    guard focused === node, node.element.returnKey == .next else { return }
    refresh()
    guard focused === node else { return }
    bringBack(node)
    if let next = field(after: node) { focus(next) } else { endFocus() }
  }

  /// Moves the scrolls around an element to the row that it is in, where that is out of sight and there for the focus
  /// alone: what comes next is what comes next in the list.
  private func bringBack(_ node: ElementNode) {
    var scrolls: [ElementNode] = []
    var next = node.container
    while let container = next {
      if !container.traits.flags.isDisjoint(with: .laziness) { scrolls.append(container) }
      next = container.container
    }
    if scrolls.isEmpty { return }
    busily { for scroll in scrolls.reversed() { scroll.bringBack(rowOf: node) } }
  }

  /// The next field that a person can reach, in the order of the focus.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements.
  private func field(after node: ElementNode) -> ElementNode? {
    var fields: [ElementNode] = []
    func collect(_ one: ElementNode) {
      if one.element.handlers?.text != nil { fields.append(one) }
      for child in one.elements { collect(child) }
    }
    collect(root)
    // Stable: equal ones stay in the order of the screen.
    let sorted = fields.enumerated().sorted {
      ($0.element.element.focusOrder, $0.offset) < ($1.element.element.focusOrder, $1.offset)
    }
    let after = sorted.drop { $0.element !== node }.dropFirst()
    return after.first { (try? checkReach(of: $0.element)) != nil }?.element
  }
}

extension ScreenElementFields {
  fileprivate var returnKey: ScreenTyping.ReturnKey? {
    box?.details.specifics?.specifics.typing?.returnKey
  }

  fileprivate var focusOrder: Int { box?.details.specifics?.specifics.focusOrder ?? 0 }
}
