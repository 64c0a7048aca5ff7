package import Scenes

/// Where the feature leads to beyond its own scenes: the app, which knows all features, says which places
/// those are.
package struct RecipesExits: Sendable {
  /// The place where products of the shop can be bought, by their identifiers.
  let products: @Sendable ([Int]) -> AnySceneRoute

  /// Names the places.
  ///
  /// - Parameter products: Returns the place where products of the shop can be bought, by their identifiers.
  package init(products: @escaping @Sendable ([Int]) -> AnySceneRoute) {
    self.products = products
  }
}
