package import Scenes
package import ScenesTransport

/// The gateway to the recipes over HTTP, on any transport.
///
/// | request | asks | answers |
/// | --- | --- | --- |
/// | `search.run` | `GET /recipes?words=みそ汁` | 200 and the recipes that match, also if none does |
/// | `recipe.load` | `GET /recipes/1` | 200 and the recipe, or 404 |
/// | `image.load` | `GET /pictures/nikujaga` | 200 and the picture, or 404 |
///
/// The file `Documentation/openapi.json` describes each field.
///
/// The gateway reads answers strictly and off the main actor. The clock counts this hop. A field that is missing,
/// of another type or out of bounds is an error that names the field. The gateway ignores fields that the app does
/// not know.
package struct HTTPRecipesGateway: RecipesGateway {
  private let transport: any HTTPTransport

  /// Creates a gateway over a transport.
  package init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  package func search(_ text: String) async throws(RecipesError) -> [RecipeSummary] {
    let query = [TransportRequest.QueryItem("words", text)]
    let request = TransportRequest("search.run", .get, "/recipes", query: query)
    return try await transport.ask(request, throwing: RecipesError.self) {
      answer throws(TransportMistake) in try answer.read(RecipeSummariesMessage.self).summaries()
    }
  }

  package func recipe(_ id: Recipe.ID) async throws(RecipesError) -> Recipe? {
    let request = TransportRequest("recipe.load", .get, "/recipes/\(id)")
    return try await transport.ask(request, throwing: RecipesError.self) {
      answer throws(TransportMistake) in
      guard let message = try answer.readIfFound(RecipeMessage.self) else { return nil }
      try MessageFields.check(message.id, is: id, at: "id")
      return try message.recipe()
    }
  }

  package func picture(_ name: String) async throws(RecipesError) -> ScreenPicture {
    let picture = try await transport.askPicture(name, throwing: RecipesError.self)
    guard let picture else { throw .noPicture(name) }
    return picture
  }
}
