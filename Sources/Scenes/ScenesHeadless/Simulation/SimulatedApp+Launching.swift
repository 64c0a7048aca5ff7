public import Scenes

extension SimulatedApp {
  /// Starts the app at the route that `scene` names, or else at its root, and stops the run before.
  public func launch(
    _ arguments: [String: String],
    in navigator: SceneNavigator
  ) throws(SimulatedAppError) {
    let known = Self.launchArguments
    if let unknown = arguments.keys.sorted().first(where: { !known.contains($0) }) {
      throw SimulatedAppError("The app knows no launch argument “\(unknown)”.", known: known)
    }
    guard !Self.features.isEmpty else {
      throw SimulatedAppError(
        "“\(Self.self)” has nothing to open. List its features in “features”, or implement "
          + "“launch(_:in:)” and push its scene there."
      )
    }
    var root = Self.root
    if let scene = arguments[FeatureLaunch.scene] { root = root.opening(try Self.link(scene)) }
    try begin(arguments, in: navigator)
    navigator.apply(.replaceRoot(root))
  }

  /// Begins a run without a scene, for an app that restores the scenes that the person saw last.
  ///
  /// ```swift
  /// try app.begin(in: navigator)
  /// navigator.restore(restoration, orElse: MarketApp.root)
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The values of the features' launch arguments.
  ///   - navigator: The navigator of the window that shows the app.
  /// - Throws: An error of a feature that can't be launched with the arguments.
  public func begin(
    _ arguments: [String: String] = [:],
    in navigator: SceneNavigator
  ) throws(SimulatedAppError) {
    try installation.launch(arguments, in: navigator) { registry in
      Self.addLinks(to: &registry)
      if case .tabs = Self.root { registry.addTabs(of: Self.features.map(\.scenes)) }
    }
  }

  /// Returns the link that the launch argument `scene` names, as a launch reads it.
  ///
  /// - Throws: An error that lists the forms of the routes' names, if no feature has such a route.
  package static func link(_ text: String) throws(SimulatedAppError) -> SceneLink {
    var registry = SceneRegistry()
    addLinks(to: &registry)
    do throws(SceneLinkError) {
      return try registry.link(text)
    } catch {
      throw SimulatedAppError(
        "The app has no scene “\(text)” to open with.",
        known: features.flatMap(\.scenes.routeNames)
      )
    }
  }

  private static func addLinks(to registry: inout SceneRegistry) {
    let catalog = FeatureCatalog.of(features)
    registry.addLinks(by: catalog.reader(scheme: linkScheme, above: root))
  }
}
