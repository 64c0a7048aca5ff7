import ScenesTransport

/// The back ends of the market as one: what the first does not know the next one may.
struct MarketBackends: HTTPTransport {
  private let all: [InProcessTransport]

  /// Puts back ends behind one address.
  ///
  /// - Parameter routes: What each answers.
  init(_ routes: [TransportRoute]...) {
    all = routes.map { InProcessTransport($0) }
  }

  func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    for backend in all {
      let answer = try await backend.send(request)
      if answer.status != 404 { return answer }
    }
    return TransportResponse(status: 404)
  }
}
