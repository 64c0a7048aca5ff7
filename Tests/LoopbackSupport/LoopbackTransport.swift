public import ScenesTransport

/// A transport to a server of a test, which it keeps open.
public struct LoopbackTransport: HTTPTransport {
  private let server: LoopbackServer
  private let transport: any HTTPTransport

  /// Keeps a server open for a transport to it.
  public init(to server: LoopbackServer, _ transport: any HTTPTransport) {
    self.server = server
    self.transport = transport
  }

  /// Sends a request.
  public nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    try await transport.send(request)
  }
}
