/// How a stream ended.
@frozen
public enum StreamEnd {
  /// It had nothing more to say.
  case completed
  /// It failed.
  case error(any Error)
}
