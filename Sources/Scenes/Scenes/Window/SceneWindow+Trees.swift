extension SceneWindow {
  /// The tree of a scene, which is made when it is first seen; its bar follows the navigation.
  func tree(of scene: any SceneHost, at entry: SceneEntryID, isSheet: Bool) -> ScreenTree {
    if let kept = trees[ObjectIdentifier(scene)] {
      kept.below?.follow(navigator.navigation)
      return kept.tree
    }
    let (description, below) = scene.chrome(at: entry, in: navigator)
    return makeTree(of: scene, description, below, in: frame(of: entry, isSheet: isSheet))
  }

  /// What a scene's elements are in.
  func frame(of entry: SceneEntryID, isSheet: Bool) -> ScreenElement {
    guard isSheet else { return ScreenElement(.screen, .layers) }
    return ScreenElement(.sheet, .layers).blocksTouches()
      .onDismiss { [weak navigator] in navigator?.swipeAway(sheetOf: entry) }
  }

  /// The tree of what is in front of the scenes: a question, a menu.
  func tree(of scene: any SceneHost) -> ScreenTree {
    if let kept = trees[ObjectIdentifier(scene)] { return kept.tree }
    return makeTree(of: scene, scene.viewDescription, nil, in: ScreenElement(.screen, .layers))
  }

  private func makeTree(
    of scene: any SceneHost,
    _ description: PartDescription,
    _ below: SceneBelow?,
    in frame: ScreenElement
  ) -> ScreenTree {
    let tree = ScreenTree(
      description,
      in: frame,
      numbers: numbers,
      surroundings: surroundings,
      measurer: measurer
    )
    tree.window = self
    tree.offsets = offsets.removeValue(forKey: ObjectIdentifier(scene))
    trees[ObjectIdentifier(scene)] = TreeKeeper(tree, below)
    return tree
  }
}
