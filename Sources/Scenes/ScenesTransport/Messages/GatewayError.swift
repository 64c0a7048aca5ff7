/// The error of a gateway, in the words of its feature, whatever is behind the gateway.
///
/// An enum with these cases conforms as it is.
public protocol GatewayError: Error {
  /// There is no connection.
  static var offline: Self { get }
  /// No answer came in time.
  static var timedOut: Self { get }
  /// The back end could not answer.
  static var server: Self { get }
  /// The task that waited for the answer was cancelled.
  static var cancelled: Self { get }
}
