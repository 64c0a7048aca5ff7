import Foundation
import ScenesHeadless
import Testing

@testable import Recipes
@testable import RecipesSimulation

@Suite struct RecipesFileTests {
  private static let item =
    #"{"id":1,"title":"卵焼き","kana":"たまごやき","picture":"p","minutes":10,"description":"","#
    + #""ingredients":[{"id":1,"name":"卵","amount":"3個"}],"reports":[]}"#

  private func read(_ recipes: String) throws -> RecipeBook {
    try RecipesFile.read(Data(#"{"recipes":[\#(recipes)]}"#.utf8), file: "f.json")
  }

  @Test func `the bundled recipes are whole`() throws {
    let book = try RecipesFile.bundled.get()
    #expect(book.count >= 60)
    for summary in book.search("") {
      let recipe = try #require(book.recipe(summary.id))
      #expect(!recipe.title.isEmpty && !recipe.description.isEmpty && recipe.minutes > 0)
      #expect(recipe.ingredients.count >= 3, "\(recipe.title)")
      #expect(!recipe.productIDs.isEmpty, "\(recipe.title)")
      #expect(book.hasPicture(recipe.picture))
    }
    #expect(Set(book.search("").map(\.title)).count == book.count)
  }

  @Test func `a file is read`() throws {
    let book = try read(Self.item)
    #expect(book.recipe(1)?.ingredients.map(\.productID) == [nil])
    #expect(book.recipe(2) == nil)
  }

  @Test(
    arguments: [
      (#"{"id":1}"#, "title"),
      (item + "," + item, "Two recipes have the id 1."),
      (
        item.replacingOccurrences(of: #""3個"}"#, with: #""3個"},{"id":1,"name":"塩","amount":"少々"}"#),
        "The recipe 1 has the id 1 twice."
      ),
      ("nothing", "f.json can't be read"),
    ]
  )
  func `a damaged file says what is wrong with it`(recipes: String, words: String) throws {
    let error = try #require(throws: EmbeddedDataError.self) { try read(recipes) }
    #expect(error.description.contains(words), "\(error)")
  }
}
