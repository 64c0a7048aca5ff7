/// Notes of a change, for the layout, for patches, and for the window, which looks at no other tree.
extension ScreenTree {
  /// Notes that there may be something to tell, and says so to the window once.
  func noteNews() {
    guard !hasNews else { return }
    hasNews = true
    if !isClosed, layer != Self.ownScreen { window?.treeHasNews(root.id) }
  }

  /// Notes that front-ends are about to be told everything.
  func forgetNews() {
    hasNews = false
    if hasAsked || lost != nil || !afterwards.isEmpty { noteNews() }
  }

  /// Calls something once the tree is no longer being described.
  func later(_ call: @escaping @MainActor () -> Void) {
    afterwards.append(call)
    noteNews()
  }

  /// Takes what is to be called now.
  func takeLater() -> [@MainActor () -> Void] {
    if afterwards.isEmpty { return [] }
    defer { afterwards = [] }
    return afterwards
  }

  // MARK: - Notes for the layout and for patches

  func markLayout(_ element: ElementNode) {
    guard !element.isLayoutDirty, element.isAlive else { return }
    element.isLayoutDirty = true
    while dirtyLayouts.count <= element.depth { dirtyLayouts.append([]) }
    dirtyLayouts[element.depth].append(element)
    deepestLayout = max(deepestLayout, element.depth)
    ask()
  }

  func markStructure(_ element: ElementNode) {
    markLayout(element)
    element.isStructureDirty = true
    guard !element.isStructureNoted else { return }
    element.isStructureNoted = true
    changedStructures.append((element, element.elements))
  }

  func markFields(_ fields: ScreenFields, of element: ElementNode) {
    guard !element.isNew else { return }
    noteNews()
    if element.changedFields.isEmpty { changedElements.append(element) }
    element.changedFields.formUnion(fields)
  }

  func markScroll(_ element: ElementNode) {
    ask()
    let extra = element.needExtra()
    guard !extra.isScrollNoted else { return }
    extra.isScrollNoted = true
    changedScrolls.append(element)
  }
}
