public import ScenesTransport

/// A transport that compares what goes over it with a document, and notes it.
@MainActor
public final class DocumentedTransport: HTTPTransport {
  /// A request and its answer, as they went over the way.
  public struct Exchange: Sendable {
    /// The request.
    public let request: TransportRequest
    /// The answer.
    public let answer: TransportResponse
  }

  /// The messages that the transport sent, the oldest first.
  public private(set) var exchanges: [Exchange] = []
  private let transport: any HTTPTransport
  private let document: OpenAPIDocument
  private let report: @Sendable (String) -> Void

  /// Compares what goes over a transport.
  ///
  /// - Parameters:
  ///   - transport: The way.
  ///   - document: The document that describes the messages.
  ///   - report: Called with each mistake.
  public nonisolated init(
    over transport: any HTTPTransport,
    with document: OpenAPIDocument = .market,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.transport = transport
    self.document = document
    self.report = report
  }

  /// The answers to the requests by the names of their operations, such as `cart.load 200`.
  public var answers: Set<String> {
    Set(exchanges.map { "\(document.name(of: $0.request)) \($0.answer.status)" })
  }

  /// Sends a request.
  public nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    let answer = try await transport.send(request)
    await note(Exchange(request: request, answer: answer))
    return answer
  }

  private func note(_ exchange: Exchange) {
    exchanges.append(exchange)
    let mistakes =
      document.mistakes(in: exchange.request)
      + document.mistakes(in: exchange.answer, to: exchange.request)
    for mistake in mistakes { report(mistake) }
  }
}
