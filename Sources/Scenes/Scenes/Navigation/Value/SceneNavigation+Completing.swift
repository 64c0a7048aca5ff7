extension SceneNavigation {
  /// Adds what is missing: the tabs of a root that are not there, or all of it.
  mutating func complete(with own: SceneRoot<AnySceneRoute>) throws(SceneNavigationError) {
    if root.stacks.allSatisfy(\.isEmpty) {
      self = try SceneNavigation(own)
      return
    }
    guard case .tabs(var tabs, let selected) = root, case .tabs(let ownTabs, _) = own else {
      return
    }
    for (index, tab) in ownTabs.enumerated() where !tabs.contains(where: { $0.name == tab.name }) {
      guard !tab.stack.isEmpty else { throw .emptyStack }
      let stack = tab.stack.map { entry($0) }
      tabs.insert(SceneTab(tab.name, stack), at: min(index, tabs.count))
    }
    root = .tabs(tabs, selected: selected)
  }
}
