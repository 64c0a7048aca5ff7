import ScenesTransport

/// The reason why a request has no result.
public enum ErrandsError: Error, Equatable, Sendable {
  /// There is no connection.
  case offline
  /// No response came in time.
  case timedOut
  /// The response ended too early.
  case broken
  /// The server could not respond.
  case server
  /// The task that waited for the response was cancelled.
  case cancelled
  /// The server knows no such session, or no account with this address and password.
  case unauthorized
  /// The response differs from the agreed format.
  case answer(TransportMessageError)
}

extension ErrandsError: HTTPGatewayError {}

extension ErrandsError: CustomStringConvertible {
  /// The sentence for the person, with a remedy.
  public var description: String {
    switch self {
    case .offline: "There is no connection. Connect the device, and try again."
    case .timedOut: "The server did not respond in time. Try again."
    case .broken: "The response ended too early. Try again."
    case .server: "The server is out of order. Try again later."
    case .cancelled: "The request was cancelled. Try again."
    case .unauthorized: "No account has this address and password. Correct them."
    case .answer(let error): "The app does not understand the server. Update it. (\(error))"
    }
  }
}
