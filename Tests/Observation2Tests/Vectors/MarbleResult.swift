import Observation2

/// What an operator of a case gives.
@MainActor
enum MarbleResult {
  /// A stream of values.
  case values(EventStream<MarbleValue>)
  /// A stream of streams, each with its key, or `nil` if it is known by its number.
  case streams(EventStream<MarbleInner>)
  /// A stream that is connected to its source by hand.
  case connectable(ConnectableStream<MarbleValue>)
}

/// An inner stream.
struct MarbleInner {
  let key: MarbleValue?
  let stream: EventStream<MarbleValue>
}
