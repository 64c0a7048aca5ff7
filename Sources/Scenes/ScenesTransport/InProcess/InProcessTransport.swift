/// The way to a back end inside the app: it calls the handler of the request's method and path.
///
/// ```swift
/// let transport = InProcessTransport([
///   TransportRoute(.get, "/menu") { _, _ in TransportResponse(status: 200, body: menu) }
/// ])
/// ```
///
/// The first route that fits answers. A path without a route gets the status 404, a path with routes for
/// other methods only 405 and the methods in `Allow`, as from a server. It takes no time: a
/// `SimulatedTransport` around it (of `ScenesHeadless`) adds latency and faults.
public struct InProcessTransport: HTTPTransport {
  /// What the back end answers, the first that fits before the others.
  public let routes: [TransportRoute]
  /// The number of bytes that an answer's body may have.
  public let answerLimit: Int

  /// Creates a way to a back end.
  ///
  /// - Parameters:
  ///   - routes: What the back end answers.
  ///   - answerLimit: The number of bytes that an answer's body may have; 16 MiB by default.
  public init(_ routes: [TransportRoute], answerLimit: Int = 16 << 20) {
    self.routes = routes
    self.answerLimit = answerLimit
  }

  /// Calls the handler of a request.
  ///
  /// - Complexity: O(n) for n routes, and what the handler does.
  public nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    let place = request.place("\(request.path) in process")
    if let mistake = request.mistake { throw HTTPTransportError(.unsendable(mistake), at: place) }
    if Task.isCancelled { throw HTTPTransportError(.cancelled, at: place) }
    let answer = await answer(request)
    if Task.isCancelled { throw HTTPTransportError(.cancelled, at: place) }
    if answer.body.count > answerLimit {
      throw HTTPTransportError(.oversized(limit: answerLimit), at: place)
    }
    return answer
  }

  private nonisolated(nonsending) func answer(
    _ request: TransportRequest
  ) async -> TransportResponse {
    let parts = TransportRoute.parts(of: request.path)
    var others: [String] = []
    for route in routes {
      guard let parameters = route.parameters(of: parts) else { continue }
      if route.method == request.method { return await route.handler(request, parameters) }
      others.append(route.method.rawValue)
    }
    if others.isEmpty { return TransportResponse(status: 404) }
    return TransportResponse(status: 405, headers: ["Allow": others.joined(separator: ", ")])
  }
}
