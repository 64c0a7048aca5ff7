/// Removes lost entries, and what can't stand without them.
extension SceneNavigation {
  /// Removes entries, and what can't stand without them: a tab without a scene, and what a removed scene had
  /// presented.
  ///
  /// - Returns: An error for each tab and each presentation that goes.
  /// - Complexity: O(n) for n entries.
  mutating func remove(where isLost: (SceneEntry) -> Bool) -> [SceneNavigationError] {
    switch root {
    case .stack(let stack): root = .stack(stack.filter { !isLost($0) })
    case .tabs(let tabs, let selected):
      let left = tabs.map { tab in SceneTab(tab.name, tab.stack.filter { !isLost($0) }) }
      root = .tabs(left, selected: selected)
    }
    var errors = removeEmptyTabs()
    let all = presentations
    presentations = []
    for var presentation in all {
      if case .scenes(let stack, let cover) = presentation.content {
        presentation.content = .scenes(stack.filter { !isLost($0) }, as: cover)
      }
      if let error = add(presentation) { errors.append(error) }
    }
    return errors
  }

  /// Removes the tabs without a scene; the first of the others is shown if the one that was shown goes.
  ///
  /// - Returns: An error for each tab that goes.
  mutating func removeEmptyTabs() -> [SceneNavigationError] {
    guard case .tabs(let tabs, let selected) = root else { return [] }
    let left = tabs.filter { !$0.stack.isEmpty }
    if let first = left.first {
      let isLeft = left.contains { $0.name == selected }
      root = .tabs(left, selected: isLeft ? selected : first.name)
    } else {
      root = .stack([])
    }
    return tabs.filter(\.stack.isEmpty)
      .map { .damaged("The tab “\($0.name)”", "it has no scene") }
  }

  /// Adds a presentation that was written down, in front of the others.
  ///
  /// - Returns: The reason why it is left out; `nil` if it is there.
  mutating func add(_ presentation: ScenePresentation) -> SceneNavigationError? {
    let id = presentation.id
    if let error = fault(presenting: id, by: presentation.presenter) { return error }
    if presentation.prompt == nil, presentation.stack.isEmpty {
      return .damaged("“\(id)”", "there is nothing in it")
    }
    presentations.append(presentation)
    return nil
  }

  /// The reason why a scene can't have presented what comes in front of all others.
  func fault(
    presenting id: ScenePresentationID,
    by presenter: SceneEntryID
  ) -> SceneNavigationError? {
    if layer(below: presentations.count).contains(where: { $0.id == presenter }) { return nil }
    return .damaged("“\(id)”", "the scene that presented it is not there")
  }

  /// Gives a number to each presentation that has none of its own, as one that an earlier version has written.
  mutating func numberPresentations() {
    // A number that is given here is no other presentation's own.
    let firstGiven = nextNumber
    var known: Set<Int> = []
    for index in presentations.indices {
      let one = presentations[index]
      if one.number > 0, one.number < firstGiven, known.insert(one.number).inserted { continue }
      presentations[index] = ScenePresentation(
        id: one.id,
        number: nextNumber,
        presenter: one.presenter,
        content: one.content
      )
      nextNumber += 1
    }
  }
}
