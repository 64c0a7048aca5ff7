package import Scenes

/// Where the feature leads to beyond its own scenes: the app, which knows all features, says which places
/// those are.
package struct RecipesExits: Sendable {
  /// The place where products of the shop can be bought, by their identifiers.
  let products: @Sendable ([Int]) -> AnySceneRoute

  /// The place of a report of somebody who cooked a recipe, by its identifier.
  let report: @Sendable (Int) -> AnySceneRoute

  /// Names the places.
  ///
  /// - Parameters:
  ///   - products: Returns the place where products of the shop can be bought, by their identifiers.
  ///   - report: Returns the place of a report, by its identifier.
  package init(
    products: @escaping @Sendable ([Int]) -> AnySceneRoute,
    report: @escaping @Sendable (Int) -> AnySceneRoute
  ) {
    self.products = products
    self.report = report
  }
}
