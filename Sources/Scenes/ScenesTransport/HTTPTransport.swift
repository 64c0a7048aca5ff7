/// A way over which requests reach a back end: bytes out, bytes or a typed error back.
///
/// Gateways are written against it and don't know which one they have: ``URLSessionTransport`` goes over
/// the network, ``InProcessTransport`` to a back end inside the app, and a `SimulatedTransport` (of
/// `ScenesHeadless`) adds latency, faults and a log to either.
///
/// ```swift
/// let answer = try await transport.send(TransportRequest("menu.load", .get, "/menu"))
/// ```
///
/// An answer is an answer whatever its status is: only what happens on the way is an error.
public protocol HTTPTransport: Sendable {
  /// Sends a request and waits for the whole answer, on the caller's actor.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, of any status.
  /// - Throws: What went wrong on the way. When the calling task is cancelled it is
  ///   ``HTTPTransportError/Reason/cancelled``, and nothing more is read.
  nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse
}
