/// How a stream ended.
@usableFromInline
@frozen
package enum StreamEnd {
  /// It had nothing more to say.
  case completed
  /// It failed.
  case error(any Error)
}
