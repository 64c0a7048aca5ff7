extension SceneHost {
  /// The description of the scene's view, which is empty if the view is written by hand.
  var viewDescription: PartDescription {
    func box(_ view: some SceneView) -> PartDescription { PartBox(view) }
    return describedView.map { box($0) } ?? PartBox(NothingDescribed())
  }

  /// The scene's view with the bars around it; the view alone where it has none.
  ///
  /// - Parameters:
  ///   - entry: The scene's place in the navigation.
  ///   - navigator: The scene's navigator.
  ///   - parts: The parts that a front-end draws by itself.
  ///   - box: Receives the item of the bar, if that is one of the parts.
  /// - Returns: The description, and the facts that the bar knows of the navigation.
  func chrome(
    at entry: SceneEntryID,
    in navigator: SceneNavigator,
    without parts: SceneChromeParts = [],
    _ box: SceneItemBox? = nil
  ) -> (PartDescription, SceneBelow?) {
    let view = navigatedView
    let tabs = parts.contains(.tabBar) ? [] : navigator.tabButtons(around: entry)
    if view == nil, tabs.isEmpty { return (viewDescription, nil) }
    let below = view.map { _ in SceneBelow(entry, navigator) }
    var (bar, reader): (SceneBar?, SceneItemReader?)
    if let view, let below, !parts.contains(.navigationBar) {
      bar = SceneBar(view: view, below: below, hasSearch: !parts.contains(.searchBar))
    }
    if let view, let box, !parts.isDisjoint(with: [.navigationBar, .searchBar]) {
      reader = SceneItemReader(view: view, box: box)
    }
    let chrome = SceneChrome(
      view: viewDescription,
      bar: bar,
      tabs: tabs.isEmpty ? nil : SceneTabs(tabs: tabs, view: view),
      reader: reader
    )
    return (PartBox(chrome), below)
  }
}

/// The view of a scene that describes nothing.
private struct NothingDescribed: ScreenPart {
  var body: [ScreenElement] { [] }
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
