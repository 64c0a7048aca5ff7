extension SceneWindow {
  /// The tree of a scene, which is made when it is first seen; its bar follows the navigation.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - entry: Its entry.
  ///   - below: The entry below that in its stack.
  ///   - isSheet: `true` if others stay in sight behind it.
  /// - Returns: The tree.
  func tree(
    of scene: any SceneHost,
    at entry: SceneEntryID,
    above below: SceneEntryID?,
    isSheet: Bool
  ) -> ScreenTree {
    if let kept = trees[ObjectIdentifier(scene)] {
      kept.below?.follow(below)
      return kept.tree
    }
    let (description, below) = scene.chrome(at: entry, in: navigator, without: frontEndParts)
    return makeTree(of: scene, description, below, in: frame(of: entry, isSheet: isSheet))
  }

  /// Returns the element around a scene's elements.
  func frame(of entry: SceneEntryID, isSheet: Bool) -> ScreenElement {
    guard isSheet else { return ScreenElement(.screen, .layers) }
    return ScreenElement(.sheet, .layers).blocksTouches()
      .onDismiss { [weak navigator] in navigator?.swipeAway(sheetOf: entry) }
  }

  /// Returns the tree of the layer in front of the scenes: a question, a menu.
  func tree(of scene: any SceneHost) -> ScreenTree {
    if let kept = trees[ObjectIdentifier(scene)] { return kept.tree }
    return makeTree(of: scene, scene.viewDescription, nil, in: ScreenElement(.screen, .layers))
  }

  /// The root of a scene's screen, once that has been seen.
  package func root(of scene: any SceneHost) -> ScreenNodeID? {
    trees[ObjectIdentifier(scene)]?.tree.root.id
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
    scenes[tree.root.id] = ObjectIdentifier(scene)
    return tree
  }

  /// Has collections laid out again that the device covers elsewhere now; bars read the safe area themselves.
  func followSafeArea() {
    for kept in trees.values { _ = kept.tree.followSafeArea() }
  }

  /// Releases the trees of scenes that others cover, as in answer to a memory warning.
  ///
  /// They are described again when they are next seen, and their scrolls are where they were. The focus is gone.
  public func releaseCoveredScreens() {
    let layers = layers()
    if layers.isEmpty { return }
    for (scene, kept) in trees where !layers.contains(where: { $0 === kept.tree }) {
      offsets[scene] = kept.tree.offsets ?? SavedOffsets(of: kept.tree)
      letGo(of: kept.tree, scene)
    }
  }

  func letGo(of tree: ScreenTree, _ scene: ObjectIdentifier) {
    guard trees.removeValue(forKey: scene) != nil else { return }
    scenes[tree.root.id] = nil
    earlierDescriptions += tree.descriptions
    if navigator.isAbandoning { return }
    tree.acting { tree.endFocus() }
    tree.goOutOfSight()
  }
}
