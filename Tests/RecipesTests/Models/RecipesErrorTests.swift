import ScenesHeadless
import ScenesTransport
import Testing

@testable import Recipes

@Suite struct RecipesErrorTests {
  @Test func `a wrong answer names its request and its field`() {
    let mistake = TransportMessageError("recipe.load", .field("minutes", "is null."))
    #expect(
      "\(RecipesError.answer(mistake))"
        == "The answer of the recipes is not the agreed one. recipe.load: minutes is null."
    )
  }

  @Test(
    arguments: [
      .offline, .timedOut, .broken, .server, .cancelled, .noPicture("nikujaga"),
      .answer(EmbeddedDataError.missing(file: "recipes.json").asAnswer),
    ] as [RecipesError]
  )
  func `each error is a sentence`(error: RecipesError) {
    #expect("\(error)".hasSuffix("."))
    #expect("\(error)".contains(" "))
  }
}
