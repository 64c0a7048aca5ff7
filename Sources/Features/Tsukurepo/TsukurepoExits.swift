package import Scenes

/// Where the feature leads to beyond its own scenes: the app, which knows all features, says which places
/// those are.
package struct TsukurepoExits: Sendable {
  /// The place that lies below a report that is opened from outside.
  let home: AnySceneRoute
  /// The place of a recipe, by its identifier.
  package let recipe: @Sendable (Int) -> AnySceneRoute

  /// Names the places.
  ///
  /// - Parameters:
  ///   - home: The place that lies below a report that is opened from outside.
  ///   - recipe: Returns the place of a recipe, by its identifier.
  package init(home: AnySceneRoute, recipe: @escaping @Sendable (Int) -> AnySceneRoute) {
    self.home = home
    self.recipe = recipe
  }
}
