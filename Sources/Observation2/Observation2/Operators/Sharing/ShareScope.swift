/// The time for which a shared stream keeps its values.
public enum ShareScope: Sendable {
  /// While somebody listens. After the last observer has left, or the source has ended, the next
  /// observer starts anew.
  case whileConnected
  /// For good: values, and the end, are replayed to later observers.
  case forever
}
