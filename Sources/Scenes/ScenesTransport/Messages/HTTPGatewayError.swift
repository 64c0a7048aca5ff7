/// The error of a gateway over a transport, in the words of its feature.
///
/// An enum with these cases conforms as it is.
package protocol HTTPGatewayError: Error {
  /// There is no connection.
  static var offline: Self { get }
  /// No answer came in time.
  static var timedOut: Self { get }
  /// The answer did not come whole.
  static var broken: Self { get }
  /// The back end could not answer.
  static var server: Self { get }
  /// The task that waited for the answer was cancelled.
  static var cancelled: Self { get }
  /// What came is not the agreed answer.
  static func answer(_ error: TransportMessageError) -> Self
}

extension HTTPGatewayError {
  /// Translates what the transport says into the feature's words.
  init(_ error: HTTPTransportError) {
    switch error.reason {
    case .offline: self = .offline
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .truncated, .oversized, .unsendable, .malformed, .other: self = .broken
    }
  }
}
