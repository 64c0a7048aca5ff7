import SavedSearches
package import ScenesTransport

extension SavedSearchesGateway {
  /// The requests of ``HTTPSavedSearchesGateway``, answered as bytes with the hits that this gateway finds.
  package var routes: [TransportRoute] {
    [
      TransportRoute(.get, "/hits") { @MainActor request, _ in
        let message: Result<HitsMessage, any Error>
        do {
          guard let words = request.query.first(where: { $0.name == "words" })?.value else {
            throw TransportMistake.field("words", "is missing.")
          }
          message = .success(HitsMessage(try await find(words)))
        } catch {
          message = .failure(error)
        }
        return TransportResponse(to: request) { (200, try message.get()) }
      }
    ]
  }
}
