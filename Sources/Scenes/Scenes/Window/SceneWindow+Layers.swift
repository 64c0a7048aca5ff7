extension SceneWindow {
  /// The trees of the visible layers, from the back to the front; each is made when it is first seen.
  func layers() -> [ScreenTree] {
    if known.isComplete { return known.trees }
    // More may have changed since the window was told.
    let shown = navigator.sight.layers
    // A scene that has a screen of its own is no layer, so that their indices differ.
    known.keep(screens.isEmpty ? min(navigator.sameLayers, shown.count) : 0)
    // By itself, since a view may ask for the screen while it is looked at.
    var layers = known.trees
    for layer in shown[layers.count...] {
      guard let scene = navigator.scene(of: layer.entry),
        screens.isEmpty || screens[ObjectIdentifier(scene)] == nil
      else { continue }
      let isSheet = !layers.isEmpty
      layers.append(tree(of: scene, at: layer.entry, above: layer.below, isSheet: isSheet))
    }
    let scenes = layers.count
    if screens.isEmpty, !frontEndParts.contains(.prompts),
      let last = navigator.navigation.presentations.last, let prompt = last.prompt
    {
      if question == nil {
        question = (last.number, ScenePromptScene(prompt, number: last.number, navigator))
      }
      if let question { layers.append(tree(of: question.scene)) }
    }
    if let menu { layers.append(tree(of: menu.scene)) }
    for index in min(known.trees.count, layers.count)..<layers.count {
      layers[index].layer = index
      news.append(layers[index].root.id)
    }
    known.complete(layers, scenes: scenes)
    return layers
  }

  /// Releases the trees of scenes that are gone, at once: a tree holds the scene's data source.
  ///
  /// - Parameters:
  ///   - scenes: The names of the scenes.
  ///   - same: How many layers at the back are the same.
  func dropTrees(of scenes: [ObjectIdentifier] = [], keeping same: Int = .max) {
    known.keep(same)
    if question?.number != navigator.navigation.presentations.last?.number { question = nil }
    let panels = goneScenes
    goneScenes = []
    for scene in scenes + panels.map({ ObjectIdentifier($0) }) {
      if let kept = trees[scene] { letGo(of: kept.tree, scene) }
      if !screens.isEmpty { close(screenOf: scene) }
      offsets[scene] = nil
    }
    for screen in screens.values {
      screen.follow(below: navigator.navigation.entry(below: screen.entry))
    }
    ask()
  }

  // MARK: - Telling

  /// Hears, once before each update, that a tree has something to update.
  func treeNeedsUpdate(_ root: ScreenNodeID, at index: Int) {
    if index == ScreenTree.ownScreen {
      ownScreens[root]?.ask()
    } else if shownRoots.isEmpty || isShown(root, at: index) {
      ask()
    }
  }

  /// Hears, once before each update, that a tree has something to tell.
  func treeHasNews(_ root: ScreenNodeID) {
    news.append(root)
  }

  /// A Boolean value that indicates whether a layer is being described, so that none may be looked at.
  func isAnyBusy(_ layers: [ScreenTree]) -> Bool {
    ScreenTree.busyCount > 0 && layers.contains(where: \.isBusy)
  }

  /// Returns `true` if the front-end shows a root, mostly at its present index.
  private func isShown(_ root: ScreenNodeID, at index: Int) -> Bool {
    index < shownRoots.count && shownRoots[index] == root || shownRoots.contains(root)
  }

  /// Updates the layers that have something to tell.
  ///
  /// - Returns: These, and those that the front-end does not show yet.
  func update(_ layers: [ScreenTree], _ patches: inout [ScreenPatch]) -> [ScreenTree] {
    // Most screens have a single layer, which is looked at without a search.
    if layers.count == 1, let layer = layers.first {
      news.removeAll(keepingCapacity: true)
      if isShown(layer.root.id, at: layer.layer) { patches = layer.update() }
      return layers
    }
    var updated: [ScreenTree] = []
    var next = takeNews(of: layers, after: -1)
    while let layer = next.popLast() {
      updated.append(layer)
      guard isShown(layer.root.id, at: layer.layer) else { continue }
      let changes = layer.update()
      patches = patches.isEmpty ? changes : patches + changes
      // A layer in front may have something to tell because of that.
      if !news.isEmpty {
        next += takeNews(of: layers, after: layer.layer)
        next.sort { $0.layer > $1.layer }
      }
    }
    return updated
  }

  /// Returns the layers that may have something to tell, from the front to the back.
  func layersWithNews(among layers: [ScreenTree]) -> [ScreenTree] {
    if layers.count == 1 { return layers }
    return Set(news).compactMap { tree(of: $0) }
      .filter { $0.layer < layers.count && layers[$0.layer] === $0 }
      .sorted { $0.layer > $1.layer }
  }

  /// Takes the layers in front of one that may have something to tell, from the front to the back; others wait.
  private func takeNews(of layers: [ScreenTree], after index: Int) -> [ScreenTree] {
    let found = layersWithNews(among: layers)
    let taken = found.filter { $0.layer > index }
    if known.isOutdated {
      // Other trees may be layers by now.
      news.removeAll { root in taken.contains { $0.root.id == root } }
    } else {
      news = found.dropFirst(taken.count).map(\.root.id)
    }
    return taken
  }

  /// Adds the patches for the layers that have come and gone.
  ///
  /// - Parameters:
  ///   - layers: The layers.
  ///   - index: How many at the back the front-end shows already.
  ///   - patches: The patches.
  func exchange(for layers: [ScreenTree], from index: Int, _ patches: inout [ScreenPatch]) {
    var same = min(index, shownRoots.count, layers.count)
    let shown = shownRoots
    while same < min(shown.count, layers.count), shown[same] == layers[same].root.id { same += 1 }
    var (shownEnd, end) = (shown.count, layers.count)
    while shownEnd > same, end > same, shown[shownEnd - 1] == layers[end - 1].root.id {
      shownEnd -= 1
      end -= 1
    }
    let roots = layers[same..<end].map(\.root.id)
    // Those that go are there until the end, and count until then.
    var told = Array(shown[same..<shownEnd])
    var place = 0
    for layer in layers[same..<end] {
      if let known = told.firstIndex(of: layer.root.id) {
        place = known
      } else {
        patches.append(.insert(layer.snapshot(), parent: root, index: same + place))
        told.insert(layer.root.id, at: place)
      }
      place += 1
    }
    let gone = shown[same..<shownEnd].filter { !roots.contains($0) }
    shownRoots.replaceSubrange(same..<shownEnd, with: roots)
    for root in gone {
      patches.append(.remove(root))
      tree(of: root)?.goOutOfSight()
    }
    // A tree that asked while it was laid out for its insertion was not among the shown ones yet.
    if layers[same..<end].contains(where: \.hasAsked) { ask() }
  }
}
