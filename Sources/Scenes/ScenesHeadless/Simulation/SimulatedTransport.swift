public import ScenesTransport

/// A transport with the latency, the faults and the log of a ``SimulatedNetwork``, over any other
/// transport: over a back end inside the app as well as over a real network.
///
/// ```swift
/// let network = SimulatedNetwork(clock: time)
/// let transport = SimulatedTransport(over: InProcessTransport(routes), network: network)
/// network.failNext(.arrivedButTimedOut, match: "cart.order")
/// ```
///
/// Faults and the log go by ``/ScenesTransport/TransportRequest/name``. With
/// ``SimulatedNetwork/Fault/server`` the answer has the status 503 and the request does not arrive; with
/// the other faults it fails as its name says. A request's own
/// ``/ScenesTransport/TransportRequest/timeout`` is kept to.
public struct SimulatedTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let network: SimulatedNetwork

  /// Puts a network in front of a transport.
  ///
  /// - Parameters:
  ///   - transport: The way that requests take if the network lets them.
  ///   - network: The latency, the faults and the log.
  public init(over transport: any HTTPTransport, network: SimulatedNetwork) {
    self.transport = transport
    self.network = network
  }

  /// Sends a request as the network allows.
  public nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    try await carry(request)
  }

  @MainActor
  private func carry(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    let answer: Result<TransportResponse, HTTPTransportError>
    do throws(SimulatedNetwork.Failure) {
      answer = try await network.request(request.name, timeout: request.timeout) { [transport] in
        do throws(HTTPTransportError) {
          return .success(try await transport.send(request))
        } catch {
          return .failure(error)
        }
      }
    } catch {
      return try failed(request, error)
    }
    return try answer.get()
  }

  @MainActor
  private func failed(
    _ request: TransportRequest,
    _ failure: SimulatedNetwork.Failure
  ) throws(HTTPTransportError) -> TransportResponse {
    let reason: HTTPTransportError.Reason
    switch failure {
    case .server: return TransportResponse(status: 503)
    case .offline: reason = .offline
    case .timedOut: reason = .timedOut(after: request.timeout ?? network.timeout)
    case .cancelled: reason = .cancelled
    }
    throw HTTPTransportError(reason, at: request.place("\(request.path), simulated network"))
  }
}
