/// The method of a request.
public enum TransportMethod: String, Hashable, Sendable, CaseIterable {
  /// Asks for something and changes nothing.
  case get = "GET"
  /// Like ``get``, for the headers alone.
  case head = "HEAD"
  /// Asks the other side to do something; sending it twice may do it twice.
  case post = "POST"
  /// Puts something in a place; sending it twice is like sending it once.
  case put = "PUT"
  /// Changes a part of something.
  case patch = "PATCH"
  /// Removes something.
  case delete = "DELETE"

  /// Whether a request with it changes nothing at the other side.
  public var isSafe: Bool { self == .get || self == .head }
}
