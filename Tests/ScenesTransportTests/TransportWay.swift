import Foundation
import LoopbackSupport
import Observation2
import ScenesHeadless
import ScenesTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The ways that must behave alike for the same back end.
enum TransportWay: String, CaseIterable {
  case network, inProcess, simulatedNetwork, simulatedInProcess

  /// Does something with a transport of this way to a back end that answers every path.
  @MainActor
  func use<Value>(
    answerLimit: Int = 16 << 20,
    _ answer: @escaping @Sendable (TransportRequest) -> TransportResponse,
    _ body: @MainActor (any HTTPTransport) async throws -> Value
  ) async throws -> Value {
    switch self {
    case .network, .simulatedNetwork:
      let server = try LoopbackServer { LoopbackReply($0, answer) }
      let direct = LoopbackTransport(
        to: server,
        URLSessionTransport(
          base: server.base,
          answerLimit: answerLimit,
          configuration: .loopback
        )
      )
      return try await body(self == .network ? direct : simulated(direct))
    case .inProcess, .simulatedInProcess:
      let routes = TransportMethod.allCases.flatMap { method in
        ["/:1", "/:1/:2"].map { TransportRoute(method, $0) { request, _ in answer(request) } }
      }
      let direct = InProcessTransport(routes, answerLimit: answerLimit)
      return try await body(self == .inProcess ? direct : simulated(direct))
    }
  }

  @MainActor
  private func simulated(_ transport: any HTTPTransport) -> any HTTPTransport {
    SimulatedTransport(
      over: transport,
      network: SimulatedNetwork(clock: MainScheduler(), latency: .zero)
    )
  }
}

extension URLSessionConfiguration {
  /// Settings that let all requests of a test be under way at once.
  static var loopback: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = 64
    return configuration
  }
}

extension LoopbackReply {
  /// The answer of a back end to a request as the server has received it.
  init(_ received: LoopbackRequest, _ answer: (TransportRequest) -> TransportResponse) {
    let target = URLComponents(string: received.target)
    var headers = TransportHeaders()
    for (name, value) in received.headers { headers.add(name, value) }
    let response = answer(
      TransportRequest(
        "received",
        TransportMethod(rawValue: received.method) ?? .get,
        target?.path ?? "/",
        query: (target?.queryItems ?? []).map { .init($0.name, $0.value ?? "") },
        headers: headers,
        body: received.body
      )
    )
    let isHead = received.method == "HEAD"
    self = .answer(
      response.status,
      response.headers.all,
      body: isHead ? Data() : response.body,
      announcing: response.body.count
    )
  }
}
