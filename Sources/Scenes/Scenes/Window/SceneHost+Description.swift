extension SceneHost {
  var viewDescription: PartDescription { PartBox(view) }

  /// The scene's view with the bars around it; the view alone where it has none.
  ///
  /// - Parameters:
  ///   - entry: The scene's place in the navigation.
  ///   - navigator: What keeps the scene.
  /// - Returns: What shows the scene, and what its bar has to know of the navigation.
  func chrome(
    at entry: SceneEntryID,
    in navigator: SceneNavigator
  ) -> (PartDescription, SceneBelow?) {
    let view = navigatedView
    let tabs = navigator.tabButtons(around: entry)
    if view == nil, tabs.isEmpty { return (viewDescription, nil) }
    let below = view.map { _ in SceneBelow(entry, navigator) }
    var bar: SceneBar?
    if let view, let below { bar = SceneBar(view: view, below: below) }
    let chrome = SceneChrome(
      view: viewDescription,
      bar: bar,
      tabs: tabs.isEmpty ? nil : SceneTabs(tabs: tabs, view: view)
    )
    return (PartBox(chrome), below)
  }
}

extension SceneNavigator {
  /// The tabs that are shown below the scene of an entry: none unless it lies in one, and one of them has
  /// an item.
  fileprivate func tabButtons(around entry: SceneEntryID) -> [SceneTabButton] {
    guard !registry.tabs.isEmpty, case .tabs(let tabs, _) = navigation.root,
      case .tab(let own) = navigation.place(of: entry),
      tabs.contains(where: { registry.tabs[$0.name] != nil })
    else { return [] }
    return tabs.enumerated().map { place, tab in
      SceneTabButton(
        name: tab.name,
        item: registry.tabs[tab.name],
        isSelected: place == own,
        navigator: self
      )
    }
  }
}
