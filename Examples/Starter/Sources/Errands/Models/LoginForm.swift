/// The text in the fields of the login, which is also the body of the request.
public struct LoginForm: Codable, Equatable, Sendable {
  /// The address with which the account was made.
  public var email = ""
  /// The password, as the person typed it.
  public var password = ""

  /// Creates an empty form.
  public init() {}

  /// The sentence about the first mistake; `nil` if there is none.
  public var mistake: String? {
    if !email.contains("@") { return "Enter an address with an @." }
    return password.count < 8 ? "Enter a password of at least 8 characters." : nil
  }
}
