import StateStore

/// The state of the login.
public struct LoginState: Equatable, Sendable {
  /// The text in the fields.
  public var form = LoginForm()
  /// The session; loaded, with no value, until the person signs in.
  public var session = Loadable<Session, ErrandsError>(nil)

  /// Creates the state of an empty login.
  public init() {}
}
