extension SceneWindow {
  /// Shows the menu of a node, in place of another one.
  func open(menuOf node: ElementNode) {
    menu = SceneMenu(of: node, in: self)
    dropTrees()
  }

  /// Closes the menu that is open.
  ///
  /// - Returns: Whether one was.
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
    guard let index = entries(of: menu.node).numbered.firstIndex(of: entry) else { return }
    try? send(.menuItem(index), to: menu.node, isNewest: true)
  }

  /// The entries that the menu of a node has now; none if the node has gone.
  private func entries(of id: ScreenNodeID) -> [ScreenMenuEntry] {
    layers().lazy.compactMap { $0.node(id) }.first?.menu ?? []
  }

  /// What is on the screen now; the menu that is open has the newest entries, and goes with its node.
  func currentLayers() -> [ScreenTree] {
    let layers = layers()
    guard let menu, !layers.contains(where: \.isBusy) else { return layers }
    for layer in layers.dropLast() { layer.refresh() }
    let entries = entries(of: menu.node)
    if entries.isEmpty {
      closeMenu()
      return self.layers()
    }
    if menu.entries != entries { menu.entries = entries }
    return layers
  }
}

extension ElementNode {
  /// The entries of its menu; none if it has no menu.
  var menu: [ScreenMenuEntry] { element.handlers?.menu.map(\.entry) ?? [] }
}
