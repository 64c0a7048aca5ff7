/// The server's proof that a person has signed in.
public struct Session: Codable, Equatable, Sendable {
  /// The text that each request carries.
  public let token: String

  /// Creates a session.
  public init(token: String) {
    self.token = token
  }
}
