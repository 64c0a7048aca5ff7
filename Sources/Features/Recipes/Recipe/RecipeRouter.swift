import Scenes

/// Where a recipe leads.
@MainActor
protocol RecipeRouting: AnyObject {
  /// Shows products of the shop, to buy them.
  func showProducts(_ productIDs: [Int])
  /// Shows the report of somebody who cooked it.
  func showReport(_ reportID: Int)
}

/// Leads from a recipe to the places of other features that the app has named.
final class RecipeRouter: SceneRouter, RecipeRouting {
  typealias Route = RecipesRoute

  var place: ScenePlace?
  private let exits: RecipesExits

  init(_ exits: RecipesExits) {
    self.exits = exits
  }

  func showProducts(_ productIDs: [Int]) {
    apply(.push(exits.products(productIDs)))
  }

  func showReport(_ reportID: Int) {
    apply(.push(exits.report(reportID)))
  }
}
