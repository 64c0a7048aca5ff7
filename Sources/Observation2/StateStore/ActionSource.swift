/// The source of an action.
public enum ActionSource: String, Codable, Sendable {
  /// Code outside the store sent it.
  case outside
  /// An effect sent it.
  case effect
}
