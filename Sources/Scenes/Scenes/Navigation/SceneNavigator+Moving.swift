import Observation2

extension SceneNavigator {
  /// Checks that a scene can be built for each new entry.
  func checkRoutes(
    of next: SceneNavigation,
    all: Bool = false
  ) throws(SceneNavigationError) {
    let new = all ? next.entries : next.newEntries(since: navigation)
    try check(new.map(\.route))
  }

  /// Checks that scenes can be built for routes.
  func check(_ routes: [AnySceneRoute]) throws(SceneNavigationError) {
    for route in routes where !registry.knows(route) {
      throw .unknownFeature(route.feature, known: registry.types.features)
    }
  }

  /// Makes the scenes follow the navigation.
  ///
  /// Nothing happens if a scene that is built for a new entry has a place already; the numbers of the new
  /// entries are not given again, since what has been built may keep their places.
  func move(
    to next: SceneNavigation,
    _ ends: [ScenePresentationEnd],
    states: [SceneEntryID: String] = [:]
  ) throws(SceneNavigationError) {
    phase = .changing
    let old = navigation
    navigation.nextNumber = next.nextNumber
    let new = try build(next.newEntries(since: old), states)
    navigation = next
    untoldEnds = ends
    if !next.presentations.isEmpty, !isPresenting.value { isPresenting.accept(true) }
    for scene in new { attach(scene) }
    let (before, after) = (old.visible, next.visible)
    let transition = SceneTransition(
      leaving: scenes(of: before, without: after),
      coming: scenes(of: after, without: before),
      order: SceneTransition.Order(from: old, to: next)
    )
    transition.begin()
    guard let clock, transitionDuration > .zero, !transition.isEmpty, !before.isEmpty else {
      return end(transition)
    }
    didChange?()
    let timer = clock.scheduler.schedule(after: transitionDuration) { [weak self] in
      self?.end(transition)
      self?.drain()
    }
    phase = .moving(transition, timer)
  }

  private func scenes(of entries: [SceneEntry], without others: [SceneEntry]) -> [LiveScene] {
    var scenes: [LiveScene] = []
    for entry in entries where others.isEmpty || !others.contains(where: { $0.id == entry.id }) {
      if let scene = live[entry.id] { scenes.append(scene) }
    }
    return scenes
  }

  private func build(
    _ entries: [SceneEntry],
    _ states: [SceneEntryID: String]
  ) throws(SceneNavigationError) -> [LiveScene] {
    var new: [LiveScene] = []
    for entry in entries where live[entry.id] == nil {
      let scene = build(entry)
      if isThere(scene.host) || new.contains(where: { $0.host === scene.host }) {
        throw .alreadyThere
      }
      if let state = states[entry.id] {
        scene.call { restore($0, from: state, entry.route) }
      }
      new.append(scene)
    }
    return new
  }

  /// Whether a scene has a place already.
  func isThere(_ scene: any SceneHost) -> Bool { live.values.contains { $0.host === scene } }

  private func build(_ entry: SceneEntry) -> LiveScene {
    let context = SceneContext(place: place(of: entry.id))
    let watch = beginWatch()
    let built: (any SceneHost)? =
      if let (watcher, ledger) = watch {
        ledger.watch { watcher.build { registry.build(entry.route, context) } }
      } else {
        registry.build(entry.route, context)
      }
    guard let scene = built else {
      preconditionFailure("unreachable: \(entry.route) is registered")
    }
    return LiveScene(entry.id, scene, watch)
  }

  /// Who watches over the next scene, if anybody does, and where what that starts is listed.
  func beginWatch() -> (any SceneWatcher, Ledger)? {
    watcher.map { ($0, $0.ledgerOfNextScene()) }
  }

  func attach(_ scene: LiveScene) {
    live[scene.id] = scene
    scene.attach(at: place(of: scene.id))
  }

  /// The place of an entry, which holds neither the navigator nor the scene.
  func place(of id: SceneEntryID) -> ScenePlace {
    let asker = Asker(id: id, life: life)
    return ScenePlace(
      { [weak self] in self?.take(.change($0, asker)) },
      show: { [weak self] in self?.take(.scene($0, asker)) }
    )
  }

  /// Comes to the end of a transition.
  func end(_ transition: SceneTransition) {
    phase = .changing
    transition.finish()
    release()
    tellEnds()
    didChange?()
    if isPresenting.value == navigation.presentations.isEmpty {
      isPresenting.accept(!isPresenting.value)
    }
    phase = .idle
  }

  /// Tells scenes what has come of what they had presented.
  private func tellEnds() {
    while !untoldEnds.isEmpty {
      let end = untoldEnds.removeFirst()
      guard let presenter = live[end.presenter] else { continue }
      // After a restoration it may lie where nobody has seen it yet.
      presenter.load()
      presenter.call { $0.presentationDidEnd(end) }
    }
  }

  /// Lets go of the scenes that have no entry any more, the newest first.
  private func release() {
    guard live.count > navigation.count else { return }
    var kept: Set<SceneEntryID> = []
    for entry in navigation.entries { kept.insert(entry.id) }
    // Listed first: to change the dictionary that is gone through would copy it.
    var gone: [SceneEntryID] = []
    for id in live.keys where !kept.contains(id) { gone.append(id) }
    for id in gone.sorted(by: >) {
      live[id]?.detach()
      live.removeValue(forKey: id)
    }
  }

  /// Takes everything down, from whatever state but in the middle of a call.
  ///
  /// - Returns: The link that waited, which is to be told once nothing of this is under way.
  func takeDown() -> SceneLinkWaiting? {
    let link = waitingLink
    waitingLink = nil
    // What it waits for may come about by this: nothing is presented any more.
    link?.stop()
    switch phase {
    case .moving(let transition, let timer):
      timer.dispose()
      phase = .changing
      transition.finish()
      release()
      tellEnds()
    case .goingBack(let transition):
      phase = .changing
      transition.giveUp()
    case .idle, .changing: phase = .changing
    }
    life += 1
    let leaving = scenes(of: navigation.visible, without: [])
    navigation.removeAll()
    let transition = SceneTransition(leaving: leaving, coming: [], order: .stack)
    transition.begin()
    end(transition)
    return link
  }

  // MARK: - A person drags a scene aside

  /// Begins to go back, under a person's finger.
  ///
  /// Scenes are told that they will appear and disappear; the navigation stays as it is until
  /// ``finishBack()``. Changes wait until it has ended.
  ///
  /// - Returns: Whether there is a scene to go back to. It is refused while a change is under way.
  @discardableResult
  public func beginBack() -> Bool {
    guard case .idle = phase, navigation.canGoBack, let front = navigation.front else {
      return false
    }
    let stack = navigation[front]
    let transition = SceneTransition(
      leaving: stack.suffix(1).compactMap { live[$0.id] },
      coming: stack.dropLast().suffix(1).compactMap { live[$0.id] },
      order: .stack
    )
    phase = .changing
    transition.begin()
    phase = .goingBack(transition)
    return true
  }

  /// Lets the scene that was dragged aside go back to where it was; does nothing if there is none.
  public func giveUpBack() {
    guard case .goingBack(let transition) = phase else { return }
    phase = .changing
    transition.giveUp()
    phase = .idle
    drain()
  }

  /// Goes back, now that the scene on top was dragged all the way; does nothing if none was.
  public func finishBack() {
    guard case .goingBack(let transition) = phase else { return }
    var next = navigation
    if (try? next.apply(.pop)) != nil { navigation = next }
    end(transition)
    drain()
  }
}
