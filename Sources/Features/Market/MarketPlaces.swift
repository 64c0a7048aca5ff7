package import Kaimono
import MarkGrid
package import Recipes
package import SavedSearches
package import Scenes
import Timeline
package import Tsukurepo

/// The places of the market, the same on a device and in a simulation: its links, and where each feature leads to.
package enum MarketPlaces {
  /// The scheme of a link to the app, in front of `://`.
  package static let linkScheme = "market"

  /// The place below what the home tab leads to, when that is opened from outside.
  package static let home = AnySceneRoute(SavedSearchesRoute.home)

  /// A recipe's ingredients are bought in the shop, and its reports have pages of their own.
  package static let ofRecipes = RecipesExits(
    products: { ids in
      AnySceneRoute(ids.count == 1 ? KaimonoRoute.product(ids[0]) : .products(ids))
    },
    report: { AnySceneRoute(TsukurepoRoute.report($0)) }
  )

  /// A report leads to its recipe; opened from outside, it lies above the search, as a recipe does.
  package static let ofTsukurepo = TsukurepoExits(
    home: AnySceneRoute(RecipesRoute.search("")),
    recipe: { AnySceneRoute(RecipesRoute.recipe($0)) }
  )

  /// The recipes that use a product are those that the search finds by its name.
  package static let ofKaimono = KaimonoExits { AnySceneRoute(RecipesRoute.search($0)) }

  /// Saved searches look among the recipes, and lead to them.
  package static let ofSearches = SavedSearchesExits(
    hit: { AnySceneRoute(RecipesRoute.recipe($0)) },
    choosing: AnySceneRoute(MarkGridRoute.grid)
  )
}
