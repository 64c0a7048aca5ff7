import Scenes

/// Where a product leads.
@MainActor
protocol ProductRouting: SceneRouting where Route == KaimonoRoute {
  /// Shows the recipes that use a product.
  func showRecipes(using productName: String)
}

/// Leads from a product to the cart, and to the places of other features that the app has named.
final class ProductRouter: SceneRouter, ProductRouting {
  typealias Route = KaimonoRoute

  var place: ScenePlace?
  private let exits: KaimonoExits

  init(_ exits: KaimonoExits) {
    self.exits = exits
  }

  func showRecipes(using productName: String) {
    apply(.push(exits.recipes(productName)))
  }
}
