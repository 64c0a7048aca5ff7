package import Scenes

/// The grid in an app.
@MainActor
package enum MarkGridFeature {
  /// The routes, for the app's links.
  ///
  /// - Parameter home: The place below the grid when it is opened from outside.
  /// - Returns: The feature as an app knows it from outside.
  package static func scenes(above home: AnySceneRoute) -> SceneFeature {
    SceneFeature(MarkGridRoute.self, above: [home])
  }

  /// Registers how the scene is built.
  package static func register(in registry: inout SceneRegistry) {
    registry.add(MarkGridRoute.self) { _, _ in MarkGridScene() }
  }
}
