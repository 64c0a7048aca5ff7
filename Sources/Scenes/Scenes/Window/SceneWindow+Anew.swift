extension SceneWindow {
  /// The screen as it is when every scene on it is described from nothing, with the scrolls where they are.
  ///
  /// It looks like the screen of front-ends, unless a body has read something that sends no changes, such as a property
  /// that is not observed.
  ///
  /// - Returns: The screen; `nil` while a question or a menu is in front. It is `nil` for rows with a layout of their own
  ///   too, since a collection knows its cells and can't be shown twice.
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
          scene.chrome(at: entry.id, in: navigator, without: frontEndParts).0,
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
  /// A Boolean value that indicates whether it contains rows that a layout selects.
  fileprivate var holdsArrangedRows: Bool {
    if let rows = self as? EachNode, rows.description.arranging != nil { return true }
    // Not by a closure, for which its isolation would be checked each time.
    for child in children where child.holdsArrangedRows { return true }
    return false
  }
}
