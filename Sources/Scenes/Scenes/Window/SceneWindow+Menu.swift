extension SceneWindow {
  /// Shows the menu of a node, in place of another one.
  func open(menuOf node: ElementNode) {
    menu = SceneMenu(of: node, in: self)
    dropTrees()
  }

  /// Uncovers the buttons that a node has at an edge, as a swipe does, in place of a menu.
  ///
  /// For a front-end that has no swiping of its own. The buttons lie in front of everything, on the node,
  /// until one is tapped, or something beside them, or ``closeMenu()`` is called. They go with their node,
  /// when that is disabled, and with the screen, also when its size or the like changes.
  ///
  /// - Parameters:
  ///   - id: The node that has ``ScreenElement/swipeActions(_:)``.
  ///   - edge: The edge away from which the finger has gone.
  ///   - row: The part of the node in sight, in the window's coordinates, in points.
  /// - Returns: `true` if the node is on the front screen, is enabled, and has buttons at that edge.
  @discardableResult
  public func uncoverSwipeActions(
    of id: ScreenNodeID,
    at edge: ScreenSwipeAction.Edge,
    in row: ScreenRect
  ) -> Bool {
    var row = row
    if environment.layoutDirection == .rightToLeft {
      // Layouts count from where lines begin.
      row.x = environment.containerSize.width - row.x - row.width
    }
    let uncovered = SceneMenu.Uncovered(edge: edge, row: row)
    guard menu == nil, !refusesTouches, let tree = layers().last, let node = tree.node(id),
      !node.entries(uncovered).isEmpty, (try? tree.checkReach(of: node)) != nil
    else { return false }
    onInput?(.swipe(id, edge))
    menu = SceneMenu(of: node, uncovered: uncovered, in: self)
    dropTrees()
    return true
  }

  /// Covers the buttons that a swipe has uncovered, and leaves a menu open.
  ///
  /// - Returns: `true` if there were some.
  @discardableResult
  public func coverSwipeActions() -> Bool {
    menu?.uncovered != nil && closeMenu()
  }

  /// Closes the menu that is open, or covers the buttons that a swipe has uncovered.
  ///
  /// - Returns: `true` if one was.
  @discardableResult
  public func closeMenu() -> Bool {
    guard menu != nil else { return false }
    menu = nil
    dropTrees()
    return true
  }

  /// Does what an entry does, if the node has it still.
  func choose(_ entry: NumberedMenuEntry) {
    guard let menu else { return }
    closeMenu()
    // As `send` does before it asks for the entry by its place.
    for layer in layers() { layer.refresh() }
    let node = node(menu.node)
    guard let index = node?.entries(menu.uncovered).numbered.firstIndex(of: entry) else { return }
    guard let uncovered = menu.uncovered else {
      try? send(.menuItem(index), to: menu.node, isNewest: true)
      return
    }
    guard let place = node?.swipeActions(at: uncovered.edge)[index].offset else { return }
    try? send(.swipeAction(place), to: menu.node, isNewest: true)
  }

  /// What is on the screen now; the menu that is open has the newest entries, and goes with its node.
  func currentLayers() -> [ScreenTree] {
    let layers = layers()
    guard let menu, !layers.contains(where: \.isBusy) else { return layers }
    for layer in layers.dropLast() { layer.refresh() }
    let entries = node(menu.node)?.entries(menu.uncovered) ?? []
    if entries.isEmpty {
      closeMenu()
      return self.layers()
    }
    if menu.entries != entries { menu.entries = entries }
    return layers
  }
}

extension SceneWindow {
  /// The identifiers of the buttons that a swipe over a node uncovers, in the order of its look's titles.
  package func swipeActionIdentifiers(of id: ScreenNodeID) -> [String?] {
    node(id)?.element.handlers?.swipeActions.map(\.identifier) ?? []
  }
}

extension ElementNode {
  /// The entries of its menu, or the buttons that a swipe has uncovered; none if it has none.
  func entries(_ uncovered: SceneMenu.Uncovered?) -> [ScreenMenuEntry] {
    guard let uncovered else { return element.handlers?.menu.map(\.entry) ?? [] }
    if !isOperable { return [] }
    return swipeActions(at: uncovered.edge).map(\.element.entry)
  }

  /// `true` if neither it nor anything around it is disabled or hidden.
  private var isOperable: Bool {
    var next: ElementNode? = self
    while let node = next {
      if node.isHidden || node.traits.flags.contains(.disabled) { return false }
      next = node.container
    }
    return true
  }

  /// The buttons at an edge, with their places among all.
  func swipeActions(
    at edge: ScreenSwipeAction.Edge
  ) -> [(offset: Int, element: ScreenSwipeAction)] {
    (element.handlers?.swipeActions ?? []).enumerated().filter { $0.element.edge == edge }
  }
}

extension ScreenSwipeAction {
  fileprivate var entry: ScreenMenuEntry {
    ScreenMenuItem(
      title,
      identifier: identifier,
      isDestructive: isDestructive,
      perform: perform
    )
    .entry
  }
}
