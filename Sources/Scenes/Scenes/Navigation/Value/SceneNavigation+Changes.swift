extension SceneNavigation {
  /// Changes what a scene or the system wants to have changed.
  ///
  /// What a scene has presented goes with the scene. A change that can't be made changes nothing.
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
    var next = self
    let ends = try next.perform(change, from: asker)
    self = next
    return ends
  }

  private mutating func perform(
    _ change: SceneNavigationChange,
    from asker: SceneEntryID?
  ) throws(SceneNavigationError) -> [ScenePresentationEnd] {
    switch change {
    case .push(let route): self[try stack(for: asker)].append(entry(route))
    case .pop: try cut(stack(for: asker)) { $0.count - 1 }
    case .popToRoot: try cut(stack(for: asker)) { _ in 1 }
    case .popTo(let route):
      try cut(stack(for: asker)) { stack throws(SceneNavigationError) in
        guard let index = stack.lastIndex(where: { $0.route == route }) else {
          throw .notInStack(route)
        }
        return index + 1
      }
    case .setStack(let routes): try replace(try stack(for: asker), with: routes)
    case .present(let routes, let cover, let id):
      guard !routes.isEmpty else { throw .emptyStack }
      try present(.scenes(routes.map { entry($0) }, as: cover), id, from: asker)
    case .ask(let prompt, let id): try present(.prompt(prompt), id, from: asker)
    case .dismiss(let result):
      let index = try presentation(for: asker, ownToo: result == nil)
      return end(from: index, result.map { .result($0) } ?? .dismissed)
    case .answer(let button): return try answer(button)
    case .swipeAway: return try swipeAway()
    case .selectTab(let name): try select(name)
    case .tapTab(let name): try tap(name)
    case .replaceRoot(let root): self.root = try entries(for: root)
    case .open(let routes, let tab):
      if let tab { try select(tab) }
      let ends = presentations.isEmpty ? [] : end(from: 0, .dismissed)
      try replace(shownRoot, with: routes)
      return ends.filter { isThere($0.presenter) }
    }
    endOrphans()
    return []
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
    to length: ([SceneEntry]) throws(SceneNavigationError) -> Int
  ) throws(SceneNavigationError) {
    let length = try length(self[place])
    guard length > 0 else { throw .nothingBelow }
    self[place] = Array(self[place].prefix(length))
  }

  /// Replaces a stack; what is the same at its beginning stays.
  private mutating func replace(
    _ place: Place,
    with routes: [AnySceneRoute]
  ) throws(SceneNavigationError) {
    guard !routes.isEmpty else { throw .emptyStack }
    var stack = self[place]
    let same = zip(stack, routes).prefix { $0.route == $1 }.count
    stack.removeSubrange(same...)
    for route in routes[same...] { stack.append(entry(route)) }
    self[place] = stack
  }

  private mutating func entries(
    for root: SceneRoot<AnySceneRoute>
  ) throws(SceneNavigationError) -> SceneRoot<SceneEntry> {
    switch root {
    case .stack(let routes):
      guard !routes.isEmpty else { throw .emptyStack }
      return .stack(routes.map { entry($0) })
    case .tabs(let tabs, let selected):
      var names: Set<String> = []
      var made: [SceneTab<SceneEntry>] = []
      for tab in tabs {
        guard names.insert(tab.name).inserted else { throw .duplicateTab(tab.name) }
        guard !tab.stack.isEmpty else { throw .emptyStack }
        made.append(SceneTab(tab.name, tab.stack.map { entry($0) }))
      }
      guard names.contains(selected) else {
        throw .unknownTab(selected, known: tabs.map(\.name))
      }
      return .tabs(made, selected: selected)
    }
  }

  // MARK: - Tabs

  private mutating func select(_ name: String) throws(SceneNavigationError) {
    guard case .tabs(let tabs, _) = root else { throw .unknownTab(name, known: []) }
    guard tabs.contains(where: { $0.name == name }) else {
      throw .unknownTab(name, known: tabs.map(\.name))
    }
    root = .tabs(tabs, selected: name)
  }

  private mutating func tap(_ name: String) throws(SceneNavigationError) {
    if let front = presentations.last { throw .behindPresentation(front.id) }
    if root.selectedTab == name {
      try cut(shownRoot) { _ in 1 }
    } else {
      try select(name)
    }
  }

  // MARK: - Presentations

  private mutating func present(
    _ content: ScenePresentation.Content,
    _ id: ScenePresentationID,
    from asker: SceneEntryID?
  ) throws(SceneNavigationError) {
    if let asker, !isThere(asker) { throw .gone }
    guard let front else { throw .covered(by: presentations[presentations.count - 1].id) }
    guard let shown = self[front].last else { throw .emptyStack }
    if let asker, asker != shown.id {
      if let last = presentations.last, place(of: asker) != front { throw .covered(by: last.id) }
      throw .notShown(entries.first { $0.id == asker }?.route ?? shown.route)
    }
    presentations.append(ScenePresentation(id: id, presenter: shown.id, content: content))
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
    if ownToo, let own = presentations.firstIndex(where: { $0.presenter == asker }) { return own }
    switch place(of: asker) {
    case .presentation(let index): return index
    case nil: throw .gone
    default: throw .nothingPresented
    }
  }

  private mutating func answer(
    _ button: String
  ) throws(SceneNavigationError) -> [ScenePresentationEnd] {
    let known = prompt?.buttons.map(\.id) ?? []
    guard known.contains(button) else { throw .unknownButton(button, known: known) }
    return end(from: presentations.count - 1, .answered(button))
  }

  private mutating func swipeAway() throws(SceneNavigationError) -> [ScenePresentationEnd] {
    guard let front = presentations.last else { throw .nothingPresented }
    switch front.content {
    case .scenes(_, as: .sheet): return end(from: presentations.count - 1, .dismissed)
    case .prompt(let prompt) where prompt.style == .actionSheet:
      let outcome = prompt.cancel.map { ScenePresentationEnd.Outcome.answered($0.id) }
      return end(from: presentations.count - 1, outcome ?? .dismissed)
    default: throw .notSwipeable(front.id)
    }
  }

  /// Takes a presentation away, with all in front of it, whose presenters go as well.
  private mutating func end(
    from index: Int,
    _ outcome: ScenePresentationEnd.Outcome
  ) -> [ScenePresentationEnd] {
    let over = presentations[index]
    presentations.removeSubrange(index...)
    return [ScenePresentationEnd(id: over.id, presenter: over.presenter, outcome: outcome)]
  }

  /// Takes away what was presented by a scene that has gone, with all in front of it: there is nobody
  /// to be told.
  private mutating func endOrphans() {
    if presentations.isEmpty { return }
    let first = presentations.indices.first { index in
      !layer(below: index).contains { $0.id == presentations[index].presenter }
    }
    if let first { presentations.removeSubrange(first...) }
  }
}
