import Observation2

/// The end of all scenes.
extension SceneNavigator {
  /// Releases all scenes without a call to any of them, as the end of the process does.
  ///
  /// - Precondition: No scene is being called.
  package func abandon() {
    isAbandoning = true
    defer { isAbandoning = false }
    if case .moving(_, let timer) = phase { timer?.dispose() }
    phase = .idle
    life += 1
    waiting = SceneWaitingSteps()
    waitingLink?.dispose()
    (waitingLink, droppedLinks) = (nil, [])
    untoldEnds = []
    removeAllEntries()
    tellChange(withoutTreesOf: release())
  }

  /// Removes all scenes, when the front-end that shows them goes away.
  ///
  /// It drops the changes and links that wait, the links with ``SceneLinkError/takenDown``, and ends a transition at
  /// once. From the middle of a change it happens after that, and then what was asked for afterwards.
  public func removeAll() {
    if case .changing = phase {
      dropLink()
      dropSteps()
      waiting.append(.removeAll)
      return
    }
    takeDown()
    dropSteps()
    tellDroppedLinks()
  }

  /// Removes all scenes when it is the turn of that; what was asked for after it is meant for the next life.
  func removeAllNow() {
    let later = waiting
    waiting = SceneWaitingSteps()
    takeDown()
    dropSteps()
    waiting = later
    tellDroppedLinks()
  }

  /// Takes everything down, from whatever state but in the middle of a call.
  ///
  /// The link that waits is dropped, and is to be told.
  func takeDown() {
    // First, since what it waits for may come about by this: nothing is presented any more.
    dropLink()
    switch phase {
    case .moving(let transition, let timer):
      timer?.dispose()
      phase = .changing
      transition.finish()
      let gone = release()
      tellEnds()
      tellChange(withoutTreesOf: gone)
    case .goingBack(let transition):
      phase = .changing
      transition.giveUp()
    case .idle, .changing: phase = .changing
    }
    life += 1
    let shown = sight.layers.compactMap { live[$0.entry] }
    removeAllEntries()
    let transition = SceneTransition(leaving: shown, coming: [], order: .stack)
    transition.begin()
    end(transition)
  }

  /// Removes all entries, whose scenes go with the next release.
  private func removeAllEntries() {
    navigation.removeAll()
    trace.gone = Array(live.keys)
    trace.touch(0)
    followSight()
  }

  // MARK: - What waits

  /// Drops the link that waits for what it needs.
  private func dropLink() {
    if let waitingLink { drop(waitingLink) }
    waitingLink = nil
  }

  /// Drops the steps that wait.
  private func dropSteps() {
    for case .link(let link) in waiting.all { drop(link) }
    waiting = SceneWaitingSteps()
    knownDestination = nil
  }

  private func drop(_ link: SceneLinkWaiting) {
    link.stop()
    droppedLinks.append(link)
  }

  /// Tells the dropped links of their end; in answer they may be opened again.
  func tellDroppedLinks() {
    let links = droppedLinks
    droppedLinks = []
    for link in links { link.end(.failure(.takenDown)) }
  }
}
