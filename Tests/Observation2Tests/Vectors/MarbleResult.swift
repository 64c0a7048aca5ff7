import Observation2

/// The result of a case's operator.
@MainActor
enum MarbleResult {
  /// A stream of values.
  case values(EventStream<MarbleValue>)
  /// A stream of streams, each with its key, or `nil` if its number identifies it.
  case streams(EventStream<MarbleInner>)
  /// A stream that is connected to its source explicitly.
  case connectable(ConnectableStream<MarbleValue>)
}

/// An inner stream.
struct MarbleInner {
  let key: MarbleValue?
  let stream: EventStream<MarbleValue>
}
