package import Scenes

/// Where the feature leads to beyond its own scenes: the app, which knows all features, says which places
/// those are.
package struct KaimonoExits: Sendable {
  /// The place with the recipes that use a product, by the product's name.
  let recipes: @Sendable (String) -> AnySceneRoute

  /// Names the places.
  ///
  /// - Parameter recipes: Returns the place with the recipes that use a product, by the product's name.
  package init(recipes: @escaping @Sendable (String) -> AnySceneRoute) {
    self.recipes = recipes
  }
}
