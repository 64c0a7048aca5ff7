extension SceneRegistry {
  /// Registers that the routes of features are opened by their names, as `market://product/3`.
  ///
  /// A link puts the route with its ancestors on the app's root.
  ///
  /// - Parameters:
  ///   - features: The features, which are asked in this order.
  ///   - scheme: What stands before `://`. A name without a scheme is read as well.
  ///   - root: The root that the app has without a link.
  public mutating func addLinks(
    to features: [SceneFeature],
    scheme: String,
    above root: SceneRoot<AnySceneRoute>
  ) {
    addLinks(by: SceneLinkReader(to: features, scheme: scheme, above: root))
  }
}

extension SceneRegistry {
  /// Registers the title of each feature's way in for the tab of its name, unless the feature has registered an item
  /// for that.
  ///
  /// - Parameter features: The features of a root as ``SceneRoot/tabs(of:)`` makes it.
  public mutating func addTabs(of features: [SceneFeature]) {
    for entrance in features.compactMap(\.entrance) where tabs[entrance.feature] == nil {
      addTab(entrance.feature, SceneTabItem(entrance.title))
    }
  }
}

extension SceneRoot where Leaf == AnySceneRoute {
  /// A root with a tab for each feature that has a way in, by the feature's name and in the order of the list; the
  /// first tab is shown.
  ///
  /// ```swift
  /// static let root = SceneRoot.tabs(of: features.map(\.scenes))
  /// ```
  ///
  /// - Parameter features: The features.
  /// - Returns: The root; an empty stack without a way in among the features.
  public static func tabs(of features: [SceneFeature]) -> SceneRoot {
    let entrances = features.compactMap(\.entrance)
    guard let first = entrances.first else { return .stack([]) }
    return .tabs(entrances.map { SceneTab($0.feature, [$0.route]) }, selected: first.feature)
  }

  /// A link to routes that lie on this root: on its stack, or on that of the feature's tab.
  func link(to routes: [AnySceneRoute]) -> SceneLink {
    let tab = tab(of: routes.first?.feature)
    let stack = tab?.stack ?? shown
    let below = routes.first.flatMap { stack.firstIndex(of: $0) }.map { stack.prefix($0) }
    return SceneLink(tab: tab?.name, ((below ?? stack[...]) + routes).map(\.base))
  }

  private func tab(of feature: String?) -> SceneTab<AnySceneRoute>? {
    guard case .tabs(let tabs, let selected) = self else { return nil }
    return tabs.first { $0.stack.first?.feature == feature } ?? tabs.first { $0.name == selected }
  }

  /// The root that an app has which is launched by a link.
  ///
  /// - Parameter link: A link that needs nothing, or whose needs are met.
  /// - Returns: This root with the link's stack in place of its own, or of its tab's. A tab that it has
  ///   not changes nothing.
  public func opening(_ link: SceneLink) -> SceneRoot {
    switch self {
    case .stack: return .stack(link.routes)
    case .tabs(var tabs, let selected):
      let name = link.tab ?? selected
      guard let index = tabs.firstIndex(where: { $0.name == name }) else { return self }
      tabs[index].stack = link.routes
      return .tabs(tabs, selected: name)
    }
  }
}
