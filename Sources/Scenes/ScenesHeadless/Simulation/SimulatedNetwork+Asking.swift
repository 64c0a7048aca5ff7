/// The error of an embedded gateway, in the words of its feature.
///
/// An enum with these cases conforms as it is.
package protocol EmbeddedGatewayError: Error {
  /// There is no connection.
  static var offline: Self { get }
  /// No answer came in time.
  static var timedOut: Self { get }
  /// The back end could not answer.
  static var server: Self { get }
  /// The task that waited for the answer was cancelled.
  static var cancelled: Self { get }
}

extension EmbeddedGatewayError {
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
  /// - Throws: What the network did, or the back end's error.
  package func ask<Answer, Failure: EmbeddedGatewayError>(
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
