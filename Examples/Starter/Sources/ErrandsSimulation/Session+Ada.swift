import Errands

extension Session {
  /// The session of the only account.
  static let ada = Session(token: "3f1c")
}
