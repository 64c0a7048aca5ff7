/// Where an action came from.
public enum ActionSource: String, Codable, Sendable {
  /// Somebody outside of the store sent it.
  case outside
  /// An effect sent it.
  case effect
}
