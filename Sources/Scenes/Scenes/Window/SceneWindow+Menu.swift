extension SceneWindow {
  /// Shows the menu of a node, in place of another one.
  func open(menuOf node: ElementNode) {
    let menu = SceneMenu(of: node.id, node.element.handlers?.menu.map(\.entry) ?? [])
    menu.choose = { [weak self] in self?.choose($0) }
    menu.close = { [weak self] in self?.closeMenu() }
    self.menu = menu
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
  private func choose(_ entry: ScreenMenuEntry) {
    guard let menu else { return }
    closeMenu()
    let entries = layers().lazy.compactMap { $0.node(menu.node) }.first?.look.menu ?? []
    guard let index = entries.firstIndex(of: entry) else { return }
    try? send(.menuItem(index), to: menu.node)
  }

  /// What is on the screen now; the menu that is open has the newest entries, and goes with its node.
  func currentLayers() -> [ScreenTree] {
    let layers = layers()
    guard let menu, !layers.contains(where: \.isBusy) else { return layers }
    for layer in layers.dropLast() { layer.refresh() }
    let look = layers.lazy.compactMap { $0.node(menu.node) }.first?.look
    guard let entries = look?.menu, !entries.isEmpty else {
      closeMenu()
      return self.layers()
    }
    if menu.entries != entries { menu.entries = entries }
    return layers
  }
}
