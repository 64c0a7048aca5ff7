extension HTTPTransport {
  /// Sends a request of a gateway and reads its answer, on no actor: a clock that settles counts this hop as
  /// part of the work that it has started.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - failure: The gateway's error.
  ///   - read: Reads an answer, of any status below 500.
  /// - Returns: The value that `read` returns.
  /// - Throws: The failure of the way, or the mistake in the answer.
  public nonisolated(nonsending) func ask<Answer: Sendable, Failure: HTTPGatewayError>(
    _ request: TransportRequest,
    throwing failure: Failure.Type,
    _ read: @escaping @Sendable (TransportResponse) throws(TransportMistake) -> Answer
  ) async throws(Failure) -> Answer {
    let answer: TransportResponse
    do throws(HTTPTransportError) {
      answer = try await send(request)
    } catch {
      throw Failure(error)
    }
    if answer.status >= 500 { throw Failure.server }
    do throws(TransportMistake) {
      return try await elsewhere(answer, read)
    } catch {
      throw Failure.answer(TransportMessageError(request.name, error))
    }
  }
}

/// Reads an answer on no actor.
@concurrent
private func elsewhere<Answer: Sendable>(
  _ answer: TransportResponse,
  _ read: @Sendable (TransportResponse) throws(TransportMistake) -> Answer
) async throws(TransportMistake) -> Answer {
  try read(answer)
}
