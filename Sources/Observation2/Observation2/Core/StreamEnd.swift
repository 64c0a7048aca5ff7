/// How a stream ended.
@frozen
public enum StreamEnd {
  /// It completed: there are no more values.
  case completed
  /// It failed.
  case error(any Error)
}
