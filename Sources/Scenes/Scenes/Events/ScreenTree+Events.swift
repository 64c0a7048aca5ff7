extension ScreenTree {
  /// Does what a person has done to a node.
  ///
  /// An entry that the event names by its place is the one that front-ends know there, unless the place is
  /// that in the newest description.
  func send(
    _ event: ScreenEvent,
    to id: ScreenNodeID,
    isNewest: Bool = false
  ) throws(ScreenEventError) {
    if isBusy { throw .describing(id) }
    refresh()
    guard let node = node(id) else { throw .gone(id) }
    freshen(wayTo: node)
    // The frames say what covers it and how far a scroll goes, and a lazy scroll may release the row that
    // it is in.
    refresh()
    guard node.isAlive else { throw .gone(id) }
    if event.isTouch { try checkReach(of: node) }
    guard let newest = isNewest ? event : node.newest(event) else {
      throw .notTaken(event, by: node.look)
    }
    try acting { () throws(ScreenEventError) in try perform(newest, on: node) }
  }

  /// Checks that a person can act on a node.
  func checkReach(of node: ElementNode) throws(ScreenEventError) {
    var next: ElementNode? = node
    while let current = next {
      if current.isHidden { throw .hidden(node.look) }
      if current.traits.flags.contains(.disabled) { throw .disabled(node.look) }
      next = current.container
    }
    if let cover = cover(of: node) { throw .covered(node.look, by: cover.look) }
  }

  /// Returns the node that lies in front of all of another node, and lets no touch through.
  func cover(of node: ElementNode) -> ElementNode? {
    var frame = node.frame
    var inner = node
    while let container = inner.container {
      if case .layers = container.traits.primitive {
        var isInFront = false
        for sibling in container.elements {
          if isInFront, sibling.traits.blocksTouches,
            sibling.traits.flags.isDisjoint(with: [.hidden, .ignoresTouches]),
            sibling.frame.covers(frame)
          {
            return sibling
          }
          if sibling === inner { isInFront = true }
        }
      }
      if let offset = container.scrollState?.offset {
        frame.x -= offset.x
        frame.y -= offset.y
        let room = ScreenRect(size: container.frame.size)
        let seen = room.intersection(frame)
        // A part that is scrolled out could be anywhere in the scroll: it is covered if all of the scroll
        // is.
        frame = seen.isEmpty && !frame.isEmpty ? room : seen
      }
      frame.x += container.frame.x
      frame.y += container.frame.y
      inner = container
    }
    return nil
  }

  private func perform(_ event: ScreenEvent, on node: ElementNode) throws(ScreenEventError) {
    let handlers = node.element.handlers
    switch event {
    case .tap: try run(node.element.action?.perform ?? opening(node, byTap: true), event, node)
    case .doubleTap: try run(handlers?.doubleTap, event, node)
    case .longPress: try run(handlers?.longPress ?? opening(node, byTap: false), event, node)
    case .submit:
      // The return key belongs to the input method then: it takes what is marked.
      if let edit = node.extra?.edit, edit.isMarked { return try write(edit.text, into: node) }
      try run(handlers?.submit, event, node)
      goOn(from: node)
    case .refresh where handlers?.isRefreshing == true: break
    case .refresh: try run(handlers?.refresh, event, node)
    case .dismiss: try run(handlers?.dismiss, event, node)
    case .appear: appear(node)
    case .disappear: disappear(node)
    case .text(let text, let isMarked): try write(text, isMarked: isMarked, into: node)
    case .value(let value):
      guard let change = handlers?.value else { throw .notTaken(event, by: node.look) }
      note(event, of: node)
      change(value)
    case .focus(true): focus(node)
    case .focus(false): if focused === node { endFocus() }
    case .swipeAction(let index):
      let actions = handlers?.swipeActions ?? []
      guard actions.indices.contains(index) else { throw .notTaken(event, by: node.look) }
      note(event, of: node)
      actions[index].perform()
    case .menuItem(let index):
      let menu = handlers?.menu ?? []
      guard menu.indices.contains(index), menu[index].entry.isEnabled else {
        throw .notTaken(event, by: node.look)
      }
      note(event, of: node)
      menu[index].perform()
    case .accessibilityAction(let index):
      let actions = handlers?.actions ?? []
      guard actions.indices.contains(index) else { throw .notTaken(event, by: node.look) }
      note(event, of: node)
      actions[index]()
    case .drag(let drag):
      guard let carry = handlers?.drag else { throw .notTaken(event, by: node.look) }
      note(event, of: node)
      carry(drag)
    case .scrolled(let offset, let phase):
      guard let axis = node.traits.scrollAxis else { throw .notTaken(event, by: node.look) }
      note(event, of: node)
      // The observer of the event may have had rows described, which are not laid out yet.
      refresh()
      guard node.isAlive else { return }
      scroll(node, along: axis, to: offset, phase)
      handlers?.scrolled?(node.scrollState?.offset ?? .zero, phase)
    }
  }

  /// Opens the menu of a node that has one, if this is how it is opened.
  private func opening(_ node: ElementNode, byTap isTap: Bool) -> (@MainActor () -> Void)? {
    // A front-end that shows scenes one by one shows menus by itself.
    guard layer != Self.ownScreen, window?.frontEndParts.contains(.menus) != true,
      let handlers = node.element.handlers, !handlers.menu.isEmpty,
      handlers.hasContextMenu != isTap
    else { return nil }
    return { [window] in window?.open(menuOf: node) }
  }

  private func run(
    _ action: (@MainActor () -> Void)?,
    _ event: ScreenEvent,
    _ node: ElementNode
  ) throws(ScreenEventError) {
    guard let action else { throw .notTaken(event, by: node.look) }
    note(event, of: node)
    action()
  }

  /// Tells who wants to know what reaches nodes, before the node does something about it: what that
  /// causes comes after it.
  ///
  /// An event that reaches a nameless part of a control, such as a stepper's button, has reached the
  /// control.
  func note(_ event: ScreenEvent, of node: ElementNode) {
    guard let didReach = window?.onEvent else { return }
    didReach(ScreenNodeEvent(event, on: named(node)))
  }

  /// The element that an event of a node is said to have reached, which a node that has left its tree can't be
  /// asked any more.
  func named(_ node: ElementNode) -> ElementNode {
    var (named, next) = (node, node.element.identifier == nil ? node.container : nil)
    while let around = next, named === node {
      if around.element.handlers?.value != nil, around.element.identifier != nil { named = around }
      next = around.element.identifier == nil ? around.container : nil
    }
    return named
  }
}

extension ScreenRect {
  /// Returns a Boolean value that indicates whether it hides all of another rectangle, apart from rounding
  /// errors.
  fileprivate func covers(_ other: ScreenRect) -> Bool {
    let slack = 0.001
    return x <= other.x + slack && y <= other.y + slack && maxX >= other.maxX - slack
      && maxY >= other.maxY - slack
  }
}
