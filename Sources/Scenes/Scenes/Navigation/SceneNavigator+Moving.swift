import Observation2

extension SceneNavigator {
  /// Checks that scenes can be built for routes.
  func check(_ routes: [AnySceneRoute]) throws(SceneNavigationError) {
    for route in routes where !registry.knows(route) {
      throw .unknownFeature(route.feature, known: registry.types.features)
    }
  }

  /// Makes a change.
  ///
  /// Nothing happens if a scene that is built for a new entry has a place already. The numbers of the new
  /// entries are not given again, since the scenes that were built may keep their places.
  func perform(
    _ change: SceneNavigationChange,
    from asker: SceneEntryID?
  ) throws(SceneNavigationError) {
    if let new = try navigation.entries(addedBy: change, from: asker) {
      try check(new.map(\.route))
      let scenes = try build(new) { navigation.nextNumber += new.count }
      return move(try navigation.apply(change, from: asker, noting: &trace), scenes)
    }
    var (next, own) = (navigation, SceneChangeTrace())
    let ends = try next.apply(change, from: asker, noting: &own)
    let new = next.entries(from: navigation.nextNumber)
    try check(new.map(\.route))
    let scenes = try build(new) { navigation.nextNumber = next.nextNumber }
    navigation = next
    trace.add(own)
    move(ends, scenes)
  }

  /// Puts a scene that has been built on top of a stack.
  func show(_ scene: any SceneHost, from asker: SceneEntryID?) throws(SceneNavigationError) {
    if let refusal = SceneLives.all.refusal(of: scene) { throw refusal }
    let id = SceneEntryID(number: navigation.nextNumber)
    let push = SceneNavigationChange.push(AnySceneRoute(BuiltScene()))
    let ends = try navigation.apply(push, from: asker, noting: &trace)
    move(ends, [LiveScene(id, scene, beginWatch())])
  }

  /// Makes the scenes follow the navigation.
  ///
  /// - Parameters:
  ///   - ends: The presentations that are over by its change.
  ///   - new: The scenes of its new entries.
  func move(_ ends: [ScenePresentationEnd], _ new: [LiveScene]) {
    phase = .changing
    untoldEnds = ends
    if !navigation.presentations.isEmpty, !isPresenting.value { isPresenting.accept(true) }
    for scene in new { attach(scene) }
    let change = followSight()
    let transition = SceneTransition(
      leaving: change.gone.compactMap { live[$0] },
      coming: change.come.compactMap { live[$0] },
      order: change.order,
      movesFront: change.movesFront
    )
    transition.begin()
    let takesTime = platformEndsTransitions || (clock != nil && transitionDuration > .zero)
    guard takesTime, !transition.isEmpty, !change.isFirst else { return end(transition) }
    tellChange(withoutTreesOf: [])
    phase = .moving(transition, timer(toEnd: transition))
    tellMove()
  }

  /// Returns the timer of a transition; `nil` if the platform ends it.
  private func timer(toEnd transition: SceneTransition) -> (any Disposable)? {
    guard let clock, !platformEndsTransitions else { return nil }
    return clock.scheduler.schedule(after: transitionDuration) { [weak self] in
      self?.end(transition)
      self?.drain()
    }
  }

  /// Makes the sight follow the navigation.
  @discardableResult
  func followSight() -> SceneSight.Change {
    let change = sight.follow(navigation, from: trace.takeLowest())
    sameLayers = min(sameLayers, change.same)
    return change
  }

  /// Tells the window what can be seen now.
  func tellChange(withoutTreesOf gone: [ObjectIdentifier]) {
    let same = sameLayers
    sameLayers = .max
    didChange?(gone, same)
  }

  /// Builds the scenes of entries.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - states: The saved states of the scenes.
  ///   - others: The names of scenes that have been built and are not there yet.
  ///   - giveUp: Called before the error is thrown.
  /// - Returns: The scenes.
  /// - Throws: An error, if a scene that is built for an entry has a place already, or has had its life.
  func build(
    _ entries: [SceneEntry],
    _ states: [SceneEntryID: String] = [:],
    after others: Set<ObjectIdentifier> = [],
    orElse giveUp: () -> Void = {}
  ) throws(SceneNavigationError) -> [LiveScene] {
    phase = .changing
    var (new, names) = ([LiveScene](), others)
    for entry in entries where live[entry.id] == nil {
      let scene = build(entry)
      let isFirst = names.insert(ObjectIdentifier(scene.host)).inserted
      if let refusal = isFirst ? SceneLives.all.refusal(of: scene.host) : .alreadyThere {
        giveUp()
        throw refusal
      }
      if let state = states[entry.id] {
        scene.call { restore($0, from: state, entry.route) }
      }
      new.append(scene)
    }
    // A builder that asks for the destination gets one that lacks this change.
    if !new.isEmpty { knownDestination = nil }
    return new
  }

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

  /// Returns the watcher of the next scene, if there is one, and the ledger for all that the scene starts.
  func beginWatch() -> (any SceneWatcher, Ledger)? {
    watcher.map { ($0, $0.ledgerOfNextScene()) }
  }

  func attach(_ scene: LiveScene) {
    live[scene.id] = scene
    SceneLives.all.begin(scene.host, in: self)
    scene.attach(at: place(of: scene.id))
  }

  /// The place of an entry, which holds neither the navigator nor the scene.
  func place(of id: SceneEntryID) -> ScenePlace {
    let asker = Asker(id: id, life: life)
    return ScenePlace(
      { [weak self] in self?.take(.change($0, asker)) },
      show: { [weak self] in self?.take(.scene($0, asker)) },
      endsEditing: { [weak self] in self?.endsEditing?() }
    )
  }

  /// Comes to the end of a transition.
  func end(_ transition: SceneTransition) {
    phase = .changing
    transition.finish()
    let gone = release()
    tellEnds()
    tellChange(withoutTreesOf: gone)
    if isPresenting.value == navigation.presentations.isEmpty {
      isPresenting.accept(!isPresenting.value)
    }
    tellMove()
    phase = .idle
  }

  /// Reports the ends of presentations to the scenes that had presented them.
  func tellEnds() {
    while !untoldEnds.isEmpty {
      let end = untoldEnds.removeFirst()
      guard let presenter = live[end.presenter] else { continue }
      // After a restoration it may lie where a person has not seen it yet.
      presenter.load()
      presenter.call { $0.presentationDidEnd(end) }
    }
  }

  /// Releases the scenes that have no entry any more, the newest first.
  ///
  /// - Returns: Their names.
  func release() -> [ObjectIdentifier] {
    if trace.gone.isEmpty { return [] }
    let gone = trace.gone.sorted(by: >)
    trace.gone = []
    var names: [ObjectIdentifier] = []
    for id in gone {
      guard let scene = live[id] else { continue }
      scene.detach()
      SceneLives.all.end(scene.host)
      names.append(ObjectIdentifier(scene.host))
      live.removeValue(forKey: id)
    }
    return names
  }

  // MARK: - A person drags a scene aside

  /// Begins to go back, under a person's finger.
  ///
  /// Scenes hear that they will appear and disappear; the navigation stays as it is until ``finishBack()``.
  /// Changes wait until it has ended.
  ///
  /// - Returns: `true` if there is a scene to go back to. It is refused while a change is under way.
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
    knownDestination = nil
    _ = try? navigation.apply(.pop, from: nil, noting: &trace)
    followSight()
    end(transition)
    drain()
  }
}
