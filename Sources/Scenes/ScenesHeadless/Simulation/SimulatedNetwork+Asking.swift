public import ScenesTransport

extension GatewayError {
  /// Translates a failure of the network into the feature's words.
  fileprivate init(_ failure: SimulatedNetwork.Failure) {
    switch failure {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .server: self = .server
    case .cancelled: self = .cancelled
    }
  }
}

extension SimulatedNetwork {
  /// Makes a request of an embedded gateway.
  ///
  /// - Parameters:
  ///   - name: The request's name, for the log and for faults.
  ///   - latency: The latency of this request; ``latency`` if `nil`.
  ///   - answer: The back end's part.
  /// - Returns: The back end's answer.
  /// - Throws: The failure of the network, or the back end's error.
  public func ask<Answer, Failure: GatewayError>(
    _ name: String,
    latency: Duration? = nil,
    _ answer: @escaping @MainActor () -> Result<Answer, Failure>
  ) async throws(Failure) -> Answer {
    let result: Result<Answer, Failure>
    do throws(SimulatedNetwork.Failure) {
      result = try await request(name, latency: latency, answer)
    } catch {
      throw Failure(error)
    }
    return try result.get()
  }
}
