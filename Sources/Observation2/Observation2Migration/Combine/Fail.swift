public import Observation2

/// Combine’s `Fail`: here ``Observation2/EventStream/error(_:)``.
@available(*, unavailable, message: "Write EventStream.error(_:).")
public struct Fail<Output, Failure: Error>: EventStreamConvertible {
  /// Combine’s `init(error:)`.
  public init(error: Failure) { unreachable() }

  /// Combine’s `init(outputType:failure:)`.
  public init(outputType: Output.Type, failure: Failure) { unreachable() }

  /// Combine’s `eraseToAnyPublisher()`.
  public func eraseToAnyPublisher() -> EventStream<Output> { unreachable() }

  /// The stream.
  public func asStream() -> EventStream<Output> { unreachable() }
}
