/// The error of a gateway over a transport, in the words of its feature.
///
/// An enum with these cases conforms as it is.
public protocol HTTPGatewayError: GatewayError {
  /// The answer did not come whole.
  static var broken: Self { get }
  /// The answer is not the agreed one.
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
