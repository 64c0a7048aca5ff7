import Scenes

/// Where a report leads.
@MainActor
protocol TsukurepoDetailsRouting: AnyObject {
  /// Shows a recipe.
  func showRecipe(_ id: Int)
}

/// Leads from a report to the places of other features that the app has named.
final class TsukurepoDetailsRouter: SceneRouter, TsukurepoDetailsRouting {
  typealias Route = TsukurepoRoute

  var place: ScenePlace?
  private let exits: TsukurepoExits

  init(_ exits: TsukurepoExits) {
    self.exits = exits
  }

  func showRecipe(_ id: Int) {
    apply(.push(exits.recipe(id)))
  }
}
