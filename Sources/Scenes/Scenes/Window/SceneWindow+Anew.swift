extension SceneWindow {
  /// The screen as it is when every scene on it is described from nothing, with the scrolls where they are.
  ///
  /// It looks as what front-ends show, unless a body has read what nobody can follow, such as a property that is
  /// not observed.
  ///
  /// - Returns: The screen; `nil` while a question or a menu is in front, and where rows have a layout of their own,
  ///   since a collection knows its cells and can't be shown twice.
  /// - Complexity: O(nodes of the screen).
  package func screenDescribedAnew() -> ScreenNodeSnapshot? {
    let (shown, entries) = (layers(), navigator.navigation.visible)
    guard shown.count == entries.count,
      !shown.contains(where: { $0.isBusy || $0.root.holdsArrangedRows })
    else { return nil }
    let numbers = ScreenNumbers()
    let root = numbers.next()
    var screens: [ScreenNodeSnapshot] = []
    for (entry, known) in zip(entries, shown) {
      guard let scene = navigator.scene(of: entry.id) else { return nil }
      let kept = TreeKeeper(
        ScreenTree(
          scene.chrome(at: entry.id, in: navigator).0,
          in: frame(of: entry.id, isSheet: !screens.isEmpty),
          numbers: numbers,
          surroundings: surroundings,
          measurer: measurer,
          followsReads: false
        )
      )
      kept.tree.offsets = SavedOffsets(of: known)
      screens.append(kept.tree.snapshot())
    }
    return ScreenNodeSnapshot(
      id: root,
      look: ScreenNodeLook(role: .screen),
      frame: ScreenRect(size: environment.containerSize),
      children: screens
    )
  }
}

extension TreeNode {
  /// Whether rows are in it whose layout decides which of them there are.
  fileprivate var holdsArrangedRows: Bool {
    if let rows = self as? EachNode, rows.description.arranging != nil { return true }
    return children.contains { $0.holdsArrangedRows }
  }
}
