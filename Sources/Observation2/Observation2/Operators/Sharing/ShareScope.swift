/// How long a shared stream remembers.
public enum ShareScope: Sendable {
  /// While someone listens. After the last observer has left, or the source has ended, the next
  /// observer starts anew.
  case whileConnected
  /// For good: values, and the end, are repeated to whoever comes later.
  case forever
}
