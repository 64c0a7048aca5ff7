/// How a stream ended.
@usableFromInline
@frozen
package enum StreamEnd {
  /// It completed: there are no more values.
  case completed
  /// It failed.
  case error(any Error)
}
