package import ScenesTransport

/// The way to what searches find over HTTP, whichever way its requests take.
///
/// | request | asks | answers |
/// | --- | --- | --- |
/// | `search.run` | `GET /hits?words=みそ汁` | 200 and what was found, also if that is nothing |
///
/// The file `Documentation/openapi.json` has all of it, field by field.
///
/// Which searches are saved is not asked for: that is kept on the device. Time-outs and cancellation are the
/// transport's; a search changes nothing, so a `RetryingTransport` may ask again.
///
/// Answers are read strictly, off the main actor, by a hop that the clock counts: what is missing, of
/// another type or out of bounds is an error that names its field. Fields that the app does not know are ignored.
package struct HTTPSavedSearchesGateway: SavedSearchesGateway {
  private let transport: any HTTPTransport

  /// Creates a gateway over a transport.
  package init(_ transport: any HTTPTransport) {
    self.transport = transport
  }

  package func find(_ words: String) async throws(SavedSearchesError) -> [SavedSearchHit] {
    let query = [TransportRequest.QueryItem("words", words)]
    let request = TransportRequest("search.run", .get, "/hits", query: query)
    return try await transport.ask(request, throwing: SavedSearchesError.self) {
      answer throws(TransportMistake) in try answer.read(HitsMessage.self).found()
    }
  }
}
