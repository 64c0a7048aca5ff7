extension SceneNavigator {
  /// All that is to be written down, to come back to where the person is: the navigation, and what
  /// each scene saves of itself (``SceneRestoring``).
  ///
  /// It is the end of all that is under way. During a transition it has the changes that wait for their
  /// turn as if they were done already. It also has the ends of presentations that scenes have not received
  /// yet. A scene that a person is dragging aside is where it was. A link that waits for its needs is not
  /// in it.
  ///
  /// A scene that can't save itself is reported. A result that has not reached its scene is reported as
  /// well, since a result is any value; the scene then receives a dismissal.
  public func restoration() -> SceneRestoration {
    let outcome = outcome
    var restoration = SceneRestoration(outcome.navigation, states: outcome.restored?.states ?? [:])
    restoration.ends = outcome.ends
    // Scenes that are gone by then have nothing to come back to.
    _ = restoration.removeRemains()
    for end in restoration.ends {
      if case .result = end.outcome { onIssue?(.lostResult(end.id)) }
    }
    restoration.ends = restoration.ends.map(\.withoutResult)
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
  /// A piece that could not be read or built is reported, and only that is left out. Pieces that are
  /// missing because of it are taken from the app's own root: a tab that is not there, or everything.
  ///
  /// - Parameters:
  ///   - restoration: The state that was saved.
  ///   - root: The root that the app has without it.
  public func restore(_ restoration: SceneRestoration, orElse root: SceneRoot<AnySceneRoute>) {
    report(restoration.errors)
    var whole = restoration
    report(
      whole.remove { entry in
        guard !registry.knows(entry.route) else { return false }
        report([.unknownFeature(entry.route.feature, known: registry.types.features)])
        return true
      }
    )
    do throws(SceneNavigationError) {
      do throws(SceneNavigationError) {
        try complete(&whole, with: root)
      } catch {
        report([error])
        whole = SceneRestoration(try SceneNavigation(root))
        try check(whole.navigation.entries.map(\.route))
      }
      take(.restoration(whole, orElse: root))
    } catch {
      report([error])
    }
  }

  private func report(_ errors: [SceneNavigationError]) {
    for error in errors { onIssue?(error) }
  }

  /// Adds what is missing.
  private func complete(
    _ restoration: inout SceneRestoration,
    with root: SceneRoot<AnySceneRoute>
  ) throws(SceneNavigationError) {
    let left = try restoration.navigation.complete(
      with: root,
      showing: restoration.lostTab
    ) { routes throws(SceneNavigationError) in try check(routes) }
    report(left)
    try check(restoration.navigation.entries.map(\.route))
  }

  func restoreNow(
    _ restoration: SceneRestoration,
    orElse root: SceneRoot<AnySceneRoute>
  ) throws(SceneNavigationError) {
    takeDown()
    defer { tellDroppedLinks() }
    // Entries have their numbers from another life.
    navigation = SceneNavigation()
    phase = .changing
    do throws(SceneNavigationError) {
      let (whole, scenes) = try built(restoration, orElse: root)
      navigation = whole.navigation
      trace.touch(0)
      move(whole.ends, scenes)
    } catch {
      onIssue?(error)
      let fresh = try SceneNavigation(root)
      try check(fresh.entries.map(\.route))
      life += 1
      let scenes = try build(fresh.entries)
      navigation = fresh
      trace.touch(0)
      move([], scenes)
    }
  }

  /// Builds the scenes of a restoration, without those that can't be built.
  private func built(
    _ restoration: SceneRestoration,
    orElse root: SceneRoot<AnySceneRoute>
  ) throws(SceneNavigationError) -> (SceneRestoration, [LiveScene]) {
    var (whole, scenes) = (restoration, [LiveScene]())
    var (refused, hosts) = (Set<SceneEntryID>(), Set<ObjectIdentifier>())
    for entry in restoration.navigation.entries {
      do throws(SceneNavigationError) {
        scenes += try build([entry], restoration.states, after: hosts)
        hosts.insert(ObjectIdentifier(scenes[scenes.count - 1].host))
      } catch {
        onIssue?(.damaged("The entry \(entry.route)", "\(error)"))
        refused.insert(entry.id)
      }
    }
    if refused.isEmpty { return (whole, scenes) }
    report(whole.remove { refused.contains($0.id) })
    try complete(&whole, with: root)
    let left = Set(whole.navigation.entries.map(\.id))
    scenes.removeAll { !left.contains($0.id) }
    let there = Set(scenes.map(\.id))
    let added = whole.navigation.entries.filter { !there.contains($0.id) }
    let names = Set(scenes.map { ObjectIdentifier($0.host) })
    return (whole, scenes + (try build(added, after: names)))
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
