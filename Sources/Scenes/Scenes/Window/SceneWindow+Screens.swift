extension SceneWindow {
  /// The screen of a scene of its own, for a front-end that shows each scene in a container (``SceneScreen``).
  ///
  /// From then on the window's own ``snapshot()`` and ``update()`` leave the scene out. The front-end shows questions and
  /// menus by itself (``SceneChromeParts/prompts``, ``SceneChromeParts/menus``), and the bars that
  /// ``SceneWindow/frontEndParts`` names.
  ///
  /// - Parameter entry: The entry of the scene.
  /// - Returns: The same screen as long as the scene lives; `nil` if the entry has no scene. The scene's view loads if it
  ///   has not yet.
  public func screen(of entry: SceneEntryID) -> SceneScreen? {
    guard let scene = navigator.loadedScene(of: entry) else { return nil }
    let name = ObjectIdentifier(scene)
    if let screen = screens[name] { return screen }
    if let kept = trees[name] {
      offsets[name] = kept.tree.offsets ?? SavedOffsets(of: kept.tree)
      letGo(of: kept.tree, name)
    }
    let item = SceneItemBox()
    let (description, below) = scene.chrome(at: entry, in: navigator, without: frontEndParts, item)
    let tree = ScreenTree(
      description,
      in: ScreenElement(.screen, .layers),
      numbers: numbers,
      surroundings: ScreenSurroundings(environment),
      measurer: measurer
    )
    tree.window = self
    tree.offsets = offsets.removeValue(forKey: name)
    let screen = SceneScreen(tree, below, item, of: entry, in: self)
    screens[name] = screen
    ownScreens[screen.root] = screen
    known.keep(0)
    ask()
    return screen
  }

  /// A Boolean value that indicates whether a scene is shown in the window's environment.
  func follows(_ scene: any SceneHost) -> Bool {
    screens.isEmpty || screens[ObjectIdentifier(scene)]?.hasOwnEnvironment != true
  }

  /// Releases the screen of a scene that has left.
  func close(screenOf scene: ObjectIdentifier) {
    guard let screen = screens.removeValue(forKey: scene) else { return }
    ownScreens[screen.root] = nil
    earlierDescriptions += screen.tree?.descriptions ?? 0
    screen.close(isSilent: navigator.isAbandoning)
  }

  /// Returns the scene or question in front of a scene that has a screen of its own; `nil` if it is in front.
  func cover(ofScene entry: SceneEntryID) -> ScreenNodeLook? {
    let navigation = navigator.navigation
    if let prompt = navigation.prompt {
      return ScreenNodeLook(role: prompt.style == .alert ? .alert : .actionSheet)
    }
    guard let top = navigation.top, top.id != entry else { return nil }
    return ScreenNodeLook(role: .screen)
  }
}
