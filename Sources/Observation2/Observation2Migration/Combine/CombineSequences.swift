public import Observation2

extension Sequence {
  /// Combine’s `publisher`.
  @available(*, unavailable, message: "Write EventStream.from(values).")
  public var publisher: EventStream<Element> { unreachable() }
}

extension Optional {
  /// Combine’s `publisher`.
  @available(*, unavailable, message: "Write EventStream.from(optional: value).")
  public var publisher: EventStream<Wrapped> { unreachable() }
}

extension Result {
  /// Combine’s `publisher`.
  @available(*, unavailable, message: "Write EventStream.just(_:) or EventStream.error(_:).")
  public var publisher: EventStream<Success> { unreachable() }
}

extension EventStream {
  /// The values of Combine’s `Record`.
  @available(*, unavailable, message: "Write EventStream.from(_:).")
  public init(output: [Element], completion: Subscribers.Completion<any Error>) { unreachable() }
}
