/// A transport that remembers answers, and asks only whether they still hold.
///
/// ```swift
/// let transport = ConditionalTransport(over: network)
/// ```
///
/// An answer of status 200 to a `GET` with an `ETag` is remembered in memory. The same request is then sent with
/// `If-None-Match`, and when the other side says 304, not modified, the answer is the one remembered. So
/// whoever asks never sees a 304 unless they send `If-None-Match` themselves. An answer with
/// `Cache-Control: no-store` is not remembered.
public struct ConditionalTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let memory: Locked<AnswerMemory>

  /// Puts a memory in front of a transport.
  ///
  /// - Parameters:
  ///   - transport: The way that requests take.
  ///   - limit: How many bytes of bodies are remembered; what was remembered first is forgotten first.
  public init(over transport: any HTTPTransport, limit: Int = 4 << 20) {
    self.transport = transport
    memory = Locked(AnswerMemory(limit: limit))
  }

  /// Sends a request, with the tag of the answer that is remembered.
  public nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    if request.method != .get || request.headers["If-None-Match"] != nil {
      return try await transport.send(request)
    }
    let known = memory.change { $0.answer(to: request) }
    var asking = request
    asking.headers["If-None-Match"] = known?.headers["ETag"]
    let answer = try await transport.send(asking)
    if answer.status == 304, let known { return known }
    if answer.status < 500 { memory.change { $0.remember(answer, to: request) } }
    return answer
  }
}
