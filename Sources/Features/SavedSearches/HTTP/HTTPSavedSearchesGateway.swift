package import ScenesTransport

/// Loads the hits of searches over HTTP, through any transport.
///
/// | request | asks | answers |
/// | --- | --- | --- |
/// | `search.run` | `GET /hits?words=みそ汁` | 200 and what was found, also if that is nothing |
///
/// The file `Documentation/openapi.json` has all of it, field by field.
///
/// No request asks for the saved searches: the device stores them. The transport handles time-outs and
/// cancellation. A search changes nothing, so a `RetryingTransport` may send its request again.
///
/// The gateway reads responses strictly, off the main actor, by a hop that the clock counts. A field that is
/// missing, of another type or out of bounds is an error that names the field. The gateway ignores unknown fields.
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
