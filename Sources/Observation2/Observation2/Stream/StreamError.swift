/// The errors with which the operators themselves fail.
public enum StreamError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing came in time.
  case timeout
  /// A stream that had to emit a value ended without one.
  case noElements
  /// A stream that had to emit one value emitted a second one.
  case moreThanOneElement
  /// A stream ended before it emitted the value with the requested index.
  case argumentOutOfRange

  /// The cause and the remedy.
  public var description: String {
    switch self {
    case .timeout:
      """
      timeout: no event came within the time given to timeout(_:scheduler:); \
      allow more, or go over to another stream with timeout(_:other:scheduler:)
      """
    case .noElements:
      """
      noElements: the stream completed without a (matching) value; \
      give it one with ifEmpty(default:), or use take(1)
      """
    case .moreThanOneElement:
      """
      moreThanOneElement: single() got a second (matching) value; \
      use take(1) if more than one is all right
      """
    case .argumentOutOfRange:
      """
      argumentOutOfRange: the stream completed before the index of elementAt(_:); \
      handle that with ifEmpty or catch
      """
    }
  }
}
