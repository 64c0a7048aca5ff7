/// Somebody who reads links, told apart from others who may read them otherwise.
@MainActor
package final class SceneLinkReader {
  let read: @MainActor (SceneLinkPath) -> SceneLink?

  package init(_ read: @escaping @MainActor (SceneLinkPath) -> SceneLink?) {
    self.read = read
  }

  /// Reads the names of features' routes; see ``SceneRegistry/addLinks(to:scheme:above:)``.
  package convenience init(
    to features: [SceneFeature],
    scheme: String,
    above root: SceneRoot<AnySceneRoute>
  ) {
    self.init { path in
      guard path.scheme ?? scheme == scheme else { return nil }
      let name = path.parts.joined(separator: "/")
      for feature in features {
        if let routes = feature.routes(named: name) { return root.link(to: routes) }
      }
      return nil
    }
  }
}
