import Recipes
import ScenesHeadless
import ScenesTransport

extension EmbeddedRecipesGateway {
  /// The back end's side of ``HTTPRecipesGateway``: the same requests, answered as bytes and without the network.
  var routes: [TransportRoute] {
    [
      route("/recipes") { book, request, _ in
        guard let words = request.query.first(where: { $0.name == "words" })?.value else {
          throw TransportMistake.field("words", "is missing.")
        }
        return RecipeSummariesMessage(book.search(words))
      },
      route("/recipes/:id") { book, _, parameters in
        parameters["id"].flatMap { Int($0) }.flatMap(book.recipe).map(RecipeMessage.init)
      },
      route("/pictures/:name") { book, _, parameters in
        parameters["name"].flatMap(book.picture).map(PictureMessage.init)
      },
    ]
  }

  /// Creates a route that answers with 200 and the message, or with 404 if there is no message.
  private func route(
    _ path: String,
    _ message:
      @escaping @Sendable (RecipeBook, TransportRequest, [String: String]) throws
      -> (any Encodable)?
  ) -> TransportRoute {
    TransportRoute(.get, path) { @MainActor [self] request, parameters in
      TransportResponse(to: request) {
        try message(try book.get(), request, parameters).map { (200, $0) }
      }
    }
  }
}
