/// A transport that asks again when no answer came, each time after a longer pause.
///
/// ```swift
/// let transport = RetryingTransport(over: network) { try await clock.sleep(for: $0) }
/// ```
///
/// Only what is safe (``TransportMethod/isSafe``) is sent again. Anything else may have been carried out
/// although its answer was lost, so it is sent once and whoever sent it decides: an order is never repeated.
///
/// It asks again after ``HTTPTransportError/Reason/offline``, ``HTTPTransportError/Reason/timedOut(after:)``
/// and ``HTTPTransportError/Reason/truncated(received:expected:)``, and after an answer of status 502, 503 or
/// 504; all else is final. A request's own time-out is that of each try. Who cancels the task while it pauses
/// gets ``HTTPTransportError/Reason/cancelled`` at once.
public struct RetryingTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let pauses: [Duration]
  private let pause: @MainActor @Sendable (Duration) async throws -> Void

  /// Puts further tries behind a transport.
  ///
  /// - Parameters:
  ///   - transport: The way of each try.
  ///   - pauses: How long to wait before each further try, of which there are as many as these.
  ///   - pause: Waits, on the clock of the app.
  public init(
    over transport: any HTTPTransport,
    pauses: [Duration] = [.milliseconds(500), .seconds(1), .seconds(2)],
    pause: @escaping @MainActor @Sendable (Duration) async throws -> Void
  ) {
    self.transport = transport
    self.pauses = pauses
    self.pause = pause
  }

  /// Sends a request, and again if that may help and does no harm.
  public nonisolated(nonsending) func send(
    _ request: TransportRequest
  ) async throws(HTTPTransportError) -> TransportResponse {
    for length in request.method.isSafe ? pauses : [] {
      do throws(HTTPTransportError) {
        let answer = try await transport.send(request)
        if !(502...504).contains(answer.status) { return answer }
      } catch {
        if !error.mayPass { throw error }
      }
      do {
        try await pause(length)
      } catch {
        throw HTTPTransportError(.cancelled, at: request.place(request.path))
      }
    }
    return try await transport.send(request)
  }
}

extension HTTPTransportError {
  /// Whether another try may fare better.
  fileprivate var mayPass: Bool {
    switch reason {
    case .offline, .timedOut, .truncated: true
    case .cancelled, .oversized, .unsendable, .malformed, .other: false
    }
  }
}
