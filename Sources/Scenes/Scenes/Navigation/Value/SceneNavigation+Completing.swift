extension SceneNavigation {
  /// Adds what is missing: the tabs of a root that are not there, or all of it.
  ///
  /// - Parameters:
  ///   - own: The root.
  ///   - lostTab: The tab that was shown, if it was lost: it is shown again if the root has it.
  ///   - check: Throws if a tab of these routes can't be shown; it is left out.
  /// - Returns: An error for each tab that is left out.
  /// - Throws: An error if all is missing, and the root makes no sense.
  mutating func complete(
    with own: SceneRoot<AnySceneRoute>,
    showing lostTab: String? = nil,
    check: ([AnySceneRoute]) throws(SceneNavigationError) -> Void
  ) throws(SceneNavigationError) -> [SceneNavigationError] {
    if root.stacks.allSatisfy(\.isEmpty) {
      // The saved states and the built scenes belong to entries with other numbers.
      var whole = SceneNavigation()
      whole.nextNumber = nextNumber
      try whole.apply(.replaceRoot(own))
      self = whole
      return []
    }
    guard case .tabs(var tabs, let selected) = root, case .tabs(let ownTabs, _) = own else {
      return []
    }
    var errors: [SceneNavigationError] = []
    for (index, tab) in ownTabs.enumerated() where !tabs.contains(where: { $0.name == tab.name }) {
      do throws(SceneNavigationError) {
        guard !tab.stack.isEmpty else { throw .emptyStack }
        try check(tab.stack)
        let stack = tab.stack.map { entry($0) }
        tabs.insert(SceneTab(tab.name, stack), at: min(index, tabs.count))
      } catch {
        errors.append(error)
      }
    }
    let isBack = tabs.contains { $0.name == lostTab }
    root = .tabs(tabs, selected: isBack ? lostTab ?? selected : selected)
    return errors
  }
}
