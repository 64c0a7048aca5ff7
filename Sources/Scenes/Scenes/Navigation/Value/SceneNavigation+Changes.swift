extension SceneNavigation {
  /// Changes what a scene or the system wants to have changed.
  ///
  /// The presentations of a scene go with the scene. A change that can't be made changes nothing.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - asker: The scene that wants it; `nil` for the system.
  /// - Returns: The presentations that are over and whose presenters are still there, the frontmost
  ///   first.
  /// - Throws: The reason why it can't be done.
  /// - Complexity: O(n) for n entries.
  @discardableResult
  public mutating func apply(
    _ change: SceneNavigationChange,
    from asker: SceneEntryID? = nil
  ) throws(SceneNavigationError) -> [ScenePresentationEnd] {
    var trace = SceneChangeTrace()
    return try apply(change, from: asker, noting: &trace)
  }

  /// Changes what a scene or the system wants to have changed, and notes what goes and what is different.
  ///
  /// Everything is checked before anything is changed, since a copy to go back to would make each change of
  /// a deep stack as expensive as the stack is deep.
  ///
  /// - Complexity: O(k + s log n) for k entries that come and go, and s stacks of n entries.
  @discardableResult
  mutating func apply(
    _ change: SceneNavigationChange,
    from asker: SceneEntryID?,
    noting trace: inout SceneChangeTrace
  ) throws(SceneNavigationError) -> [ScenePresentationEnd] {
    switch change {
    case .push(let route):
      let (place, new) = (try stack(for: asker), entry(route))
      trace.touch(place.layer)
      self.change(place) { $0.append(new) }
    case .pop: try cut(stack(for: asker), &trace) { $0.count - 1 }
    case .popToRoot: try cut(stack(for: asker), &trace) { _ in 1 }
    case .popTo(let route):
      try cut(stack(for: asker), &trace) { stack throws(SceneNavigationError) in
        guard let index = stack.lastIndex(where: { $0.route == route }) else {
          throw .notInStack(route)
        }
        return index + 1
      }
    case .setStack(let routes): try replace(try stack(for: asker), with: routes, &trace)
    case .present(let routes, let cover, let id):
      guard !routes.isEmpty else { throw .emptyStack }
      let (presenter, number) = (try presenter(for: asker), nextNumber)
      show(.scenes(routes.map { entry($0) }, as: cover), id, number, presenter)
      trace.touch(presentations.count)
    case .ask(let prompt, let id):
      show(.prompt(prompt), id, nextNumber, try presenter(for: asker))
      nextNumber += 1
    case .dismiss(let result):
      let index = try presentation(for: asker, ownToo: result == nil)
      return end(from: index, result.map { .result($0) } ?? .dismissed, &trace)
    case .answer(let button): return try answer(button, &trace)
    case .swipeAway: return try swipeAway(&trace)
    case .selectTab(let name): try select(name, &trace)
    case .tapTab(let name): try tap(name, &trace)
    case .replaceRoot(let root):
      try check(root)
      let old = self.root
      self.root = entries(for: root)
      old.visitStacks { trace.gone += $0.lazy.map(\.id) }
      trace.touch(0)
      endOrphans(of: 0, &trace)
    case .open(let routes, let tab):
      if let tab { try checkTab(tab) }
      guard !routes.isEmpty else { throw .emptyStack }
      if let tab { try select(tab, &trace) }
      let ends = presentations.isEmpty ? [] : end(from: 0, .dismissed, &trace)
      try replace(shownRoot, with: routes, &trace)
      return ends.filter { isThere($0.presenter) }
    }
    return []
  }

  /// The entries that come with a change before anything goes by it; `nil` if scenes are replaced.
  ///
  /// - Throws: The reason why the change can't be made.
  func entries(
    addedBy change: SceneNavigationChange,
    from asker: SceneEntryID?
  ) throws(SceneNavigationError) -> [SceneEntry]? {
    let routes: [AnySceneRoute]
    switch change {
    case .setStack, .replaceRoot, .open: return nil
    case .push(let route):
      _ = try stack(for: asker)
      routes = [route]
    case .present(let new, _, _):
      guard !new.isEmpty else { throw .emptyStack }
      _ = try presenter(for: asker)
      routes = new
    default: return []
    }
    return routes.enumerated().map { place, route in
      SceneEntry(id: SceneEntryID(number: nextNumber + place), route: route)
    }
  }

  mutating func entry(_ route: AnySceneRoute) -> SceneEntry {
    defer { nextNumber += 1 }
    return SceneEntry(id: SceneEntryID(number: nextNumber), route: route)
  }

  private func isThere(_ id: SceneEntryID) -> Bool { place(of: id) != nil }

  // MARK: - Stacks

  private func stack(for asker: SceneEntryID?) throws(SceneNavigationError) -> Place {
    if let asker {
      guard let place = place(of: asker) else { throw .gone }
      return place
    }
    guard let front else { throw .behindPresentation(presentations[presentations.count - 1].id) }
    return front
  }

  /// Shortens a stack to a length; the first scene stays.
  private mutating func cut(
    _ place: Place,
    _ trace: inout SceneChangeTrace,
    to length: ([SceneEntry]) throws(SceneNavigationError) -> Int
  ) throws(SceneNavigationError) {
    let length = try length(self[place])
    guard length > 0 else { throw .nothingBelow }
    trace.gone += self[place][length...].lazy.map(\.id)
    trace.touch(place.layer)
    change(place) { $0.removeSubrange(length...) }
    endOrphans(of: place.layer, &trace)
  }

  /// Replaces a stack; what is the same at its beginning stays.
  private mutating func replace(
    _ place: Place,
    with routes: [AnySceneRoute],
    _ trace: inout SceneChangeTrace
  ) throws(SceneNavigationError) {
    guard !routes.isEmpty else { throw .emptyStack }
    let stack = self[place]
    let same = zip(stack, routes).prefix { $0.route == $1 }.count
    let new = routes[same...].map { entry($0) }
    trace.gone += stack[same...].lazy.map(\.id)
    trace.touch(place.layer)
    change(place) { $0.replaceSubrange(same..., with: new) }
    endOrphans(of: place.layer, &trace)
  }

  private func check(_ root: SceneRoot<AnySceneRoute>) throws(SceneNavigationError) {
    guard case .tabs(let tabs, let selected) = root else {
      if root.shown.isEmpty { throw .emptyStack }
      return
    }
    var names: Set<String> = []
    for tab in tabs {
      guard names.insert(tab.name).inserted else { throw .duplicateTab(tab.name) }
      guard !tab.stack.isEmpty else { throw .emptyStack }
    }
    guard names.contains(selected) else { throw .unknownTab(selected, known: tabs.map(\.name)) }
  }

  // MARK: - Tabs

  private mutating func select(
    _ name: String,
    _ trace: inout SceneChangeTrace
  ) throws(SceneNavigationError) {
    root = .tabs(try checkTab(name), selected: name)
    trace.touch(0)
  }

  /// Checks that there is a tab of a name, and returns all tabs.
  @discardableResult
  private func checkTab(_ name: String) throws(SceneNavigationError) -> [SceneTab<SceneEntry>] {
    guard case .tabs(let tabs, _) = root else { throw .unknownTab(name, known: []) }
    guard tabs.contains(where: { $0.name == name }) else {
      throw .unknownTab(name, known: tabs.map(\.name))
    }
    return tabs
  }

  private mutating func tap(
    _ name: String,
    _ trace: inout SceneChangeTrace
  ) throws(SceneNavigationError) {
    if let front = presentations.last { throw .behindPresentation(front.id) }
    if root.selectedTab == name {
      try cut(shownRoot, &trace) { _ in 1 }
    } else {
      try select(name, &trace)
    }
  }

  // MARK: - Presentations

  private mutating func show(
    _ content: ScenePresentation.Content,
    _ id: ScenePresentationID,
    _ number: Int,
    _ presenter: SceneEntryID
  ) {
    presentations.append(
      ScenePresentation(id: id, number: number, presenter: presenter, content: content)
    )
  }

  /// The scene that presents something: the one in front.
  private func presenter(
    for asker: SceneEntryID?
  ) throws(SceneNavigationError) -> SceneEntryID {
    if let asker, !isThere(asker) { throw .gone }
    guard let front else { throw .covered(by: presentations[presentations.count - 1].id) }
    guard let shown = self[front].last else { throw .emptyStack }
    if let asker, asker != shown.id {
      if let last = presentations.last, place(of: asker) != front { throw .covered(by: last.id) }
      throw .notShown(entries.first { $0.id == asker }?.route ?? shown.route)
    }
    return shown.id
  }

  /// The presentation that a scene dismisses: what it has presented, if that counts, or else what it
  /// lies in.
  private func presentation(
    for asker: SceneEntryID?,
    ownToo: Bool
  ) throws(SceneNavigationError) -> Int {
    guard let asker else {
      guard !presentations.isEmpty else { throw .nothingPresented }
      return presentations.count - 1
    }
    if ownToo, let own = presentations.lastIndex(where: { $0.presenter == asker }) { return own }
    switch place(of: asker) {
    case .presentation(let index): return index
    case nil: throw .gone
    default: throw .nothingPresented
    }
  }

  private mutating func answer(
    _ button: String,
    _ trace: inout SceneChangeTrace
  ) throws(SceneNavigationError) -> [ScenePresentationEnd] {
    let known = prompt?.buttons.map(\.id) ?? []
    guard known.contains(button) else { throw .unknownButton(button, known: known) }
    return end(from: presentations.count - 1, .answered(button), &trace)
  }

  private mutating func swipeAway(
    _ trace: inout SceneChangeTrace
  ) throws(SceneNavigationError) -> [ScenePresentationEnd] {
    guard let front = presentations.last else { throw .nothingPresented }
    let index = presentations.count - 1
    switch front.content {
    case .scenes(_, as: .sheet): return end(from: index, .dismissed, &trace)
    case .prompt(let prompt) where prompt.style == .actionSheet:
      let outcome = prompt.cancel.map { ScenePresentationEnd.Outcome.answered($0.id) }
      return end(from: index, outcome ?? .dismissed, &trace)
    default: throw .notSwipeable(front.id)
    }
  }

  /// Takes a presentation away, with all in front of it, whose presenters go as well.
  private mutating func end(
    from index: Int,
    _ outcome: ScenePresentationEnd.Outcome,
    _ trace: inout SceneChangeTrace
  ) -> [ScenePresentationEnd] {
    let over = presentations[index]
    remove(from: index, &trace)
    return [ScenePresentationEnd(id: over.id, presenter: over.presenter, outcome: outcome)]
  }

  private mutating func remove(from index: Int, _ trace: inout SceneChangeTrace) {
    for presentation in presentations[index...] {
      trace.gone += presentation.stack.lazy.map(\.id)
    }
    trace.touch(index + 1)
    presentations.removeSubrange(index...)
  }

  /// Takes away what a removed scene of a layer had presented, with all in front of it: no scene remains to receive the
  /// end.
  private mutating func endOrphans(of layer: Int, _ trace: inout SceneChangeTrace) {
    guard layer < presentations.count else { return }
    let presenter = presentations[layer].presenter
    if trace.gone.contains(presenter) { remove(from: layer, &trace) }
  }
}
