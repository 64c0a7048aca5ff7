extension SceneNavigator {
  /// All that is to be written down, to come back to where the person is: the navigation, and what
  /// each scene saves of itself (``SceneRestoring``).
  ///
  /// It is the end of all that is under way: during a transition the changes that wait for their turn are
  /// in it as if they were done already, and so is what scenes have not been told yet of presentations that
  /// are over. A scene that a person is dragging aside is where it was. A link that waits for what it needs
  /// is not in it.
  ///
  /// A scene that can't save itself is reported, and so is a result that has not reached its scene, since a
  /// result is any value: the scene is told that the presentation was dismissed.
  public func restoration() -> SceneRestoration {
    let outcome = outcome
    var restoration = SceneRestoration(outcome.navigation, states: outcome.restored?.states ?? [:])
    for end in outcome.ends {
      if case .result = end.outcome { onIssue?(.lostResult(end.id)) }
      restoration.ends.append(end.withoutResult)
    }
    // Its entries have their numbers from another life than the scenes that live.
    guard let stateCoder, outcome.restored == nil else { return restoration }
    for entry in outcome.navigation.entries {
      guard let scene = live[entry.id]?.host as? any SceneRestoring else { continue }
      do {
        restoration.states[entry.id] = try text(of: scene, stateCoder)
      } catch {
        onIssue?(.lostState(entry.route, "\(error)"))
      }
    }
    return restoration
  }

  /// Comes back to where the person was: all scenes that are there go, others are built.
  ///
  /// What could not be read or built is reported, and what is missing because of it is taken from the app's
  /// own root: a tab that is not there, or everything.
  ///
  /// - Parameters:
  ///   - restoration: What was written down.
  ///   - root: The root that the app has without it.
  public func restore(_ restoration: SceneRestoration, orElse root: SceneRoot<AnySceneRoute>) {
    for error in restoration.errors { onIssue?(error) }
    var whole = restoration
    // The number of one that is lost may be given again.
    let known = Set(whole.navigation.entries.map(\.id))
    whole.states = whole.states.filter { known.contains($0.key) }
    whole.ends.removeAll { !known.contains($0.presenter) }
    do throws(SceneNavigationError) {
      do throws(SceneNavigationError) {
        try whole.navigation.complete(with: root)
        try checkRoutes(of: whole.navigation, all: true)
      } catch {
        onIssue?(error)
        whole = SceneRestoration(try SceneNavigation(root))
        try checkRoutes(of: whole.navigation, all: true)
      }
      take(.restoration(whole, orElse: root))
    } catch {
      onIssue?(error)
    }
  }

  func restoreNow(
    _ restoration: SceneRestoration,
    orElse root: SceneRoot<AnySceneRoute>
  ) throws(SceneNavigationError) {
    let link = takeDown()
    defer { link?.end(.failure(.takenDown)) }
    // Entries have their numbers from another life.
    navigation = SceneNavigation()
    do throws(SceneNavigationError) {
      try move(to: restoration.navigation, restoration.ends, states: restoration.states)
    } catch {
      onIssue?(error)
      let fresh = try SceneNavigation(root)
      try checkRoutes(of: fresh, all: true)
      navigation = SceneNavigation()
      life += 1
      try move(to: fresh, [])
    }
  }

  func restore(_ scene: any SceneHost, from state: String, _ route: AnySceneRoute) {
    guard let stateCoder, let scene = scene as? any SceneRestoring else {
      onIssue?(.lostState(route, "the scene restores nothing, or nothing can be read"))
      return
    }
    do {
      try restore(scene, from: state, stateCoder)
    } catch {
      onIssue?(.lostState(route, "\(error)"))
    }
  }

  private func restore<Scene: SceneRestoring>(
    _ scene: Scene,
    from state: String,
    _ coder: any SceneStateCoder
  ) throws {
    scene.restore(try coder.state(Scene.SavedState.self, from: state))
  }

  private func text(of scene: some SceneRestoring, _ coder: any SceneStateCoder) throws -> String {
    try coder.text(of: scene.savedState)
  }
}
