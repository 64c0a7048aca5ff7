import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import MarketSimulation
@testable import Recipes
@testable import RecipesSimulation

/// The recipes and the shop are of two features; only the app knows that they fit.
@MainActor @Suite struct IngredientsTests {
  @Test func `an ingredient leads to the product of its name, and that back to the recipe`() throws
  {
    let book = try RecipesFile.bundled.get()
    let shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    for recipe in book.search("").compactMap({ book.recipe($0.id) }) {
      for ingredient in recipe.ingredients {
        guard let id = ingredient.productID else { continue }
        #expect(shop.products([id], now: .zero).map(\.name) == [ingredient.name], "\(recipe.title)")
        #expect(book.search(ingredient.name).map(\.id).contains(recipe.id), "\(recipe.title)")
      }
    }
  }

  @Test func `every product of the shops is used by a recipe`() throws {
    let book = try RecipesFile.bundled.get()
    let shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    for product in shop.products(shop.productIDs, now: .zero) {
      #expect(!book.search(product.name).isEmpty, "\(product.name)")
    }
  }

  @Test func `every picture that a product or a recipe names is drawn`() async throws {
    let shop = KaimonoShop(try KaimonoShopFile.bundled.get())
    for product in shop.products(shop.productIDs, now: .zero) {
      #expect(MarketApp.picture(named: product.picture) != nil, "\(product.name)")
    }
    let network = SimulatedNetwork(clock: VirtualTime())
    network.latency = .zero
    let gateway = EmbeddedRecipesGateway(network: network)
    let book = try RecipesFile.bundled.get()
    var drawings: Set<ScreenPicture> = []
    for recipe in book.search("").compactMap({ book.recipe($0.id) }) {
      drawings.insert(try await gateway.picture(recipe.picture))
    }
    #expect(drawings.count == book.count)
    #expect(drawings.allSatisfy { $0.size == ScreenSize(width: 400, height: 300) })
    #expect(MarketApp.picture(named: "nothing") == nil)
  }
}
